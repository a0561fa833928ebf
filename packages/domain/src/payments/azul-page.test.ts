import { expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import { minorUnits } from '../money.ts'
import { azulAmount, azulOutcome, readAzulAmount } from './azul-page.ts'

// Rule of "Money and paper": domain/payments/azul-page.ts
test.each([
  [21_765, '21765'],
  [100, '100'],
  [5, '005'],
  [0, '000'],
])('%i cents are written %s', (cents, written) => {
  expect(azulAmount({ minor: minorUnits(cents), currency: USD })).toBe(written)
  expect(readAzulAmount(written)).toBe(cents)
})

test('amounts of other decimals, or below nothing, are none of AZUL', () => {
  expect(() => azulAmount({ minor: minorUnits(100), currency: currency('JPY') })).toThrow(RangeError)
  expect(() => azulAmount({ minor: minorUnits(-1), currency: USD })).toThrow(RangeError)
  expect(['', '217.65', '-1', '1e3', '１'].map(readAzulAmount)).toEqual(Array(5).fill(undefined))
})

test.each([
  ['00', 'approved'],
  ['51', 'declined'],
  ['99', 'declined'],
  ['08', 'declined'],
  ['0', 'declined'],
  ['', 'unknown'],
])('the code "%s" is read as %s', (IsoCode, outcome) => expect(azulOutcome({ IsoCode })).toBe(outcome))
