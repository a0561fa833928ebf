import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  minutesBetween,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'
import { NEAREST_WITHIN_DAYS } from './nearest-days.ts'
import { type HandoverKind, handoverAt, hoursOn, type PlaceHours } from './opening-hours.ts'

/**
 * The moments near one at which a place hands over, for a fee too: of the same day first, then of the days around it, the nearest first
 * and of two as near the later. Each day has the nearest to the time of day that was meant.
 *
 * Source: rules.md, "Opening hours".
 */
export function* handoversNear(
  place: PlaceHours,
  moment: WallClock,
  kind: HandoverKind,
): Generator<WallClock, void> {
  for (let distance = 0; distance <= NEAREST_WITHIN_DAYS; distance++) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      const found = handoverOn(place, addDays(dateOf(moment), days), timeOf(moment), kind)
      if (found) yield found
    }
  }
}

/** The first of them; undefined where the place hands over on none of those days. */
export const nearestHandover = (
  place: PlaceHours,
  moment: WallClock,
  kind: HandoverKind,
): WallClock | undefined => handoversNear(place, moment, kind).next().value ?? undefined

/** The moment of a day at which a place hands over that is nearest to a time, of two as near the later. */
const handoverOn = (
  place: PlaceHours,
  date: CalendarDate,
  time: ClockTime,
  kind: HandoverKind,
): WallClock | undefined => handoversOn(place, wallClock(date, time), kind)[0]

/**
 * The moments of a day at which a place hands over: that one, and where its hours and fees begin and end; the nearest first, of two as
 * near the later.
 *
 * Source: rules.md, "Opening hours".
 */
export function handoversOn(place: PlaceHours, meant: WallClock, kind: HandoverKind): WallClock[] {
  const date = dateOf(meant)
  const { opens } = hoursOn(place, date)
  const intervals = opens === 'always' ? [] : [...opens, ...place.outside[kind]]
  return [timeOf(meant), ...intervals.flatMap(({ from, to }) => [from, lastMinuteUntil(to)])]
    .map((each) => wallClock(date, each))
    .filter((each) => handoverAt(place, each, kind).kind !== 'closed')
    .toSorted((one, other) => away(one, meant) - away(other, meant) || (one < other ? 1 : -1))
}

const away = (one: WallClock, other: WallClock): number => Math.abs(minutesBetween(one, other))

/** The last minute of the day stands for the midnight that ends it, which belongs to the next date. */
const lastMinuteUntil = (to: ClockTime | '24:00'): ClockTime => (to === '24:00' ? ('23:59' as ClockTime) : to)
