import type { Currency } from '../currency.ts'
import { type MinorUnits, type Money, minorUnits, sum } from '../money.ts'
import { type BasisPoints, shareOf } from '../rates/rates.ts'

/**
 * What counts of a reservation for its partner from a moment on: its price without tax once it is returned, else 0. Each is written
 * when that changes.
 */
export interface CountedPrice {
  readonly reservationId: number
  /** `yyyy-mm` at the rental place. */
  readonly month: string
  readonly percent: BasisPoints
  readonly currency: Currency
  readonly base: MinorUnits
}

/** What one reservation adds to the statement of a month; below zero where a month before stated too much. */
export interface StatementLine {
  readonly reservationId: number
  readonly percent: BasisPoints
  readonly base: Money
  readonly commission: Money
  /** Whether a month before has stated it already. */
  readonly isCorrection: boolean
}

/** A partner's share of a price, to the nearest minor unit, halves up. */
export const commissionOn = (base: MinorUnits, percent: BasisPoints): MinorUnits => shareOf(base, percent)

/**
 * The statements of a partner by month, the oldest first, from all prices that counted, oldest first. Each line is what is owed for a
 * reservation at the end of the month less what months before have stated: they add up to what is owed in the end.
 *
 * Source: rules.md, "Partners".
 */
export function statementsOf(
  counted: readonly CountedPrice[],
): ReadonlyMap<string, readonly StatementLine[]> {
  const lines = [...Map.groupBy(counted, ({ reservationId }) => reservationId).values()].flatMap(linesOf)
  const byMonth = Map.groupBy(lines, ({ month }) => month)
  return new Map([...byMonth].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The lines of one reservation. A price takes the place of the one before, also where that was in another currency. */
function linesOf(counted: readonly CountedPrice[]): (StatementLine & { readonly month: string })[] {
  const differences = counted.flatMap((now, index) => {
    const before = counted[index - 1]
    return before ? [{ ...part(before, -1), month: now.month }, part(now, 1)] : [part(now, 1)]
  })
  const months = Map.groupBy(differences, ({ month }) => month)
  const first = [...months.keys()][0]
  return [...months].flatMap(([month, those]) =>
    [...Map.groupBy(those, ({ currency }) => currency)].flatMap(([currency, some]) => {
      const { reservationId, percent } = counted[0] as CountedPrice
      const base = { minor: sum(some.map((one) => one.base)), currency }
      const commission = { minor: sum(some.map((one) => one.commission)), currency }
      if (base.minor === 0 && commission.minor === 0) return []
      return [{ month, reservationId, percent, base, commission, isCorrection: month !== first }]
    }),
  )
}

/** A price and its commission, added or taken away. */
const part = ({ month, currency, base, percent }: CountedPrice, sign: 1 | -1) => ({
  month,
  currency,
  base: minorUnits(sign * base),
  commission: minorUnits(sign * commissionOn(base, percent)),
})
