import { currency } from '@nelly/domain/currency'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { decided, mergeRates } from './merge-rates.ts'
import { draftOf, editsOf, type RatesDraft } from './rates-draft.ts'
import { openedEditor } from './rates-editor.ts'

const OPENED = { revision: 3, rates: DEFAULT_RATES }
const PRICES = { 5: dollars(45) }
const opened = openedEditor(DEFAULT_RATES).present
const taxOf = (of: number) => ({ ...DEFAULT_RATES.tax, percent: percent(of) })
const work = { ...opened, rates: { ...DEFAULT_RATES, tax: taxOf(16) }, basePrices: { 5: dollars(50) } }
const draft = draftOf(work, OPENED, PRICES) as RatesDraft

/** What a draft becomes once others saved these rates. */
const restoredOver = (rates: Partial<Rates>) => {
  const stored = { ...DEFAULT_RATES, ...rates }
  const merged = mergeRates(editsOf(draft, openedEditor(stored).present, { ...stored, basePrices: PRICES }))
  return { rates: decided(merged, new Set()), conflicts: merged.conflicts }
}

test('nothing is stored where nothing differs from the stored rates', () =>
  expect(draftOf(opened, OPENED, PRICES)).toBeNull())

test('a draft holds the revision and the parts that it was made on', () =>
  expect(draft).toMatchObject({
    revision: 3,
    rates: { tax: taxOf(16) },
    before: { rates: { tax: DEFAULT_RATES.tax }, prices: PRICES },
  }))

test('restored, a draft keeps what others saved since in other parts', () => {
  const { rates, conflicts } = restoredOver({ fees: [] })
  expect([rates.tax, rates.fees, rates.basePrices, conflicts]).toEqual([
    taxOf(16),
    [],
    { 5: dollars(50) },
    [],
  ])
})

test('a part that others changed since is asked about', () =>
  expect(restoredOver({ tax: taxOf(17) }).conflicts).toEqual(['tax']))

test('prices per day of a draft are not restored in another currency', () =>
  expect(restoredOver({ currency: currency('JPY') }).rates.basePrices).toEqual(PRICES))
