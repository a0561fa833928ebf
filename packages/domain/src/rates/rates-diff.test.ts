import { expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import { ratesDiff } from './rates-diff.ts'
import { cell, ratesWith, VEHICLE } from './testing/wishes.ts'

const priced = (currency: 'USD' | 'DOP') => ({
  rates: ratesWith({ currency: currency as never, tiers: [1, 3], prices: [cell(3, 42)] }),
  vehicles: [{ id: VEHICLE, pricePerDay: dollars(45) }],
})
const kinds = (before: 'USD' | 'DOP', after: 'USD' | 'DOP') =>
  ratesDiff(priced(before), priced(after)).map(({ kind }) => kind)

test('the same numbers in another currency are other prices', () => {
  expect(kinds('USD', 'DOP')).toEqual(['currency', 'base_price', 'price'])
  expect(kinds('DOP', 'DOP')).toEqual([])
})
