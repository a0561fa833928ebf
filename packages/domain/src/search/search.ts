import type { RentalPeriod } from '../rental-period.ts'
import { addDays, type ClockTime, dateOf, timeOf, type WallClock, wallClock } from '../wall-clock.ts'

/** The party sizes the search offers. Source: rules.md, "Search". */
export const SEAT_OPTIONS = [2, 4, 6, 8, 12] as const

/** The party size the search shows at first. */
export const DEFAULT_SEAT_OPTION = 8

/** The party size of a search that has none. */
export const DEFAULT_PERSONS = 2

/** The largest party of a search or a reservation. Source: rules.md, "Limits". */
export const MAX_PARTY = 99

/** The default pickup place of a landing that has no locations. */
export const DEFAULT_PICKUP_PLACE = 'santiago'

/** The default return place of a landing that has no locations. */
export const DEFAULT_RETURN_PLACE = 'La Romana'

/** The trip that the form of a search without dates proposes: tomorrow 10:00 to the day after 10:00, one rental day. */
export function proposedTrip(now: WallClock): RentalPeriod {
  const { pickup } = searchDefaults(now)
  return { pickup, return: wallClock(addDays(dateOf(pickup), 1), timeOf(pickup)) }
}

/** The defaults of a search without dates and party: tomorrow 10:00 to the day after 17:00, for two. */
export function searchDefaults(now: WallClock): { pickup: WallClock; return: WallClock; persons: 2 } {
  const today = dateOf(now)
  return {
    pickup: wallClock(addDays(today, 1), '10:00' as ClockTime),
    return: wallClock(addDays(today, 2), '17:00' as ClockTime),
    persons: DEFAULT_PERSONS,
  }
}
