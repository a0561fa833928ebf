import type { Currency } from './currency.ts'
import type { VehicleId } from './ids.ts'
import type { MinorUnits, Money } from './money.ts'

/** A vehicle as far as its price goes. */
export interface PricedVehicle {
  readonly id: VehicleId
  /** Its own price, in the currency of its landing. */
  readonly pricePerDay: MinorUnits
}

/** The same with its name, for screens and for the history of the rates. */
export interface NamedVehicle extends PricedVehicle {
  readonly name: string
}

/** A vehicle's own price per day as an amount of money. */
export const priceOfDay = ({
  pricePerDay,
  currency,
}: Pick<PricedVehicle, 'pricePerDay'> & { readonly currency: Currency }): Money => ({
  minor: pricePerDay,
  currency,
})

/** Compares vehicles by their own prices per day, the lowest first. */
export const byPricePerDay = (
  one: Pick<PricedVehicle, 'pricePerDay'>,
  other: Pick<PricedVehicle, 'pricePerDay'>,
): number => one.pricePerDay - other.pricePerDay

/** A vehicle at the price per day that a list has for it, else at its own. */
export const repriced = <V extends PricedVehicle>(vehicle: V, prices: readonly PricedVehicle[]): V => ({
  ...vehicle,
  pricePerDay: (prices.find(({ id }) => id === vehicle.id) ?? vehicle).pricePerDay,
})
