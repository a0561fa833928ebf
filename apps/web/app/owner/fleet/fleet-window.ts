import type { FleetBar } from '@nelly/contract/owned-fleet'
import {
  addDays,
  type CalendarDate,
  minutesBetween,
  parseCalendarDate,
  type WallClock,
} from '@nelly/domain/wall-clock'
import { weekOf } from '@nelly/domain/weeks'

/** How many weeks a calendar may show. */
export const SPANS = [2, 4] as const
type Span = (typeof SPANS)[number]

/** The days of the calendar: the first one, and the number of weeks. */
export interface FleetWindow {
  from: CalendarDate
  weeks: Span
}

/** Parses the days from an address; by default, they start with the Monday of the week of `today`. */
export function windowIn(address: URLSearchParams, today: CalendarDate): FleetWindow {
  const param = parseCalendarDate(address.get('from') ?? '')
  return {
    from: param.ok ? param.value : weekOf(today).monday,
    weeks: SPANS.find((span) => String(span) === address.get('weeks')) ?? 2,
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

/** The position of a bar, in days: its column, the offset in it, and its length. */
export interface BarPlace {
  column: number
  offset: number
  length: number
  /** Whether it continues beyond the first or last visible day. */
  cutBefore: boolean
  cutAfter: boolean
}

/** Places a reservation on the calendar to the minute; what lies outside is cut off. */
export function placeOf(bar: Pick<FleetBar, 'pickup' | 'return'>, from: string, days: number): BarPlace {
  const start = daysSince(from, bar.pickup)
  const end = daysSince(from, bar.return)
  const first = Math.max(0, start)
  const column = Math.min(days - 1, Math.floor(first))
  return {
    column,
    offset: first - column,
    length: Math.min(days, end) - first,
    cutBefore: start < 0,
    cutAfter: end > days,
  }
}

const daysSince = (from: string, { date, time }: FleetBar['pickup']): number =>
  minutesBetween(`${from}T00:00` as WallClock, `${date}T${time}` as WallClock) / (24 * 60)
