import { currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { openedEditor } from './rates-editor.ts'
import { withCurrency } from './with-currency.ts'

const CAR = { id: 5 as VehicleId, name: 'Kia Rio', pricePerDay: dollars(45) }
const opened = openedEditor(DEFAULT_RATES).present

test('in another currency every amount keeps its number, the price of every vehicle among them', () => {
  const { rates, basePrices } = withCurrency(opened, [CAR], currency('JPY'))
  expect([rates.extras[0]?.amount, rates.fees[0]?.amount, rates.cancellation.earlier.amount]).toEqual([
    12, 10, 100,
  ])
  expect(basePrices).toEqual({ 5: 45 })
})

test('between currencies with the same decimals nothing but the currency changes', () => {
  const { rates } = withCurrency(opened, [CAR], currency('DOP'))
  expect({ ...rates, currency: DEFAULT_RATES.currency }).toEqual(DEFAULT_RATES)
})

test('the currency that is charged is not shown a second time', () => {
  const display = { currency: currency('DOP'), rate: 59, date: '2026-11-22' as never }
  const work = { ...opened, rates: { ...DEFAULT_RATES, display } }
  expect(withCurrency(work, [CAR], currency('DOP')).rates.display).toBeNull()
})
