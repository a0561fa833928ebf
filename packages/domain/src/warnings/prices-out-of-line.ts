import { type MinorUnits, minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { PriceCell, Rates } from '../rates/rates.ts'
import { unitPrice } from '../rates/unit-price.ts'
import { longestRuns, pickupOn, type SeasonRun } from './days-ahead.ts'
import { withAmount } from './priced-cell.ts'
import type { CheckedRates, RatesWarning } from './rates-warning.ts'
import { pair, witness } from './witness.ts'

/**
 * Prices that are over twice, or under half, of each of their neighbours, as when a digit is missing. Neighbours are the
 * same vehicle's: the two nearest tiers of the same season, and the same tier outside of seasons. Prices of other
 * vehicles are not: a fleet may have cheap and dear ones.
 *
 * Source: rules.md, "Warnings".
 */
export function pricesOutOfLine(checked: CheckedRates): RatesWarning[] {
  const { compiled, vehicles } = checked
  const runs = longestRuns(compiled, checked.now)
  const seasons = [null, ...compiled.rates.seasons.map(({ id }) => id)]
  return vehicles.flatMap((vehicle) =>
    seasons.flatMap((season) =>
      compiled
        .cellsOf(vehicle.id, season)
        .flatMap((cell) => warningOf(checked, { vehicle, cell, runs }) ?? []),
    ),
  )
}

/** A price per day with the length and season it is for. */
interface Neighbour {
  readonly perDay: number
  readonly days: number
  readonly season: string | null
}

function warningOf(
  checked: CheckedRates,
  {
    vehicle,
    cell,
    runs,
  }: { vehicle: PricedVehicle; cell: PriceCell; runs: ReadonlyMap<string | null, SeasonRun> },
): RatesWarning | undefined {
  const neighbours = neighboursOf(checked.compiled, vehicle, cell)
  const side = sideOf(cell.amount / cell.perDays, neighbours)
  const [nearest] = neighbours
  const run = runs.get(cell.season)
  if (!side || !nearest || !run) return undefined
  const elsewhere = runs.get(nearest.season) ?? run
  const witnesses = pair(
    witness(checked, { vehicle, pickup: pickupOn(checked.now, run.first), days: cell.fromDays }),
    witness(checked, { vehicle, pickup: pickupOn(checked.now, elsewhere.first), days: nearest.days }),
  )
  if (!witnesses) return undefined
  const { vehicleId, season, fromDays } = cell
  const amount = between(neighbours, cell.perDays)
  return {
    kind: 'price_out_of_line',
    side,
    vehicleId,
    season,
    fromDays,
    witnesses,
    mend: (rates: Rates) => withAmount(rates, cell, amount),
  }
}

/** The nearest tiers first. */
function neighboursOf(compiled: CompiledRates, vehicle: PricedVehicle, cell: PriceCell): Neighbour[] {
  const row = compiled.cellsOf(vehicle.id, cell.season).map((one) => ({
    perDay: one.amount / one.perDays,
    days: one.fromDays,
    season: cell.season,
  }))
  const isOwnPriceFirst = cell.season === null && !row.some(({ days }) => days === 1)
  const all = isOwnPriceFirst ? [...row, outsideOfSeasons(compiled, vehicle, 1)] : row
  const at = all.findIndex(({ days }) => days === cell.fromDays)
  const around = [all[at + 1], all[at - 1]]
  const nearest = around.every(Boolean) ? around : [all[at + 1] ?? all[at - 1], all[at + 2] ?? all[at - 2]]
  const outside = cell.season === null ? [] : [outsideOfSeasons(compiled, vehicle, cell.fromDays)]
  return [...nearest.flatMap((one) => one ?? []), ...outside]
}

function outsideOfSeasons(compiled: CompiledRates, vehicle: PricedVehicle, days: number): Neighbour {
  const { amount, perDays } = unitPrice(compiled, vehicle, null, days)
  return { perDay: amount / perDays, days, season: null }
}

function sideOf(perDay: number, neighbours: readonly Neighbour[]): 'high' | 'low' | undefined {
  if (neighbours.every((one) => perDay > 2 * one.perDay)) return 'high'
  return neighbours.every((one) => perDay * 2 < one.perDay) ? 'low' : undefined
}

/** The mean of the neighbours, for so many days. */
const between = (neighbours: readonly Neighbour[], perDays: number): MinorUnits =>
  minorUnits(
    Math.round((neighbours.reduce((sum, { perDay }) => sum + perDay, 0) / neighbours.length) * perDays),
  )
