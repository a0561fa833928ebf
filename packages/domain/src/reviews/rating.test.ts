import { expect, test } from 'vitest'
import { rating } from './rating.ts'

test('a vehicle has the same stars on every visit, and a small fleet has all three values', () =>
  expect([1, 2, 3, 4, 5, 6].map(rating)).toEqual([4.5, 4, 5, 4.5, 4, 5]))

test('4, 4.5 and 5 stars are each given to about a third of a fleet', () => {
  const stars = Array.from({ length: 3000 }, (_, index) => rating(index + 1))
  for (const given of [4, 4.5, 5]) {
    const share = stars.filter((each) => each === given).length
    expect(share).toBeGreaterThan(900)
    expect(share).toBeLessThan(1100)
  }
})
