import type { LandingPrices, OfferedVehicle } from '@nelly/contract/public-site'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { priceAdditions } from '@nelly/domain/rates/price-additions'
import type { BookingUnderWay } from './booking.ts'

/** The booking's extras as far as the vehicle has them. */
export function extrasFor(
  { rates }: Pick<LandingPrices, 'rates'>,
  vehicle: Pick<OfferedVehicle, 'id'>,
  { extras }: Pick<BookingUnderWay, 'extras'>,
): BookingUnderWay['extras'] {
  const codes = new Set(extrasOf(rates.extras, vehicle.id).map(({ code }) => code))
  return extras.filter(({ code }) => codes.has(code))
}

/** What the vehicle's price per day is among all of its prices, and what comes on top of it. */
export const aboutPrice = (
  prices: LandingPrices,
  vehicle: OfferedVehicle,
): Pick<OfferedVehicle, 'standing' | 'additions'> => ({
  standing: prices.standing(vehicle),
  additions: priceAdditions(prices.rates, vehicle.id),
})

/** The vehicle with the price of the trip and the chosen extras; without dates with what its price per day is. */
export function priced<Vehicle extends OfferedVehicle>(
  { prices, booking }: { readonly prices: LandingPrices; readonly booking: BookingUnderWay },
  vehicle: Vehicle,
): Vehicle {
  const { period } = booking
  const about = aboutPrice(prices, vehicle)
  if (!period) return { ...vehicle, ...about }
  const extras = extrasFor(prices, vehicle, booking)
  const quoted = prices.quote(vehicle, { ...booking, period, extras })
  return { ...vehicle, ...about, quote: quoted.ok ? quoted.value : undefined }
}
