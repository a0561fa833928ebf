import { dollars, type MinorUnits } from './money.ts'
import { minutesBetween, type WallClock } from './wall-clock.ts'

/** The fee for a cancellation more than 24 hours before pickup. */
export const EARLY_CANCELLATION_FEE: MinorUnits = dollars(100)

/** The fee for a cancellation within 24 hours of pickup. */
export const LATE_CANCELLATION_FEE: MinorUnits = dollars(200)

/** A cancellation this many hours before pickup, or fewer, is late. */
export const LATE_CANCELLATION_HOURS = 24

/**
 * The fee for cancelling a reservation, which counts as prepaid in full; never more than its total.
 * `minutesBeforePickup` is negative once pickup time has passed, and a no-show is cancelled after it: the whole total is due.
 *
 * Source: rules.md, "Cancellation".
 */
export function cancellationFee(prepaid: MinorUnits, minutesBeforePickup: number): MinorUnits {
  if (minutesBeforePickup < 0) return prepaid
  const isLate = minutesBeforePickup <= LATE_CANCELLATION_HOURS * 60
  const fee = isLate ? LATE_CANCELLATION_FEE : EARLY_CANCELLATION_FEE
  return fee < prepaid ? fee : prepaid
}

/**
 * The same fee by the clock on the wall at the rental place: what cancelling costs when it shows `now`.
 *
 * Source: rules.md, "Cancellation".
 */
export const cancellationFeeAt = (prepaid: MinorUnits, pickup: WallClock, now: WallClock): MinorUnits =>
  cancellationFee(prepaid, minutesBetween(now, pickup))
