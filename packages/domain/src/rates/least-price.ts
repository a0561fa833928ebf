import type { CompiledRates } from './compile-rates.ts'
import { type PricedVehicle, unitPrice } from './unit-price.ts'

/**
 * Whether no day of a vehicle costs less than its price per day, in any season and tier or by an offer without a code.
 * Only then may a page say "from".
 *
 * Source: rules.md, "Price of a day".
 */
export function isLeastPrice(compiled: CompiledRates, vehicle: PricedVehicle): boolean {
  const { seasons, tiers, offers } = compiled.rates
  const isReduced = offers.some(
    ({ kind, vehicles }) => kind !== 'code' && (vehicles === null || vehicles.includes(vehicle.id)),
  )
  return (
    !isReduced &&
    [null, ...seasons].every((season) =>
      tiers.every((fromDays) => {
        const { amount, perDays } = unitPrice(compiled, vehicle, season, fromDays)
        return amount >= vehicle.pricePerDay * perDays
      }),
    )
  )
}
