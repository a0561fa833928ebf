import { addDays, type CalendarDate } from './wall-clock.ts'

/** A day of the week: 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A week by ISO 8601: from Monday to Sunday, named by the year that has its Thursday. */
export interface Week {
  /** As `2027-W09`. */
  name: string
  monday: CalendarDate
}

/**
 * The week a day belongs to.
 *
 * Source: rules.md, "Figures".
 */
export function weekOf(day: CalendarDate): Week {
  const monday = addDays(day, -daysSinceMonday(day))
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  const number = Math.floor(daysBetween(`${year}-01-01` as CalendarDate, thursday) / 7) + 1
  return { name: `${year}-W${String(number).padStart(2, '0')}`, monday }
}

/** A number of consecutive weeks, the oldest first; the last is that of the day. */
export const weeksUpTo = (day: CalendarDate, count: number): Week[] =>
  Array.from({ length: count }, (_, index) => weekOf(addDays(day, 7 * (index + 1 - count))))

/** The seven days of a week. */
export const daysOf = ({ monday }: Week): CalendarDate[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The day of the week of a date. */
export const weekdayOf = (day: CalendarDate): Weekday => (daysSinceMonday(day) + 1) as Weekday

const daysSinceMonday = (day: CalendarDate): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7

const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000
