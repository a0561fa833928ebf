import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from './compile-rates.ts'
import { unitPrice } from './unit-price.ts'

/** What a vehicle's price per day is among all prices of its days. */
export type PriceStanding = 'only' | 'least' | 'one-of-several'

/**
 * Whether a vehicle's price per day is the only one, the least of several, or neither: then some season, tier or offer
 * without a code makes a day cheaper. Only the least is shown with "from".
 *
 * Source: rules.md, "Price of a day".
 */
export function priceStanding(compiled: CompiledRates, vehicle: PricedVehicle): PriceStanding {
  const { seasons, tiers, offers } = compiled.rates
  const isReduced = offers.some(
    ({ isOn, kind, vehicles }) =>
      isOn && kind !== 'code' && (vehicles === null || vehicles.includes(vehicle.id)),
  )
  const differences = [null, ...seasons].flatMap((season) =>
    tiers.map((fromDays) => {
      const { amount, perDays } = unitPrice(compiled, vehicle, season, fromDays)
      return amount - vehicle.pricePerDay * perDays
    }),
  )
  if (isReduced || differences.some((difference) => difference < 0)) return 'one-of-several'
  return differences.some((difference) => difference > 0) ? 'least' : 'only'
}
