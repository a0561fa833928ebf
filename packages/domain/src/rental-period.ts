import type { Branded } from './brand.ts'
import { minutesBetween, realWallClock, type WallClock } from './wall-clock.ts'

/** From pickup to return, in wall-clock time at the rental place. Half-open: the moment of return is not part of it. */
export type RentalPeriod = { pickup: WallClock; return: WallClock }

/** Rental days, a whole number of at least one. */
export type Days = Branded<number, 'Days'>

/** Minutes beyond whole days that are free. */
export const GRACE_MINUTES = 59

/** The longest rental, in rental days. */
export const MAX_RENTAL_DAYS = 365

/** How many years ahead a pickup may lie. */
export const MAX_YEARS_AHEAD = 2

const MINUTES_A_DAY = 24 * 60

/** `n` rental days. Throws a RangeError unless it is a whole number of at least one. */
export function days(n: number): Days {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a number of rental days: ${n}`)
  return n as Days
}

/**
 * The days a rental is charged for: whole 24 hours of wall-clock time, one more where the rest exceeds the grace,
 * and at least one.
 *
 * Source: rules.md, "Rental days".
 */
export function rentalDays(period: RentalPeriod, graceMinutes: number = GRACE_MINUTES): Days {
  const length = minutesBetween(period.pickup, period.return)
  const whole = Math.floor(length / MINUTES_A_DAY)
  const begun = length % MINUTES_A_DAY > graceMinutes ? 1 : 0
  return days(Math.max(1, whole + begun))
}

/** Whether two periods overlap. A return at 10:00 and a pickup at 10:00 may touch. */
export const overlaps = (a: RentalPeriod, b: RentalPeriod): boolean =>
  a.pickup < b.return && b.pickup < a.return

/**
 * The period as the clock of that time zone can show it: what is quoted, checked and booked. A pickup or return at a time that is
 * skipped is later by the gap, so that a return may come before its pickup; of a time that comes twice the first is meant.
 *
 * Source: rules.md, "Dates and times".
 */
export const realPeriod = ({ pickup, return: back }: RentalPeriod, timezone: string): RentalPeriod => ({
  pickup: realWallClock(pickup, timezone),
  return: realWallClock(back, timezone),
})

/** For comparison only: two years after a 29 February gives "29 February", which sorts before 1 March as it should. */
export const yearsAfter = (at: WallClock, years: number): string =>
  `${Number(at.slice(0, 4)) + years}${at.slice(4)}`
