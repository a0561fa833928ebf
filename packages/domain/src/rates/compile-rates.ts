import type { VehicleId } from '../ids.ts'
import type { PriceCell, Rates, Season } from './rates.ts'
import { seasonFinder } from './season-of-day.ts'

/** Rates with what every quote looks up in them. Compiled once for each version; the rates must not change afterwards. */
export interface CompiledRates {
  readonly rates: Rates
  /** The season of a day by its number; null outside of all. */
  readonly seasonOf: (day: number) => Season | null
  /** A vehicle's cells in a season, null for outside of all, the longest tier first. */
  readonly cellsOf: (vehicle: VehicleId, season: string | null) => readonly PriceCell[]
}

/** Prepares rates for quotes. */
export function compileRates(rates: Rates): CompiledRates {
  const cells = cellsByVehicle(rates.prices)
  return {
    rates,
    seasonOf: seasonFinder(rates.seasons),
    cellsOf: (vehicle, season) => cells.get(vehicle)?.get(season) ?? [],
  }
}

function cellsByVehicle(prices: readonly PriceCell[]): Map<VehicleId, Map<string | null, PriceCell[]>> {
  const byVehicle = new Map<VehicleId, Map<string | null, PriceCell[]>>()
  for (const cell of prices.toSorted((one, other) => other.fromDays - one.fromDays)) {
    const bySeason = byVehicle.get(cell.vehicleId) ?? new Map<string | null, PriceCell[]>()
    byVehicle.set(cell.vehicleId, bySeason)
    const cells = bySeason.get(cell.season) ?? []
    bySeason.set(cell.season, cells)
    cells.push(cell)
  }
  return byVehicle
}
