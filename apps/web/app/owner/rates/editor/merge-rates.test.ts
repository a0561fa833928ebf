import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type PriceCell, percent, type Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { mergeRates } from './merge-rates.ts'

const cell = (fromDays: number, amount: number): PriceCell => ({
  vehicleId: 5 as VehicleId,
  season: null,
  fromDays,
  amount: dollars(amount),
  perDays: 1,
})
const BASE: Rates = { ...DEFAULT_RATES, tiers: [1, 3, 7], prices: [cell(3, 42)] }
const taxOf = (of: number) => ({ ...BASE.tax, percent: percent(of) })

test('changes of different parts are put together', () => {
  const { rates, conflicts } = mergeRates(
    BASE,
    { ...BASE, tax: taxOf(16) },
    { ...BASE, prepayment: null, fees: [] },
  )
  expect([rates.tax.percent, rates.fees, conflicts]).toEqual([1600, [], []])
})

test('where both changed a part, mine stays and it is a conflict', () => {
  const { rates, conflicts } = mergeRates(BASE, { ...BASE, tax: taxOf(16) }, { ...BASE, tax: taxOf(17) })
  expect([rates.tax.percent, conflicts]).toEqual([1600, ['tax']])
})

test('the same change of both is no conflict', () =>
  expect(mergeRates(BASE, { ...BASE, tax: taxOf(16) }, { ...BASE, tax: taxOf(16) }).conflicts).toEqual([]))

test('prices are put together cell by cell', () => {
  const mine = { ...BASE, prices: [cell(3, 42), cell(7, 35)] }
  const { rates, conflicts } = mergeRates(BASE, mine, { ...BASE, prices: [cell(3, 40)] })
  expect([rates.prices, conflicts]).toEqual([[cell(3, 40), cell(7, 35)], []])
  const { conflicts: ofOne } = mergeRates(BASE, { ...BASE, prices: [] }, { ...BASE, prices: [cell(3, 40)] })
  expect(ofOne).toEqual(['prices'])
})

test('cells of a tier that the other removed go with it', () => {
  const mine = { ...BASE, prices: [cell(3, 42), cell(7, 35)] }
  expect(mergeRates(BASE, mine, { ...BASE, tiers: [1, 3] }).rates.prices).toEqual([cell(3, 42)])
})
