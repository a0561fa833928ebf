import type { VehicleId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { PriceCell, Rates } from '../rates/rates.ts'
import type { ReadPriceTable } from './price-table.ts'

/** Rates after a table of prices, and the vehicles' own prices per day that it tells. */
export interface RatesWithTable {
  readonly rates: Rates
  readonly basePrices: ReadonlyMap<VehicleId, MinorUnits>
}

/**
 * The rates with the prices of a table. Each takes the place of all prices of its vehicle and season for the lengths that it is for; what the table
 * says nothing of stays. Tiers that no price needs any more go. Seasons that are new come first, as in the editor.
 *
 * Source: rules.md, "Import".
 */
export function withPriceTable(
  rates: Rates,
  { prices, seasons }: Pick<ReadPriceTable, 'prices' | 'seasons'>,
): RatesWithTable {
  const told = Map.groupBy(prices, ({ vehicleId, season }) => `${vehicleId} ${season ?? ''}`)
  const kept = rates.prices.filter(
    ({ vehicleId, season, fromDays }) =>
      !told
        .get(`${vehicleId} ${season ?? ''}`)
        ?.some((one) => one.fromDays <= fromDays && fromDays <= one.toDays),
  )
  const isOwn = ({ season, fromDays }: PriceCell) => season === null && fromDays === 1
  const added = prices.filter((price) => !isOwn(price)).map(({ toDays: _, ...cell }): PriceCell => cell)
  const needed = new Set([1, ...[...kept, ...added].map(({ fromDays }) => fromDays)])
  const used = new Set(prices.map(({ season }) => season))
  return {
    rates: {
      ...rates,
      tiers: prices.length === 0 ? rates.tiers : [...needed].sort((one, other) => one - other),
      seasons: [...seasons.filter(({ id }) => used.has(id)), ...rates.seasons],
      prices: [...kept, ...added],
    },
    basePrices: new Map(prices.filter(isOwn).map(({ vehicleId, amount }) => [vehicleId, amount])),
  }
}
