import { expect, test } from 'vitest'
import { ApiProblem } from '../../../api/api-problem.ts'
import { conflictsOf, theirValues } from './edit-conflicts.ts'

const fields = { price: 'pricePerDay', brand: 'brand' } as const

test('conflicts have the field names of the form', () => {
  const conflicts = { price: { yours: 40, theirs: 30 }, unheard: { yours: 1, theirs: 2 } }
  expect(conflictsOf(new ApiProblem(409, 'changed-meanwhile', '', {}, conflicts), fields)).toEqual([
    { field: 'pricePerDay', theirs: 30 },
  ])
})

test('other refusals have no conflicts', () =>
  expect(conflictsOf(new ApiProblem(409, 'name-taken', ''), fields)).toEqual([]))

test('stored values come as the form holds them: text as text, and missing ones blank', () =>
  expect(
    theirValues(
      [
        { field: 'odometer', theirs: 42000 },
        { field: 'notes', theirs: null },
        { field: 'isPickup', theirs: false },
      ],
      { odometer: '41000', notes: 'Rayada', isPickup: true },
    ),
  ).toEqual({ odometer: '42000', notes: '', isPickup: false }))
