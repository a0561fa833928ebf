import { expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { countNaming } from './naming-place.ts'
import { feeRate, ratesWith } from './testing/wishes.ts'

const id = (n: number) => n as PlaceId
const pair = (from: number, to: number) => ({ from: id(from), to: id(to), amount: null, forbidden: true })
const base = ratesWith({})
const rates = ratesWith({
  fees: [feeRate({ when: 'place', places: [id(1), id(2)] }), feeRate({ when: 'place', places: [id(2)] })],
  oneWay: { ...base.oneWay, pairs: [pair(1, 3), pair(3, 1), pair(2, 3)] },
})

for (const { place, count } of [
  { place: 1, count: 3 },
  { place: 2, count: 3 },
  { place: 3, count: 3 },
  { place: 4, count: 0 },
]) {
  test(`place ${place} is named by ${count} fees and pairs`, () =>
    expect(countNaming(rates, id(place))).toBe(count))
}
