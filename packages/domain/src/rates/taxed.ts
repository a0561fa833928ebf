import { fraction, type MinorUnits, minorUnits } from '../money.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { sumOf } from './quote-line.ts'
import { ONE_HUNDRED_PERCENT, type Rates, shareOf } from './rates.ts'

/**
 * Subtotal, tax and total of all lines. The tax is computed once, on the sum of the taxable ones: on top of them, or
 * included in them.
 *
 * Source: rules.md, "Tax of a landing".
 */
export function taxed(
  lines: readonly QuoteLine[],
  tax: Rates['tax'],
): Pick<Quote, 'subtotal' | 'tax' | 'total'> {
  const all = sumOf(lines)
  const taxable = sumOf(lines.filter((line) => line.taxable))
  const amount = tax.included ? minorUnits(taxable - netOf(taxable, tax)) : shareOf(taxable, tax.percent)
  return {
    subtotal: tax.included ? minorUnits(all - amount) : all,
    tax: { ...tax, amount },
    total: tax.included ? all : minorUnits(all + amount),
  }
}

const netOf = (gross: MinorUnits, { percent }: Rates['tax']): MinorUnits =>
  fraction(gross, ONE_HUNDRED_PERCENT, ONE_HUNDRED_PERCENT + percent)
