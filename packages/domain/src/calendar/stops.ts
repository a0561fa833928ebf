import {
  addDays,
  addMinutes,
  type CalendarDate,
  dateOf,
  minutesBetween,
  timeOf,
  type WallClock,
} from '../wall-clock.ts'
import { USUAL_TIME } from './usual-time.ts'

/** Something on a row of the calendar, by a key of its own. */
export interface Placed {
  readonly key: string
  readonly from: WallClock
  readonly to: WallClock
}

/** Where the keyboard stops on a row: something on it, or free time, which has no key. */
export interface Stop {
  readonly key: string | undefined
  readonly from: WallClock
  readonly to: WallClock
}

/** The days that the calendar shows. */
export interface ShownDays {
  readonly first: CalendarDate
  readonly count: number
}

/** Free time that is shorter is no stop: nothing is rented for less than a day. */
const SHORTEST_FREE_MINUTES = 24 * 60

/** The stops of a row on the days shown, by time: all that is on it, and the free time in between. */
export function stopsOf(placed: readonly Placed[], { first, count }: ShownDays): Stop[] {
  const start = `${first}T00:00` as WallClock
  const end = `${addDays(first, count)}T00:00` as WallClock
  const inSight = placed
    .filter(({ from, to }) => from < end && to > start)
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
  const stops: Stop[] = []
  let freeFrom = start
  for (const { key, from, to } of inSight) {
    if (isLongEnough(freeFrom, from)) stops.push({ key: undefined, from: freeFrom, to: from })
    stops.push({ key, from, to })
    if (to > freeFrom) freeFrom = to
  }
  if (isLongEnough(freeFrom, end)) stops.push({ key: undefined, from: freeFrom, to: end })
  return stops
}

const isLongEnough = (from: WallClock, to: WallClock) => minutesBetween(from, to) >= SHORTEST_FREE_MINUTES

/** The stop at a moment, or the nearest one; undefined on a row without stops. */
export function stopAt(stops: readonly Stop[], moment: WallClock): Stop | undefined {
  const distance = ({ from, to }: Stop) =>
    from <= moment && moment < to
      ? 0
      : Math.min(...[from, addMinutes(to, -1)].map((end) => Math.abs(minutesBetween(end, moment))))
  return stops.reduce<Stop | undefined>(
    (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
    undefined,
  )
}

/**
 * The day of free time that is offered first: its first one, or the next where the morning is gone, and not before `today`
 * where it lasts so long.
 */
export function firstDayOf({ from, to }: Pick<Stop, 'from' | 'to'>, today: CalendarDate): CalendarDate {
  const first = timeOf(from) > USUAL_TIME ? addDays(dateOf(from), 1) : dateOf(from)
  return first < today && today < dateOf(to) ? today : first
}
