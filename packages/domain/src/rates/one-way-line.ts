import { ok, type Result, refuse } from '../result.ts'
import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import type { Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/**
 * The line for a return at another place: the amount of that pair in that direction, else the general one.
 *
 * Source: rules.md, "Fees".
 */
export function oneWayLine(
  oneWay: Rates['oneWay'],
  { pickupPlace, returnPlace, isSamePlace }: RentalWish,
): Result<QuoteLine[], 'one-way-forbidden'> {
  if (isSamePlace) return ok([])
  const pair = oneWay.pairs.find(({ from, to }) => from === pickupPlace && to === returnPlace)
  if (pair?.forbidden) return refuse('one-way-forbidden')
  const amount = pair?.amount ?? oneWay.amount
  if (amount === 0) return ok([])
  return ok([quoteLine({ code: 'one_way', kind: 'one_way', amount, reason: { kind: 'one_way' } })])
}
