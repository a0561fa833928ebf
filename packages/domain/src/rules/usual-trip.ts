import { handoversOn } from '../nearest-handover.ts'
import type { HandoverKind, PlaceHours } from '../opening-hours.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { searchDefaults } from '../search.ts'
import { addDays, type CalendarDate, dateOf, timeOf, type WallClock, wallClock } from '../wall-clock.ts'

/** How many days on a trip that can be proposed is looked for. */
const WITHIN_DAYS = 30

/** How many days longer than the landing's shortest rental it may be, as a season may ask for more. */
const LONGER_BY = 7

/** What the dates of a search that has none depend on. */
interface UsualTripOf {
  /** The wall clock at the rental place. */
  readonly now: WallClock
  /** The first date on which a pickup may be. */
  readonly firstDate: CalendarDate
  /** The landing's shortest rental, in rental days. */
  readonly minDays: number
  /** Null for a place that is not one of the landing's. */
  readonly pickupPlace: PlaceHours | null
  readonly returnPlace: PlaceHours | null
  /** Whether no rule refuses a trip. */
  readonly isAllowed: (period: RentalPeriod) => boolean
}

/**
 * The trip that a search without dates is for: tomorrow 10:00 to the day after 17:00 where no rule refuses that, else the first
 * and shortest one of the next 30 days within the hours of its places, as near to those times as they are. Where there is none,
 * the usual one after all.
 *
 * Source: rules.md, "Search".
 */
export function usualTrip(trip: UsualTripOf): RentalPeriod {
  const { pickup, return: back } = searchDefaults(trip.now)
  const usual = { pickup, return: back }
  if (trip.isAllowed(usual)) return usual
  for (const period of proposals(trip, usual)) if (trip.isAllowed(period)) return period
  return usual
}

function* proposals(
  { firstDate, minDays, pickupPlace, returnPlace }: UsualTripOf,
  usual: RentalPeriod,
): Generator<RentalPeriod, void> {
  const from = firstDate > dateOf(usual.pickup) ? firstDate : dateOf(usual.pickup)
  const shortest = Math.max(1, minDays - 1)
  for (let ahead = 0; ahead <= WITHIN_DAYS; ahead++) {
    const date = addDays(from, ahead)
    for (const pickup of openOn(pickupPlace, wallClock(date, timeOf(usual.pickup)), 'pickup')) {
      for (let nights = shortest; nights <= shortest + LONGER_BY; nights++) {
        const back = addDays(date, nights)
        // The hour of the pickup makes no day begin that a longest rental of one day would not allow.
        for (const time of new Set([timeOf(usual.return), timeOf(pickup)])) {
          for (const returned of openOn(returnPlace, wallClock(back, time), 'return')) {
            yield { pickup, return: returned }
          }
        }
      }
    }
  }
}

/** The moments of a day within the hours of a place, those for a fee apart: the nearest to the one meant and the one after it. */
const openOn = (place: PlaceHours | null, meant: WallClock, kind: HandoverKind): WallClock[] =>
  place ? handoversOn({ ...place, outside: { pickup: [], return: [] } }, meant, kind).slice(0, 2) : [meant]
