import type { VehicleId } from '../ids.ts'
import type { Rates } from './rates.ts'

/** Rates that say of the copy of a vehicle all that they say of the vehicle; the same rates where that is nothing. */
export function withCopiedVehicle(rates: Rates, original: VehicleId, copy: VehicleId): Rates {
  let isNamed = false
  const limited = <T extends { readonly vehicles: readonly VehicleId[] | null }>(list: readonly T[]): T[] =>
    list.map((one) => {
      if (!one.vehicles?.includes(original)) return one
      isNamed = true
      return { ...one, vehicles: [...one.vehicles, copy] }
    })
  const each = <T extends { readonly vehicleId: VehicleId | null }>(list: readonly T[]): T[] => {
    const own = list.filter(({ vehicleId }) => vehicleId === original)
    if (own.length > 0) isNamed = true
    return [...list, ...own.map((one) => ({ ...one, vehicleId: copy }))]
  }
  const copied: Rates = {
    ...rates,
    prices: each(rates.prices),
    extras: limited(rates.extras),
    fees: limited(rates.fees),
    drivers: { ...rates.drivers, vehicles: each(rates.drivers.vehicles) },
    offers: limited(rates.offers),
    deposit: each(rates.deposit),
    mileage: each(rates.mileage),
    rules: { ...rates.rules, vehicles: each(rates.rules.vehicles) },
  }
  return isNamed ? copied : rates
}
