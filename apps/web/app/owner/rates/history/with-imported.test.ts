import { currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { openedEditor, ratesReducer } from '../editor/rates-editor.ts'
import { withImported } from './with-imported.ts'

const CAR = { id: 5 as VehicleId, name: 'Kia Rio', pricePerDay: dollars(45) }
const VAN = { id: 6 as VehicleId, name: 'Kia Carnival', pricePerDay: dollars(90) }
const imported = { ...DEFAULT_RATES, fees: [], tiers: [1, 7] }
const edited = { rates: DEFAULT_RATES, basePrices: { 5: dollars(50) }, unread: { 'tax.percent': '1,500' } }

test('the rates of a file take the place of those on the screen, and prices per day stay', () =>
  expect(withImported(edited, [CAR, VAN], imported)).toEqual({
    rates: imported,
    basePrices: { 5: dollars(50) },
    unread: {},
  }))

test('with a file in another currency the price per day of every vehicle has to be typed anew', () => {
  const inYen = { ...imported, currency: currency('JPY') }
  const { rates, basePrices, unread, kept } = withImported(edited, [CAR, VAN], inYen)
  expect([rates.currency, basePrices]).toEqual(['JPY', {}])
  expect(unread).toEqual({ 'prices.5.1.': 'US$45.00', 'prices.6.1.': 'US$90.00' })
  // The amounts of the file are in its currency.
  expect(kept).toContain('cancellation.earlier.amount')
})

test('one undo takes a file back, with what was typed before', () => {
  const before = { ...openedEditor(DEFAULT_RATES), present: edited }
  const change = (work: typeof edited) => withImported(work, [CAR, VAN], imported)
  const used = ratesReducer(before, { type: 'edit', change: change as never })
  expect(ratesReducer(used, { type: 'undo' }).present).toEqual(edited)
})
