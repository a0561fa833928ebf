import { freeUnit } from '../availability/availability.ts'
import type { Booked } from '../availability/booked.ts'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import { OVERDUE_HOLD_HOURS } from './overdue.ts'

/** The time in which a rental that is late at `now` is taken to hold its unit. Source: rules.md, "The desk". */
export const lateHold = ({ pickup }: RentalPeriod, now: WallClock): RentalPeriod => ({
  pickup,
  return: addMinutes(now, OVERDUE_HOLD_HOURS * 60),
})

/** A reservation that has not begun and may not get its unit. */
export interface AtRisk {
  /** The rental that is late with the unit. */
  readonly lateId: number
  /** The lowest other unit that is free for the whole time; undefined where there is none. */
  readonly freeUnit: number | undefined
}

/**
 * Whether a reservation that has not begun may not get its unit, since a late rental holds it: `others` is what else holds
 * units of the vehicle, late rentals with the time until when they do. Undefined where it is not at risk. Blocks are
 * never in the way of a reservation that stands.
 *
 * Source: rules.md, "The desk".
 */
export function atRisk(
  { unit, period }: Booked,
  others: readonly Booked[],
  units: number,
): AtRisk | undefined {
  const late = others.find((other) => other.unit === unit && overlaps(other.period, period))
  return late && { lateId: late.id, freeUnit: freeUnit(others, period, units) }
}
