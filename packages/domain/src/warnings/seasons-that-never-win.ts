import { compileRates } from '../rates/compile-rates.ts'
import type { Rates, Season } from '../rates/rates.ts'
import { dayNumber, holds } from '../rates/season-of-day.ts'
import { DAYS_AHEAD, firstDay, longestRuns, pickupOn } from './days-ahead.ts'
import type { CheckedRates, RatesWarning, Witness } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/**
 * Seasons that win no day to come: others before them in the list hold each of their days, or none of the days of the
 * week falls into their dates. What is over is left out.
 *
 * Source: rules.md, "Warnings".
 */
export function seasonsThatNeverWin(checked: CheckedRates): RatesWarning[] {
  const { compiled, now } = checked
  const winners = longestRuns(compiled, now)
  return compiled.rates.seasons
    .filter(({ id }) => !winners.has(id))
    .flatMap((season) => {
      const held = daysOf(season, now)
      const near = held.length > 0 ? held : daysOf({ ...season, weekdays: null }, now)
      const witnesses = pair(...bookingsOn(checked, near))
      if (!witnesses) return []
      return [
        {
          kind: 'season_never_wins' as const,
          season: season.id,
          why: held.length > 0 ? ('outranked' as const) : ('no_day' as const),
          witnesses,
          mend: (rates) => mended(rates, season, now),
        },
      ]
    })
}

/** Which of the days ahead are in the season. */
function daysOf(season: Season, now: CheckedRates['now']): number[] {
  const first = dayNumber(firstDay(now))
  return Array.from({ length: DAYS_AHEAD }, (_, n) => n).filter((n) => holds(season, first + n))
}

/** A day's rental on the first and on the last of these days; of a single one, for two days too. */
function bookingsOn(
  checked: CheckedRates,
  days: readonly number[],
): [Witness | undefined, Witness | undefined] {
  const [vehicle] = checked.vehicles
  const first = days[0]
  const last = days.at(-1)
  if (!vehicle || first === undefined || last === undefined) return [undefined, undefined]
  const on = (day: number, length: number) =>
    witness(checked, { vehicle, pickup: pickupOn(checked.now, day), days: length })
  return [on(first, 1), on(last, last === first ? 2 : 1)]
}

/**
 * The season moved to where it wins, or without its days of the week; removed where each of them would keep another season
 * from winning.
 */
function mended(rates: Rates, season: Season, now: CheckedRates['now']): Rates {
  const others = rates.seasons.filter(({ id }) => id !== season.id)
  const unbound = { ...season, weekdays: null }
  const tried = [
    { ...rates, seasons: [season, ...others] },
    { ...rates, seasons: rates.seasons.map((one) => (one.id === season.id ? unbound : one)) },
    { ...rates, seasons: [unbound, ...others] },
  ]
  const before = losersOf(rates, now)
  const sound = tried.find((one) => {
    const losers = losersOf(one, now)
    return !losers.has(season.id) && [...losers].every((id) => before.has(id))
  })
  return (
    sound ?? { ...rates, seasons: others, prices: rates.prices.filter((cell) => cell.season !== season.id) }
  )
}

function losersOf(rates: Rates, now: CheckedRates['now']): Set<string> {
  const winners = longestRuns(compileRates(rates), now)
  return new Set(rates.seasons.map(({ id }) => id).filter((id) => !winners.has(id)))
}
