import type { Weekday } from '../weeks.ts'
import type { HoursOfDay, WeekHours } from './opening-hours.ts'

/** Monday to Sunday. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Weekdays that follow each other and have the same hours. */
export interface WeekGroup {
  readonly from: Weekday
  readonly to: Weekday
  readonly opens: HoursOfDay['opens']
}

/** The hours of a week from Monday on, with days that follow each other and are alike in one group. */
export function weekGroups(hours: WeekHours): WeekGroup[] {
  const groups: WeekGroup[] = []
  for (const day of WEEKDAYS) {
    const opens = hours[day] ?? 'always'
    const last = groups.at(-1)
    if (last && isAlike(last.opens, opens)) groups[groups.length - 1] = { ...last, to: day }
    else groups.push({ from: day, to: day, opens })
  }
  return groups
}

const isAlike = (one: HoursOfDay['opens'], other: HoursOfDay['opens']): boolean =>
  spelled(one) === spelled(other)

const spelled = (opens: HoursOfDay['opens']): string =>
  opens === 'always' ? opens : opens.map(({ from, to }) => `${from}-${to}`).join()
