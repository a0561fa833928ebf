import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('what fits is shown whole', () => expect(shortened(' Autos en Santiago ', 17)).toBe('Autos en Santiago'))

test('what is longer is cut after a whole word', () =>
  expect(shortened('Autos en Santiago de los Caballeros', 20)).toBe('Autos en Santiago…'))

test('a single endless word is cut where the room ends', () =>
  expect(shortened('abcdefghij', 5)).toBe('abcd…'))
