import { randomId } from '@mantine/hooks'
import type { LocalizedText } from '@nelly/domain/localized-text'
import { fraction } from '@nelly/domain/money'
import {
  type BasisPoints,
  ONE_HUNDRED_PERCENT,
  type Rates,
  type Season,
  type YearlyDate,
} from '@nelly/domain/rates/rates'
import type { RatesWork } from '../editor/rates-editor.ts'

/** A season of every day, without a price of its own. */
const EMPTY_SEASON: Omit<Season, 'id' | 'name'> = {
  ranges: [],
  weekdays: null,
  percent: null,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
}

/**
 * An id for another item of a list: `offer-x2f…`. It is random, as an id must not come again after its item was deleted,
 * nor be given by two who edit at once: bookings and uses are known by it.
 */
export const newId = (prefix: string): string => randomId(`${prefix}-`)

/** The dates of the season that is proposed to whoever has none. */
const HIGH_SEASON = { from: '12-01' as YearlyDate, to: '04-30' as YearlyDate }

/** The dates that a new season begins with. */
const NEW_YEAR = { from: '01-01' as YearlyDate, to: '01-06' as YearlyDate }

/** The rates with a season from December to April, raised by a quarter, at the end of the list. */
export function withHighSeason(rates: Rates, name: LocalizedText): Rates {
  const id = newId('season')
  const season = { ...EMPTY_SEASON, id, name, ranges: [HIGH_SEASON], percent: 2500 as BasisPoints }
  return { ...rates, seasons: [...rates.seasons, season] }
}

/** The rates with another season, which comes first: so it wins its days over those that are there. */
export const withNewSeason = (rates: Rates, id: string, name: LocalizedText): Rates => ({
  ...rates,
  seasons: [{ ...EMPTY_SEASON, id, name, ranges: [NEW_YEAR] }, ...rates.seasons],
})

/** The rates with a season after its original, with all prices raised by a share. */
export function withCopiedSeason(rates: Rates, id: string, name: LocalizedText, by: BasisPoints): Rates {
  const at = rates.seasons.findIndex((season) => season.id === id)
  const original = rates.seasons[at]
  if (!original) return rates
  const copy = newId('season')
  const percent = original.percent === null ? null : raisedTwice(original.percent, by)
  const season: Season = { ...original, id: copy, name, percent }
  const cells = rates.prices
    .filter((cell) => cell.season === id)
    .map((cell) => ({
      ...cell,
      season: copy,
      amount: fraction(cell.amount, ONE_HUNDRED_PERCENT + by, ONE_HUNDRED_PERCENT),
    }))
  return {
    ...rates,
    seasons: rates.seasons.toSpliced(at + 1, 0, season),
    prices: [...rates.prices, ...cells],
  }
}

/** One share upon another: 10 % upon 25 % is 37.5 %. */
const raisedTwice = (first: BasisPoints, second: BasisPoints): BasisPoints =>
  (Math.round(((ONE_HUNDRED_PERCENT + first) * (ONE_HUNDRED_PERCENT + second)) / ONE_HUNDRED_PERCENT) -
    ONE_HUNDRED_PERCENT) as BasisPoints

/** The rates with a season in another place of the list. */
export function withMovedSeason(rates: Rates, from: number, to: number): Rates {
  const season = rates.seasons[from]
  if (!season || to < 0 || to >= rates.seasons.length) return rates
  return { ...rates, seasons: rates.seasons.toSpliced(from, 1).toSpliced(to, 0, season) }
}

/** The rates with a season as it is now. */
export const withSeason = (rates: Rates, season: Season): Rates => ({
  ...rates,
  seasons: rates.seasons.map((other) => (other.id === season.id ? season : other)),
})

/** The work without a season, its prices, and what was typed into them. */
export const withoutSeason = (work: RatesWork, id: string): RatesWork => ({
  ...work,
  rates: {
    ...work.rates,
    seasons: work.rates.seasons.filter((season) => season.id !== id),
    prices: work.rates.prices.filter(({ season }) => season !== id),
  },
  unread: Object.fromEntries(
    Object.entries(work.unread).filter(
      ([key]) => !key.startsWith(`seasons.${id}.`) && !(key.startsWith('prices.') && key.endsWith(`.${id}`)),
    ),
  ),
})
