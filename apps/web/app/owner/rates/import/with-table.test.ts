import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { openedEditor, ratesReducer } from '../editor/rates-editor.ts'
import { withTable } from './with-table.ts'

const price = (fromDays: number, toDays: number, amount: number) => ({
  vehicleId: 5 as VehicleId,
  season: null,
  ...{ fromDays, toDays, amount: dollars(amount), perDays: 1 as const },
})
const table = { prices: [price(1, 6, 45), price(7, 365, 35)], seasons: [] }

test('the prices of a table are one edit, which one undo takes back with what was typed before', () => {
  const work = {
    rates: { ...DEFAULT_RATES, tiers: [1, 3] },
    basePrices: { 9: dollars(60) },
    unread: { 'prices.5.1.': '1,500', 'prices.9.3.': 'x', 'tax.percent': 'y', 'prices.9.1.': 'z' },
  }
  const before = { ...openedEditor(DEFAULT_RATES), present: work }
  const used = ratesReducer(before, { type: 'edit', change: (now) => withTable(now, table) })
  expect(used.present).toMatchObject({
    rates: { tiers: [1, 7], prices: [{ vehicleId: 5, fromDays: 7 }] },
    basePrices: { 5: dollars(45), 9: dollars(60) },
  })
  expect(used.present.unread).toEqual({ 'tax.percent': 'y', 'prices.9.1.': 'z' })
  expect(ratesReducer(used, { type: 'undo' }).present).toEqual(work)
})
