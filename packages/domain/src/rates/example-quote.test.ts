import { expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { exampleQuote } from './example-quote.ts'
import type { Rates } from './rates.ts'
import { at, ratesWith, VEHICLE } from './testing/wishes.ts'

const CAR = { id: VEHICLE, pricePerDay: dollars(45) }
const quoteOf = (rates: Rates) => exampleQuote({ rates, revision: 7 }, CAR, at('2026-11-25T16:20'))

test('three days at 45.00 with the fees and the tax that nobody has seen yet', () => {
  const { lines, tax, total, days, ratesVersion } = quoteOf(DEFAULT_RATES)
  expect([days, ratesVersion]).toEqual([3, 7])
  expect(lines.map(({ amount }) => amount)).toEqual([13_500, 995, 350])
  expect([tax.amount, total]).toEqual([2672, 17_517])
})

for (const { rule, days } of [
  { rule: { minDays: 7 }, days: 7 },
  { rule: { maxDays: 2 }, days: 2 },
]) {
  test(`it can be booked: ${JSON.stringify(rule)} makes it ${days} days`, () =>
    expect(quoteOf(ratesWith({ rules: { ...DEFAULT_RATES.rules, ...rule } })).days).toBe(days))
}
