import type { RentalPeriod } from '../rental-period.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import type { ReservationStatus } from './reservation-status.ts'

/** For how many hours from now a vehicle that is late holds its unit: nobody is promised one that is not there. */
export const OVERDUE_HOLD_HOURS = 24

/**
 * Whether the vehicle is out past its return. In the minute of the return it is not late.
 *
 * Source: rules.md, "The life of a reservation".
 */
export const isOverdue = (
  { status, period }: { readonly status: ReservationStatus; readonly period: RentalPeriod },
  now: WallClock,
): boolean => status === 'out' && period.return < now

/** A vehicle that is out. */
interface OutRental {
  readonly period: RentalPeriod
  /** The time that was booked, until the end of its turnaround. */
  readonly held: RentalPeriod
  /** When it went out. */
  readonly outAt: WallClock
}

/**
 * The time in which a vehicle that is out holds its unit: from when it went out, where that was before the pickup, to
 * the end of its turnaround, and where it is overdue for at least a day from now.
 *
 * Source: rules.md, "Availability".
 */
export function outHold({ period, held, outAt }: OutRental, now: WallClock): RentalPeriod {
  const late = isOverdue({ status: 'out', period }, now) ? addMinutes(now, OVERDUE_HOLD_HOURS * 60) : now
  const isLonger = late > held.return
  return {
    pickup: outAt < held.pickup ? outAt : held.pickup,
    return: isLonger ? late : held.return,
  }
}
