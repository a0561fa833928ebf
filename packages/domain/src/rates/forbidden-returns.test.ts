import { expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { forbiddenReturns } from './forbidden-returns.ts'

const places = ['Santiago', 'Samaná', 'La Romana'].map((name, id) => ({ name, id: id as PlaceId }))
const pair = (from: number, to: number, forbidden: boolean) => ({
  ...{ from: from as PlaceId, to: to as PlaceId, forbidden },
  amount: null,
})
const oneWay = { amount: 0 as never, pairs: [pair(0, 1, true), pair(1, 0, false), pair(0, 2, true)] }

for (const { pickup, not } of [
  { pickup: 'Santiago', not: ['Samaná', 'La Romana'] },
  { pickup: ' SANTIAGO ', not: ['Samaná', 'La Romana'] },
  { pickup: 'Samaná', not: [] },
  { pickup: 'Hotel Ocho', not: [] },
]) {
  test(`what is picked up at "${pickup}" is not returned at ${not.join(', ') || 'none of the places'}`, () =>
    expect(forbiddenReturns(oneWay, places, pickup)).toEqual(not))
}
