import type { Currency } from '../currency.ts'
import { inLanguages } from '../languages.ts'
import { type MinorUnits, minorUnits, toMajorUnits, toMinorUnits } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { quoteLine, sumOf } from './quote-line.ts'
import { taxed } from './taxed.ts'

/** The most adjustments of one price. Source: rules.md, "Adjustments". */
export const MAX_ADJUSTMENTS = 10

/** What an operator adds to a price or takes off it, and why. */
export interface Adjustment {
  /** Negative for a discount. */
  readonly amount: MinorUnits
  readonly reason: string
}

/** Adjustments in the currency that they were typed in. */
export interface Adjustments {
  readonly currency: Currency
  readonly lines: readonly Adjustment[]
  /** The most that may be taken off, in percent of the price without them; all of it where that is not limited. */
  readonly mostPercent?: number | undefined
}

export type AdjustmentRefusal =
  | 'adjustment-too-large'
  | 'adjustment-nothing'
  | 'adjustment-other-currency'
  | 'discount-not-allowed'

/**
 * A price with these adjustments in place of those that it had. The tax is computed anew; the prepayment stays, as far as
 * the total reaches. Refused where more would be taken off than there is or than is allowed, where an amount is nothing, and where they
 * are of another currency than the price.
 *
 * Source: rules.md, "Adjustments".
 */
export function adjustedQuote(
  quote: Quote,
  { currency: typedIn, lines: adjustments, mostPercent }: Adjustments,
): Result<Quote, AdjustmentRefusal> {
  if (adjustments.length > 0 && typedIn !== quote.currency) return refuse('adjustment-other-currency')
  if (adjustments.some(({ amount }) => amount === 0)) return refuse('adjustment-nothing')
  const before = quote.lines.filter(({ kind }) => kind !== 'adjustment')
  const discount = adjustments.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0)
  if (mostPercent !== undefined && discount * 100 > sumOf(before) * mostPercent)
    return refuse('discount-not-allowed')
  const lines = [...before, ...adjustments.map(lineOf)]
  const taxable = sumOf(lines.filter((line) => line.taxable))
  if (taxable < 0) return refuse('adjustment-too-large')
  const sums = taxed(lines, quote.tax)
  const { fullPrepayment, ...kept } = quote
  const full = fullPrepayment ?? quote.prepayment
  const prepayment = full === null ? null : least(full, sums.total)
  const { display, currency } = quote
  return ok({
    ...kept,
    lines,
    ...sums,
    prepayment,
    ...(full !== null && full !== prepayment && { fullPrepayment: full }),
    dueAtPickup: minorUnits(sums.total - (prepayment ?? 0)),
    display: display && {
      ...display,
      amount: toMinorUnits(toMajorUnits({ minor: sums.total, currency }) * display.rate, display.currency),
    },
  })
}

/**
 * The adjustments of a price, as they were made; the reason is blank once it was erased. Those of nothing, which were once taken,
 * are left out.
 */
export const adjustmentsOf = ({ lines }: Pick<Quote, 'lines'>): Adjustment[] =>
  lines
    .filter(({ kind, amount }) => kind === 'adjustment' && amount !== 0)
    .map(({ amount, name }) => ({ amount, reason: name?.es ?? '' }))

/** A price whose adjustments no longer say why: the operator's words may name the customer. */
export const withoutReasons = (quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => (line.kind === 'adjustment' ? { ...line, name: null } : line)),
})

const lineOf = ({ amount, reason }: Adjustment): QuoteLine =>
  quoteLine({
    code: 'adjustment',
    kind: 'adjustment',
    name: reason === '' ? null : inLanguages(() => reason),
    amount,
    reason: { kind: 'adjustment' },
  })

const least = (one: MinorUnits, other: MinorUnits): MinorUnits => (one < other ? one : other)
