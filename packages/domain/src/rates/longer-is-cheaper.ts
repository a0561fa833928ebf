import { type MinorUnits, minorUnits } from '../money.ts'
import { type Days, days, type RentalPeriod } from '../rental-period.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import type { Quote } from './quote.ts'
import { type QuoteRequest, quoteRental } from './quote-rental.ts'
import type { Rates } from './rates.ts'
import { type RentalLength, rentalLength } from './rental-length.ts'
import type { RentalWish } from './rental-wish.ts'

/** Minutes. */
const DAY = 24 * 60

/** A longer rental with the same pickup that costs less. */
export interface LongerRental {
  readonly days: Days
  readonly period: RentalPeriod
  readonly total: MinorUnits
  /** The difference of the totals. */
  readonly saved: MinorUnits
}

/**
 * The longer rentals that cost less, the cheapest first: the next day and the day on which the next tier begins are
 * tried, with everything else as it is wished. Whether the vehicle is free is not looked at. `wishFor` gives the wish of another
 * period, where more of it than the period depends on that.
 *
 * Source: rules.md, "Longer is cheaper".
 */
export function longerIsCheaper(
  request: QuoteRequest,
  { total }: Quote,
  wishFor: (period: RentalPeriod) => RentalWish = (period) => ({ ...request.wish, period }),
): LongerRental[] {
  const { wish, rates } = request
  const length = rentalLength(wish.period, rates.rates.days)
  const nextTier = rates.rates.tiers.find((from) => from > length.pricedDays)
  const candidates = new Set([length.pricedDays + 1, nextTier ?? length.pricedDays + 1])
  return [...candidates]
    .filter((each) => each <= rates.rates.rules.maxDays)
    .flatMap((each) => {
      const period = {
        pickup: wish.period.pickup,
        return: returnAfter(each, wish.period, length, rates.rates.days),
      }
      const longer = quoteRental({ ...request, wish: wishFor(period) })
      return longer.ok && longer.value.total < total
        ? [
            {
              days: days(each),
              period,
              total: longer.value.total,
              saved: minorUnits(total - longer.value.total),
            },
          ]
        : []
    })
    .sort((one, other) => one.total - other.total)
}

/** The return at the same time of day where that makes so many days, else at the time of the pickup. */
function returnAfter(
  n: number,
  period: RentalPeriod,
  { pricedDays }: RentalLength,
  days: Rates['days'],
): WallClock {
  const moved = addMinutes(period.return, (n - pricedDays) * DAY)
  const { pricedDays: now, partDay } = rentalLength({ ...period, return: moved }, days)
  return now === n && !partDay ? moved : addMinutes(period.pickup, n * DAY)
}
