import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a text that fits is not shortened', () =>
  expect(shortened(' Autos en Santiago ', 17)).toBe('Autos en Santiago'))

test('a longer text is cut after a whole word', () =>
  expect(shortened('Autos en Santiago de los Caballeros', 20)).toBe('Autos en Santiago…'))

test('a single long word is cut at the limit', () => expect(shortened('abcdefghij', 5)).toBe('abcd…'))
