import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import type { Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/**
 * The line for a return at another place: the amount of that pair in that direction, else the general one. Whether it is
 * allowed is a rule (`brokenRules`).
 *
 * Source: rules.md, "Fees".
 */
export function oneWayLine(
  oneWay: Rates['oneWay'],
  { pickupPlace, returnPlace, isSamePlace }: RentalWish,
): QuoteLine[] {
  if (isSamePlace) return []
  const pair = oneWay.pairs.find(({ from, to }) => from === pickupPlace && to === returnPlace)
  const amount = pair?.amount ?? oneWay.amount
  if (amount === 0) return []
  return [quoteLine({ code: 'one_way', kind: 'one_way', amount, reason: { kind: 'one_way' } })]
}
