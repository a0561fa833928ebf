import type { RentalPeriod } from '../rental-period.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  minutesBetween,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** A vehicle on offer: its number of units, the day it was added, its reservations, and the times in which a unit is not on the fleet. */
export interface Offer {
  units: number
  since: CalendarDate
  booked: readonly RentalPeriod[]
  offFleet: readonly RentalPeriod[]
}

/** A number of consecutive days. */
export interface DaySpan {
  from: CalendarDate
  days: number
}

/**
 * The share of unit-days that is booked, from 0 to 1, over the days that `spanOf` gives for each offer. A unit is on
 * offer on every day since its vehicle was added on which it is on the fleet, and is booked for the part of each day in
 * which it is out. Undefined where nothing is on offer.
 *
 * Source: rules.md, "Figures".
 */
export function occupancy<O extends Offer>(
  offers: readonly O[],
  spanOf: (offer: O) => DaySpan,
): number | undefined {
  let [there, out] = [0, 0]
  let [span, end] = [{ from: '', days: 0 } as DaySpan, '' as CalendarDate]
  for (const offer of offers) {
    const next = spanOf(offer)
    // Nearly always the same value.
    if (next.from !== span.from || next.days !== span.days) {
      ;[span, end] = [next, addDays(next.from, next.days)]
    }
    const within = onOfferWithin(offer, span.from, end)
    if (!within) continue
    const all = offer.units * minutesBetween(within.pickup, within.return)
    const whole = all - minutesWithin(offer.offFleet, within)
    there += whole
    // Where the number of units was reduced, more may have been out than there are.
    out += Math.min(whole, minutesWithin(offer.booked, within))
  }
  return there === 0 ? undefined : out / there
}

const MIDNIGHT = '00:00' as ClockTime

/** The days from one to before another, midnight to midnight, limited to when the vehicle existed. */
function onOfferWithin({ since }: Offer, from: CalendarDate, end: CalendarDate): RentalPeriod | undefined {
  const first = since > from ? since : from
  return first < end ? { pickup: wallClock(first, MIDNIGHT), return: wallClock(end, MIDNIGHT) } : undefined
}

const minutesWithin = (periods: readonly RentalPeriod[], within: RentalPeriod): number => {
  const inside = (at: WallClock): WallClock => {
    if (at < within.pickup) return within.pickup
    return at > within.return ? within.return : at
  }
  const lengths = periods
    .filter((period) => period.pickup < within.return && period.return > within.pickup)
    .map((period) => minutesBetween(inside(period.pickup), inside(period.return)))
  return lengths.reduce((all, minutes) => all + minutes, 0)
}
