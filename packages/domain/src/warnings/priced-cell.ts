import type { VehicleId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { PriceCell, Rates } from '../rates/rates.ts'
import type { PriceKey } from './rates-warning.ts'

/** The cell that the price of a day comes from, itself or by a season's percent; undefined for the vehicle's own price. */
export const cellBehind = (
  { cellsOf }: CompiledRates,
  vehicle: VehicleId,
  season: string | null,
  days: number,
): PriceCell | undefined =>
  [...(season === null ? [] : cellsOf(vehicle, season)), ...cellsOf(vehicle, null)].find(
    ({ fromDays }) => fromDays <= days,
  )

/** Whether it is the same place of the matrix. */
export const isSamePrice = (one: PriceKey, other: PriceKey): boolean =>
  one.vehicleId === other.vehicleId && one.season === other.season && one.fromDays === other.fromDays

/** The key of a cell, as a text. */
export const keyOf = ({ vehicleId, season, fromDays }: PriceKey): string =>
  JSON.stringify([vehicleId, season, fromDays])

/** The rates with another amount in a cell. */
export const withAmount = (rates: Rates, key: PriceKey, amount: MinorUnits): Rates => ({
  ...rates,
  prices: rates.prices.map((cell) => (isSamePrice(cell, key) ? { ...cell, amount } : cell)),
})
