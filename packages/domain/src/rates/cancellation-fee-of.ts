import { fraction, type MinorUnits, minorUnits } from '../money.ts'
import type { Quote } from './quote.ts'
import { sumOf } from './quote-line.ts'
import { type CancellationFee, type Rates, shareOf } from './rates.ts'

/** What a fee is computed from: the price as it was booked. */
type Booked = Pick<Quote, 'lines' | 'days' | 'total' | 'prepayment'>

/**
 * The fee for cancelling a rental so many minutes before its pickup, negative once it has passed; never more than was
 * paid, which is the prepayment where there is one and else the total.
 *
 * Source: rules.md, "Cancellation terms".
 */
export function cancellationFeeOf(
  terms: Rates['cancellation'],
  booked: Booked,
  minutesBeforePickup: number,
): MinorUnits {
  const paid = booked.prepayment ?? booked.total
  const fee = feeThatHolds(terms, minutesBeforePickup)
  return fee === 'all' ? paid : minorUnits(Math.min(amountOf(fee, booked), paid))
}

/** The fee of the shortest time that has begun; its last minute belongs to it. */
function feeThatHolds({ earlier, within, afterPickup }: Rates['cancellation'], minutes: number) {
  if (minutes < 0) return afterPickup
  return within
    .filter(({ hours }) => minutes <= hours * 60)
    .reduce<CancellationFee & { hours?: number }>(
      (best, each) => (best.hours !== undefined && best.hours <= each.hours ? best : each),
      earlier,
    )
}

function amountOf({ amount, percent, days }: CancellationFee, booked: Booked): MinorUnits {
  if (amount !== null) return amount
  if (percent !== null) return shareOf(booked.total, percent)
  return fraction(rentalOf(booked), days ?? 0, booked.days)
}

/** The rental after its offer, without extras and fees. */
const rentalOf = ({ lines }: Booked): MinorUnits =>
  sumOf(lines.filter(({ kind }) => kind === 'rental' || kind === 'part_day' || kind === 'offer'))
