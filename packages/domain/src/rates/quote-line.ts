import { type MinorUnits, sum } from '../money.ts'
import type { QuoteLine } from './quote.ts'

type Given = Pick<QuoteLine, 'code' | 'kind' | 'amount' | 'reason'> & Partial<QuoteLine>

/** A line of a price: one piece, taxed, without a name, days or unit price unless given. */
export const quoteLine = (given: Given): QuoteLine => ({
  name: null,
  quantity: 1,
  days: null,
  unitAmount: null,
  perDays: 1,
  taxable: true,
  ...given,
})

/** The sum of the amounts of lines. */
export const sumOf = (lines: readonly Pick<QuoteLine, 'amount'>[]): MinorUnits =>
  sum(lines.map(({ amount }) => amount))
