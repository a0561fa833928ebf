import type { Season } from '@nelly/domain/rates/rates'
import { addDays, type CalendarDate } from '@nelly/domain/wall-clock'

/** Consecutive days that one season wins; `season` is null where none holds. */
export interface SeasonRun {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
  readonly season: string | null
}

/** Every day of a year. */
export function daysOf(year: number): CalendarDate[] {
  const days: CalendarDate[] = []
  const first = `${year}-01-01` as CalendarDate
  for (let day = first; day.startsWith(`${year}`); day = addDays(day, 1)) days.push(day)
  return days
}

/** The days of a year, month by month. */
export const monthsOf = (year: number): CalendarDate[][] => [
  ...Map.groupBy(daysOf(year), (day) => day.slice(0, 7)).values(),
]

/** Consecutive days as runs, with the season that `seasonOn` gives for each day. */
export function runsOf(
  days: readonly CalendarDate[],
  seasonOn: (day: CalendarDate) => Season | null,
): SeasonRun[] {
  const runs: SeasonRun[] = []
  for (const day of days) {
    const season = seasonOn(day)?.id ?? null
    const last = runs.at(-1)
    if (last?.season === season) runs[runs.length - 1] = { ...last, to: day, days: last.days + 1 }
    else runs.push({ from: day, to: day, days: 1, season })
  }
  return runs
}
