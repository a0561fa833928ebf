import { instantOf, type WallClock } from '../wall-clock.ts'

/**
 * How a landing takes bookings: `instant` confirms at once, `on_request` waits for the operator's answer while the unit
 * is held.
 */
export const BOOKING_MODES = ['instant', 'on_request'] as const
export type BookingMode = (typeof BOOKING_MODES)[number]

/** The most hours that an operator may take to answer: a week. */
export const MAX_ANSWER_HOURS = 168

/**
 * Until when a request made at `now` waits for its answer: so many hours, and not past its pickup.
 *
 * Source: rules.md, "On request".
 */
export function answerBy(
  { pickup, timezone }: { readonly pickup: WallClock; readonly timezone: string },
  hours: number,
  now: Date,
): Date {
  const pickupAt = instantOf(pickup, timezone).getTime()
  return new Date(Math.min(now.getTime() + hours * 3_600_000, Math.max(pickupAt, now.getTime())))
}
