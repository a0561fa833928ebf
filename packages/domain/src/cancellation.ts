import { dollars, type UsCents } from './money.ts'
import { minutesBetween, type WallClock } from './wall-clock.ts'

/** What is kept of a prepaid reservation cancelled more than 24 hours before pickup. */
export const EARLY_CANCELLATION_FEE: UsCents = dollars(100)

/** What is kept of a prepaid reservation cancelled within 24 hours of pickup. */
export const LATE_CANCELLATION_FEE: UsCents = dollars(200)

/** From how many hours before pickup a cancellation is late; exactly so many is late already. */
export const LATE_CANCELLATION_HOURS = 24

/**
 * What the operator keeps of a prepaid reservation when it is cancelled; never more than was prepaid.
 * `minutesBeforePickup` is negative once pickup time has passed, and a no-show is cancelled after it: all is kept.
 *
 * Source: rules.md, "Cancellation".
 */
export function cancellationFee(prepaid: UsCents, minutesBeforePickup: number): UsCents {
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
export const cancellationFeeAt = (prepaid: UsCents, pickup: WallClock, now: WallClock): UsCents =>
  cancellationFee(prepaid, minutesBetween(now, pickup))
