import type { CalendarBar } from '@nelly/contract/overview/calendar'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  minutesBetween,
  parseCalendarDate,
  type WallClock,
  wallClock,
} from '@nelly/domain/wall-clock'
import { weekOf } from '@nelly/domain/weeks'

/** How many weeks a calendar may show. */
export const SPANS = [1, 2, 4, 6] as const
type Weeks = (typeof SPANS)[number]

/** The days of the calendar: the first one, and the number of weeks. */
export interface CalendarWindow {
  from: CalendarDate
  weeks: Weeks
  /** Whether the address names the first day. */
  isChosen: boolean
}

/** Parses the days from an address; by default, they start with the Monday of the week of `today`. */
export function windowIn(address: URLSearchParams, today: CalendarDate): CalendarWindow {
  const param = parseCalendarDate(address.get('from') ?? '')
  return {
    from: param.ok ? param.value : weekOf(today).monday,
    weeks: SPANS.find((span) => String(span) === address.get('weeks')) ?? 2,
    isChosen: param.ok,
  }
}

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: CalendarDate): number => new Date(`${day}T00:00Z`).getUTCDay()

/** A day's column. */
export interface Day {
  date: CalendarDate
  isWeekend: boolean
}

/** A number of days from the first one on. */
export const daysFrom = (from: CalendarDate, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index)
    return { date, isWeekend: [0, 6].includes(weekdayOf(date)) }
  })

/** The months above the days: each one's first visible day, and the number of its visible days. */
export function monthsOf(days: readonly Day[]): { first: CalendarDate; count: number }[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7))
  return [...months.values()].flatMap((month) =>
    month[0] ? [{ first: month[0].date, count: month.length }] : [],
  )
}

/** The position of a bar: its beginning and length, in days from the first visible one on. */
export interface BarPlace {
  start: number
  length: number
  /** Whether it continues beyond the first or last visible day. */
  cutBefore: boolean
  cutAfter: boolean
}

/** A time on the calendar, from one wall clock to another. */
interface Span {
  from: WallClock
  to: WallClock
}

/**
 * Places a time on the calendar to the minute; what lies outside is cut off. Undefined where nothing of it is
 * visible.
 */
export function placeOf({ from, to }: Span, { first, count }: ShownDays): BarPlace | undefined {
  const [begin, end] = [daysSince(first, from), daysSince(first, to)]
  const start = Math.max(0, begin)
  const length = Math.min(count, end) - start
  return length > 0 ? { start, length, cutBefore: begin < 0, cutAfter: end > count } : undefined
}

/** The visible days: the first one, and how many. */
export interface ShownDays {
  first: CalendarDate
  count: number
}

/** Days from the beginning of a day to a moment, with fractions. */
export const daysSince = (day: CalendarDate, at: WallClock): number =>
  minutesBetween(wallClock(day, MIDNIGHT), at) / MINUTES_A_DAY

const MIDNIGHT = '00:00' as ClockTime
const MINUTES_A_DAY = 24 * 60

/** Where something lies in a unit's track: shares of its width. */
export const inTrack = ({ start, length }: Pick<BarPlace, 'start' | 'length'>, { count }: ShownDays) => ({
  left: `${(start / count) * 100}%`,
  width: `${(length / count) * 100}%`,
})

/** The moment of a bar's pickup or return. */
export const momentOf = ({ date, time }: CalendarBar['pickup']): WallClock =>
  wallClock(date as CalendarDate, time as ClockTime)
