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

test('with a file in another currency the price per day of every vehicle keeps its number', () => {
  const { rates, basePrices } = withImported(edited, [CAR, VAN], { ...imported, currency: currency('JPY') })
  expect([rates.currency, basePrices]).toEqual(['JPY', { 5: 45, 6: 90 }])
})

test('one undo takes a file back, with what was typed before', () => {
  const before = { ...openedEditor(DEFAULT_RATES), present: edited }
  const change = (work: typeof edited) => withImported(work, [CAR, VAN], imported)
  const used = ratesReducer(before, { type: 'edit', change: change as never })
  expect(ratesReducer(used, { type: 'undo' }).present).toEqual(edited)
})
