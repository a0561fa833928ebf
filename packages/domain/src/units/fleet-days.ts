import { ALWAYS, NEVER } from '../blocks/blocks.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** The days on which a unit can be rented, by the calendar at the rental place. */
export interface FleetDays {
  /** The first one; null where it has always been on the fleet. */
  readonly onFleet: CalendarDate | null
  /** The last one; null where it stays. */
  readonly offFleet: CalendarDate | null
}

/** Where a day is among those of a unit on the fleet. */
export const FLEET_STATES = ['before', 'on', 'after'] as const
export type FleetState = (typeof FLEET_STATES)[number]

/** Whether a unit is not yet, or no longer, on the fleet on a day. */
export function fleetState({ onFleet, offFleet }: FleetDays, today: CalendarDate): FleetState {
  if (onFleet !== null && today < onFleet) return 'before'
  return offFleet !== null && today > offFleet ? 'after' : 'on'
}

const MIDNIGHT = '00:00' as ClockTime

/**
 * The times before and after a unit is on the fleet, in which it can't be rented. Refused where the last day comes before the first.
 *
 * Source: rules.md, "Units".
 */
export function timesOffFleet({
  onFleet,
  offFleet,
}: FleetDays): Result<RentalPeriod[], 'fleet-days-reversed' | 'date-invalid'> {
  if (onFleet !== null && offFleet !== null && offFleet < onFleet) return refuse('fleet-days-reversed')
  const periods = [
    ...(onFleet === null ? [] : [{ pickup: ALWAYS, return: wallClock(onFleet, MIDNIGHT) }]),
    ...(offFleet === null ? [] : [{ pickup: wallClock(addDays(offFleet, 1), MIDNIGHT), return: NEVER }]),
  ]
  return periods.every(({ pickup, return: end }) => pickup < end) ? ok(periods) : refuse('date-invalid')
}

/** The days of a unit on the fleet, by the times before and after them; where several say it, those that all allow. */
export function fleetDaysOf(times: readonly RentalPeriod[]): FleetDays {
  const first = times.flatMap(({ pickup, return: end }) => (pickup === ALWAYS ? [end] : [])).sort()
  const over = times.flatMap(({ pickup, return: end }) => (end === NEVER ? [pickup] : [])).sort()
  const day = (at: WallClock | undefined, later: number) => (at ? addDays(dateOf(at), later) : null)
  return { onFleet: day(first.at(-1), 0), offFleet: day(over[0], -1) }
}
