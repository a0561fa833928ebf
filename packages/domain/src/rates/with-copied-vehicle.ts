import type { VehicleId } from '../ids.ts'
import { MOST_PER_VEHICLE, MOST_PRICES } from './limits.ts'
import type { Rates } from './rates.ts'

/**
 * Rates that say of the copy of a vehicle all that they say of the vehicle; the same rates where that is nothing. A list
 * without room for it stays as it is. Source: rules.md, "Versions of the rates".
 */
export function withCopiedVehicle(rates: Rates, original: VehicleId, copy: VehicleId): Rates {
  let isNamed = false
  const limited = <T extends { readonly vehicles: readonly VehicleId[] | null }>(list: readonly T[]): T[] =>
    list.map((one) => {
      if (!one.vehicles?.includes(original) || one.vehicles.length >= MOST_PER_VEHICLE) return one
      isNamed = true
      return { ...one, vehicles: [...one.vehicles, copy] }
    })
  const each = <T extends { readonly vehicleId: VehicleId | null }>(list: readonly T[], most: number) => {
    const own = list.filter(({ vehicleId }) => vehicleId === original)
    if (own.length === 0 || list.length + own.length > most) return list
    isNamed = true
    return [...list, ...own.map((one) => ({ ...one, vehicleId: copy }))]
  }
  const copied: Rates = {
    ...rates,
    prices: each(rates.prices, MOST_PRICES),
    extras: limited(rates.extras),
    fees: limited(rates.fees),
    drivers: { ...rates.drivers, vehicles: each(rates.drivers.vehicles, MOST_PER_VEHICLE) },
    offers: limited(rates.offers),
    questions: limited(rates.questions),
    deposit: each(rates.deposit, MOST_PER_VEHICLE),
    mileage: each(rates.mileage, MOST_PER_VEHICLE),
    rules: { ...rates.rules, vehicles: each(rates.rules.vehicles, MOST_PER_VEHICLE) },
  }
  return isNamed ? copied : rates
}
