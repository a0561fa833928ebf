import type { HandoverKind } from '../places/opening-hours.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { ReservationStatus } from '../reservations/reservation-status.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'

/** How many hours before a pickup or a return its customer is reminded of it. */
export const REMINDER_HOURS = { least: 1, usual: 24, most: 168 } as const

export const REMINDED = ['pickup', 'return'] as const satisfies readonly HandoverKind[]

/** Until when each is to come; steps are optional, so that a confirmed rental may be under way. */
const TO_COME: Readonly<Record<HandoverKind, readonly ReservationStatus[]>> = {
  pickup: ['confirmed'],
  return: ['confirmed', 'out'],
}

interface Reminded {
  readonly status: ReservationStatus
  readonly period: RentalPeriod
  /** By the clock at the rental place, as `now`. */
  readonly createdAt: WallClock
}

/**
 * Whether it is time to remind a customer of a pickup or a return, `hours` before; null is never. Who reserved later than that was told
 * then, and on a rental that is not longer the pickup tells of the return.
 *
 * Source: rules.md, "Reminders".
 */
export function isReminderDue(
  of: HandoverKind,
  { status, period, createdAt }: Reminded,
  hours: number | null,
  now: WallClock,
): boolean {
  if (hours === null || !TO_COME[of].includes(status)) return false
  const from = addMinutes(period[of], -hours * 60)
  const isToldBefore = createdAt >= from || (of === 'return' && from <= period.pickup)
  return !isToldBefore && from <= now && now < period[of]
}
