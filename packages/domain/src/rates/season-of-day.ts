import type { CalendarDate } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'
import type { DateRange, Season } from './rates.ts'

const DAY = 24 * 60 * 60 * 1000

/** The days from 1 January 1970 to that date, which are quicker to count with than dates. */
export const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00Z`) / DAY

/** Days that are remembered: more than can be booked ahead with the longest rental. */
export const MOST_DAYS = 2000

/**
 * Finds the season of a day by its number: the first in the operator's list that holds it. Each day is looked for once
 * and then remembered, as long as there are not too many.
 *
 * Source: rules.md, "Seasons".
 */
export function seasonFinder(seasons: readonly Season[]): (day: number) => Season | null {
  const found = new Map<number, Season | null>()
  return (day) => {
    const known = found.get(day)
    if (known !== undefined) return known
    const season = seasons.find((each) => holds(each, day)) ?? null
    if (found.size >= MOST_DAYS) found.clear()
    found.set(day, season)
    return season
  }
}

/** Whether the day with this number belongs to the season; another season before it may win the day. */
export function holds(season: Season, day: number): boolean {
  if (season.weekdays && !season.weekdays.includes(weekday(day))) return false
  if (season.ranges.length === 0) return true
  const date = new Date(day * DAY).toISOString().slice(0, 10) as CalendarDate
  return season.ranges.some((range) => isWithin(range, date))
}

/** 1 January 1970 was a Thursday. */
const weekday = (day: number): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday

function isWithin({ from, to }: DateRange, date: CalendarDate): boolean {
  if (!isYearly(from)) return from <= date && date <= to
  const year = Number(date.slice(0, 4))
  const day = date.slice(5)
  const isAfterBegin = inYear(from, year) <= day
  const isBeforeEnd = day <= inYear(to, year)
  return from <= to ? isAfterBegin && isBeforeEnd : isAfterBegin || isBeforeEnd
}

const isYearly = (date: string): boolean => date.length === 'mm-dd'.length

const inYear = (day: string, year: number): string => (day === '02-29' && !isLeap(year) ? '02-28' : day)

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
