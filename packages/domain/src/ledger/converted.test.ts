import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import { minorUnits } from '../money.ts'
import { converted } from './converted.ts'

test.each([
  // Paid, at so much for one, booked
  ['DOP', 901_000, 59.1234, 'USD', 15_239],
  ['DOP', 236, 59.1234, 'USD', 4],
  ['DOP', 10, 59.1234, 'USD', undefined],
  ['USD', 15_239, 0.016914, 'DOP', 900_970],
  ['USD', 1, 0.5, 'DOP', 2],
  ['EUR', 100, 0.0062, 'JPY', 161],
  ['JPY', 161, 161.29, 'EUR', 100],
  ['JPY', 1_000_000_000_000, 0.0001, 'USD', undefined],
  ['DOP', 1_000_000_000_000, 1, 'USD', 1_000_000_000_000],
])('%s %d at %d for one %s are %d', (from, minor, rate, to, booked) => {
  expect(converted({ minor: minorUnits(minor), currency: currency(from) }, rate, currency(to))).toBe(booked)
})
