import { expect, test } from 'vitest'
import { distinctPlaces, samePlace } from './same-place.ts'

for (const [one, other, is] of [
  ['Aeropuerto de Punta Cana', ' aeropuerto  de punta cana', true],
  ['Samaná', 'SAMANA', true],
  ['Samaná', 'Sabana', false],
  ['Aeropuerto', 'Aeropuerto Las Américas', false],
] as const)
  test(`of two landings, “${one}” and “${other}” are ${is ? 'one place' : 'two'}`, () =>
    expect(samePlace(one, other)).toBe(is))

test('the places of an account are each named once, as they are first', () =>
  expect(distinctPlaces(['Samaná', 'Bávaro', 'samana', 'BAVARO ', 'Higüey'])).toEqual([
    'Samaná',
    'Bávaro',
    'Higüey',
  ]))
