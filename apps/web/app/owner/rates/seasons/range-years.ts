import type { DateRange } from '@nelly/domain/rates/rates'

/** Whether a range is of every year. */
export const isYearly = ({ from }: DateRange): boolean => from.length === 5

/** A range of one year as one of every year. */
export const everyYear = ({ from, to }: DateRange) =>
  ({ from: from.slice(-5), to: to.slice(-5) }) as DateRange

/** A range of every year in one year; where it wraps, it ends in the next one. */
export const inYear = ({ from, to }: DateRange, year: number) =>
  ({ from: dateIn(year, from), to: dateIn(from <= to ? year : year + 1, to) }) as DateRange

/** A day of a year: 29 February is the 28th where there is none. */
function dateIn(year: number, day: string): string {
  const hasLeapDay = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29
  return `${year}-${day === '02-29' && !hasLeapDay ? '02-28' : day}`
}
