import type { CompiledRates } from '../rates/compile-rates.ts'
import type { Season } from '../rates/rates.ts'
import { dayNumber } from '../rates/season-of-day.ts'
import { MAX_YEARS_AHEAD } from '../rental-period.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** The days that are looked at: as far ahead as a pickup may be. */
export const DAYS_AHEAD = MAX_YEARS_AHEAD * 365

/** The hour at which bookings of warnings are picked up. */
const TEN = '10:00' as ClockTime

/** The first day that is looked at: tomorrow, as ten o'clock today may have passed. */
export const firstDay = (now: WallClock): CalendarDate => addDays(dateOf(now), 1)

/** A pickup on the `n`th day that is looked at, from 0. */
export const pickupOn = (now: WallClock, n: number): WallClock => wallClock(addDays(firstDay(now), n), TEN)

/** Days in a row that a season wins. */
export interface SeasonRun {
  /** Its first day among those that are looked at, from 0. */
  readonly first: number
  readonly days: number
}

/** The longest run of each season, and of the days outside of all, null; a season that wins no day has none. */
export function longestRuns({ seasonOf }: CompiledRates, now: WallClock): Map<string | null, SeasonRun> {
  const longest = new Map<string | null, SeasonRun>()
  const day = dayNumber(firstDay(now))
  let begun: { season: Season | null; first: number } | undefined
  for (let n = 0; n <= DAYS_AHEAD; n++) {
    const season = n < DAYS_AHEAD ? seasonOf(day + n) : undefined
    if (begun && season === begun.season) continue
    if (begun) keepLonger(longest, begun.season?.id ?? null, { first: begun.first, days: n - begun.first })
    begun = season === undefined ? undefined : { season, first: n }
  }
  return longest
}

function keepLonger(longest: Map<string | null, SeasonRun>, season: string | null, run: SeasonRun): void {
  if (run.days > (longest.get(season)?.days ?? 0)) longest.set(season, run)
}
