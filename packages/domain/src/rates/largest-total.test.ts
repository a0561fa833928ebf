import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import { minorUnits } from '../money.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { areAmountsSafe } from './largest-total.ts'
import { percent } from './rates.ts'
import { extraRate, ratesWith } from './testing/wishes.ts'

const dear = extraRate({ amount: minorUnits(10_000_000_000), maxQuantity: 99 })

for (const [what, rates, safe] of [
  ['the default rates', DEFAULT_RATES, true],
  [
    'forty extras of a hundred dollars',
    ratesWith({ extras: Array(40).fill(extraRate({ maxQuantity: 99 })) }),
    true,
  ],
  ['forty extras of a hundred million', ratesWith({ extras: Array(40).fill(dear) }), false],
  [
    'the same extras with a second currency of ten million to the dollar',
    ratesWith({
      extras: Array(40).fill(extraRate({ maxQuantity: 99 })),
      display: { currency: currency('IRR'), rate: 10_000_000, date: '2026-11-22' as never },
    }),
    false,
  ],
  ['a tax of 100 %', ratesWith({ tax: { ...DEFAULT_RATES.tax, percent: percent(100) } }), true],
] as const) {
  test(`${what} ${safe ? 'keep' : 'do not keep'} all amounts exact`, () =>
    expect(areAmountsSafe(rates)).toBe(safe))
}
