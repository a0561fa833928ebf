import { handoversOn } from '../places/nearest-handover.ts'
import type { HandoverKind, PlaceHours } from '../places/opening-hours.ts'
import type { RentalPeriod } from '../rental-period.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** How many days on a trip that can be proposed is looked for. */
const WITHIN_DAYS = 30

/** How many days longer than the landing's shortest rental it may be, as a season may ask for more. */
const LONGER_BY = 7

/** What the dates of a search that has none depend on. */
interface UsualTripOf {
  /** The trip of a search without dates where no rule has a say. */
  readonly usual: RentalPeriod
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
 * The trip that a search without dates is for: the usual one where no rule refuses that, else the first and shortest one of the
 * next 30 days within the hours of its places, as near to those times as they are. One that begins and ends at the same hour
 * ends no later than the hour of its pickup where the place of return allows it, so that no day more begins. Where there is
 * none, the usual one after all.
 *
 * Source: rules.md, "Search".
 */
export function usualTrip(trip: UsualTripOf): RentalPeriod {
  const { usual } = trip
  if (trip.isAllowed(usual)) return usual
  for (const period of proposals(trip)) if (trip.isAllowed(period)) return period
  return usual
}

function* proposals({
  usual,
  firstDate,
  minDays,
  pickupPlace,
  returnPlace,
}: UsualTripOf): Generator<RentalPeriod, void> {
  const isSameHour = timeOf(usual.pickup) === timeOf(usual.return)
  const from = firstDate > dateOf(usual.pickup) ? firstDate : dateOf(usual.pickup)
  const shortest = Math.max(1, minDays - 1)
  for (let ahead = 0; ahead <= WITHIN_DAYS; ahead++) {
    const date = addDays(from, ahead)
    for (const pickup of openOn(pickupPlace, wallClock(date, timeOf(usual.pickup)), 'pickup')) {
      for (let nights = shortest; nights <= shortest + LONGER_BY; nights++) {
        const back = addDays(date, nights)
        // The hour of the pickup makes no day begin that a longest rental of one day would not allow.
        for (const time of new Set(isSameHour ? [timeOf(pickup)] : [timeOf(usual.return), timeOf(pickup)])) {
          const returns = openOn(returnPlace, wallClock(back, time), 'return')
          for (const returned of isSameHour ? earlyFirst(returns, time) : returns) {
            yield { pickup, return: returned }
          }
        }
      }
    }
  }
}

const earlyFirst = (moments: readonly WallClock[], time: ClockTime): WallClock[] =>
  moments.toSorted((one, other) => Number(timeOf(one) > time) - Number(timeOf(other) > time))

/** The moments of a day within the hours of a place, those for a fee apart: the nearest to the one meant and the one after it. */
const openOn = (place: PlaceHours | null, meant: WallClock, kind: HandoverKind): WallClock[] =>
  place ? handoversOn({ ...place, outside: { pickup: [], return: [] } }, meant, kind).slice(0, 2) : [meant]
