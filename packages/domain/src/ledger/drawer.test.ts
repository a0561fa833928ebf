import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import { type Money, minorUnits } from '../money.ts'
import { type CashEntry, drawerDifferences, expectedCash } from './drawer.ts'
import type { DirectKind, PaymentMethod } from './entry.ts'

/** Amounts as `USD 500`, several with commas. */
const cash = (amounts: string): Money[] =>
  amounts
    .split(', ')
    .filter(Boolean)
    .map((amount) => {
      const [code = '', minor] = amount.split(' ')
      return { minor: minorUnits(Number(minor)), currency: currency(code) }
    })

/** Entries as `payment cash DOP 500`; `!` before one reverses it. */
const entry = (words: string): CashEntry => {
  const [kind = '', method, code = '', minor] = words.replace('!', '').split(' ')
  const of = { method: method as PaymentMethod, currency: currency(code) }
  const amountMinor = minorUnits(Number(minor))
  return words.startsWith('!')
    ? { ...of, amountMinor, kind: 'reversal', reversedKind: kind as DirectKind }
    : { ...of, amountMinor, kind: kind as DirectKind }
}

test.each([
  // When it was opened, what came and went, what is expected
  ['nothing', '', [], ''],
  ['what was in it', 'DOP 500000, USD 2000', [], 'DOP 500000, USD 2000'],
  [
    'a payment and its change',
    'DOP 500000',
    ['payment cash DOP 901000', 'refund cash DOP 236'],
    'DOP 1400764',
  ],
  [
    'pesos beside dollars',
    'USD 2000',
    ['payment cash DOP 901000', 'payment cash USD 100'],
    'USD 2100, DOP 901000',
  ],
  [
    'a deposit and its return',
    '',
    ['deposit_held cash USD 30000', 'deposit_released cash USD 13480'],
    'USD 16520',
  ],
  [
    'a deposit that pays',
    '',
    ['deposit_held cash USD 30000', 'deposit_captured cash USD 16520'],
    'USD 30000',
  ],
  ['a payment that is reversed', 'USD 100', ['payment cash USD 50', '!payment cash USD 50'], 'USD 100'],
  ['a refund of another day that is reversed', 'USD 100', ['!refund cash USD 50'], 'USD 150'],
  ['more paid out than there was', 'USD 100', ['refund cash USD 150'], 'USD -50'],
  [
    'what is no cash',
    'USD 100',
    ['payment card USD 50', 'payment transfer USD 70', 'deposit_held other USD 9'],
    'USD 100',
  ],
])('in a drawer: %s', (_, opening, entries, expected) => {
  expect(expectedCash(cash(opening), entries.map(entry))).toEqual(cash(expected))
})

test.each([
  ['DOP 1400764, USD 2000', 'DOP 1400764, USD 2000', ''],
  ['DOP 1400764, USD 2000', 'DOP 1400000, USD 2000', 'DOP -764'],
  ['DOP 100', 'DOP 100, EUR 500', 'EUR 500'],
  ['DOP 100, USD 100', 'DOP 200, USD 0', 'DOP 100, USD -100'],
])('of %s, with %s counted, the differences are %s', (expected, counted, differences) => {
  expect(drawerDifferences(cash(expected), cash(counted))).toEqual(cash(differences))
})
