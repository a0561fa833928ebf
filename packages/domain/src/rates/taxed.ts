import { fraction, type MinorUnits, minorUnits } from '../money.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { sumOf } from './quote-line.ts'
import { type BasisPoints, ONE_HUNDRED_PERCENT, type Rates, shareOf } from './rates.ts'

/**
 * Subtotal, tax and total of all lines. The tax is computed once, on the sum of the taxable ones: on top of them, or
 * included in them.
 *
 * Source: rules.md, "Tax of a landing".
 */
export function taxed(
  lines: readonly Pick<QuoteLine, 'amount' | 'taxable'>[],
  { name, percent, included }: Rates['tax'],
): Pick<Quote, 'subtotal' | 'tax' | 'total'> {
  const all = sumOf(lines)
  const taxable = sumOf(lines.filter((line) => line.taxable))
  const amount = included ? minorUnits(taxable - netOf(taxable, percent)) : shareOf(taxable, percent)
  return {
    subtotal: included ? minorUnits(all - amount) : all,
    tax: { name, percent, included, amount },
    total: included ? all : minorUnits(all + amount),
  }
}

const netOf = (gross: MinorUnits, percent: BasisPoints): MinorUnits =>
  fraction(gross, ONE_HUNDRED_PERCENT, ONE_HUNDRED_PERCENT + percent)
