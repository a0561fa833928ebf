import type { VehicleId } from '../ids.ts'
import type { Rates } from './rates.ts'

/** What comes on top of a vehicle's price per day, whatever is booked. */
export type PriceAdditions = 'both' | 'charges' | 'tax' | 'nothing'

/**
 * Whether every rental of a vehicle has fees or mandatory extras besides its days, and a tax that is not in its prices.
 *
 * Source: rules.md, "Price of a rental".
 */
export function priceAdditions({ fees, extras, tax }: Rates, vehicle: VehicleId): PriceAdditions {
  const always = [
    ...fees.filter(({ when }) => when === 'always'),
    ...extras.filter(({ offer }) => offer === 'mandatory'),
  ]
  const hasCharges = always.some(
    ({ vehicles, amount, percent }) =>
      (amount ?? percent ?? 0) > 0 && (vehicles === null || vehicles.includes(vehicle)),
  )
  const hasTax = tax.percent > 0 && !tax.included
  if (hasCharges) return hasTax ? 'both' : 'charges'
  return hasTax ? 'tax' : 'nothing'
}
