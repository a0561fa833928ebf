import { currency } from '@nelly/domain/currency'
import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { openedEditor, ratesReducer } from '../editor/rates-editor.ts'
import { withImported } from './with-imported.ts'

const imported = { ...DEFAULT_RATES, fees: [], tiers: [1, 7] }
const edited = { rates: DEFAULT_RATES, basePrices: { 5: dollars(50) }, unread: { 'tax.percent': '1,500' } }

test('the rates of a file take the place of those on the screen, and prices per day stay', () =>
  expect(withImported(edited, imported)).toMatchObject({
    rates: imported,
    basePrices: { 5: dollars(50) },
    unread: {},
  }))

test('with a file in another currency no price per day is taken over', () => {
  const { rates, basePrices } = withImported(edited, { ...imported, currency: currency('JPY') })
  expect([rates.currency, basePrices]).toEqual(['JPY', {}])
})

test('the amounts of a file are in its currency, also where the screen is in it already', () => {
  const inYen = { ...imported, currency: currency('JPY') }
  const kept = amountsOf(inYen).map(({ at }) => amountKey(at))
  expect(kept).toContain('cancellation.earlier.amount')
  expect(withImported(edited, inYen).kept).toEqual(kept)
  expect(withImported({ ...edited, rates: inYen }, inYen).kept).toEqual(kept)
})

test('one undo takes a file back, with what was typed before', () => {
  const before = { ...openedEditor(DEFAULT_RATES), present: edited }
  const change = (work: typeof edited) => withImported(work, imported)
  const used = ratesReducer(before, { type: 'edit', change: change as never })
  expect(ratesReducer(used, { type: 'undo' }).present).toEqual(edited)
})
