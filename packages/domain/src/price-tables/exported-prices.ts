import { decimalDigits, type MinorUnits } from '../money.ts'
import type { NamedVehicle } from '../priced-vehicle.ts'
import type { DateRange, PriceCell, Rates, Season } from '../rates/rates.ts'
import { unambiguousNumber } from '../typed-number.ts'
import type { DaySpan } from './price-table.ts'

/** What a table of prices calls its columns and rows. */
interface PriceWords {
  readonly vehicle: string
  readonly season: string
  readonly base: string
  readonly name: (season: Season) => string
  readonly range: (range: DateRange) => string
  readonly span: (span: DaySpan) => string
}

/**
 * The prices of rates in the columns of their import: a column for each tier, a row for each vehicle and each season that has prices of it. A
 * season has its dates, where these are all that it is.
 *
 * Source: rules.md, "Import".
 */
export function exportedPrices(
  { tiers, seasons, prices, currency }: Pick<Rates, 'tiers' | 'seasons' | 'prices' | 'currency'>,
  vehicles: readonly NamedVehicle[],
  words: PriceWords,
): string[][] {
  const written = (minor: MinorUnits) => unambiguousNumber(decimalDigits({ minor, currency }))
  const cell = ({ amount, perDays }: Pick<PriceCell, 'amount' | 'perDays'>) =>
    perDays === 1 ? written(amount) : `${written(amount)}/${perDays}`
  const row = ({ id, name, pricePerDay }: NamedVehicle, season: Season | undefined) => [
    ...[name, season ? seasonWords(season, words) : words.base],
    ...tiers.map((fromDays) => {
      if (!season && fromDays === 1) return written(pricePerDay)
      const own = prices.find(
        (one) => one.vehicleId === id && one.season === (season?.id ?? null) && one.fromDays === fromDays,
      )
      return own ? cell(own) : ''
    }),
  ]
  const heads = tiers.map((from, nth) => {
    const next = tiers[nth + 1]
    return words.span({ from, to: next === undefined ? null : next - 1 })
  })
  return [
    [words.vehicle, words.season, ...heads],
    ...vehicles.flatMap((vehicle) => [
      row(vehicle, undefined),
      ...seasons
        .filter(({ id }) => prices.some((one) => one.vehicleId === vehicle.id && one.season === id))
        .map((season) => row(vehicle, season)),
    ]),
  ]
}

function seasonWords(season: Season, { name, range }: PriceWords): string {
  const { ranges, weekdays } = season
  const isDated = ranges.length > 0 && weekdays === null && ranges.every(({ from, to }) => from !== to)
  return isDated ? `${name(season)} (${ranges.map(range).join('; ')})` : name(season)
}
