import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { type NamedVehicle, type PricedVehicle, repriced } from '@nelly/domain/priced-vehicle'

/** The vehicles' own prices per day, by their ids, as edits of them are merged. */
export type BasePrices = Readonly<Record<number, MinorUnits>>

/** The vehicles' own prices per day, by their ids. */
export const pricesOf = (vehicles: readonly PricedVehicle[]): BasePrices =>
  Object.fromEntries(vehicles.map(({ id, pricePerDay }) => [id, pricePerDay]))

/** The same as bodies have them. */
export const basePricesOf = (prices: BasePrices): PricedVehicle[] =>
  Object.entries(prices).map(([id, pricePerDay]) => ({ id: Number(id) as VehicleId, pricePerDay }))

/** The vehicles with the prices that were changed. */
export function withBasePrices(vehicles: readonly NamedVehicle[], changed: BasePrices): NamedVehicle[] {
  const prices = basePricesOf(changed)
  return vehicles.map((vehicle) => repriced(vehicle, prices))
}
