import type { LandingPrices, OfferedVehicle } from '@nelly/contract/public-site'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
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

/** The vehicle with the price of the trip and the chosen extras; without dates with what its price per day is. */
export function priced<Vehicle extends OfferedVehicle>(
  { prices, booking }: { readonly prices: LandingPrices; readonly booking: BookingUnderWay },
  vehicle: Vehicle,
): Vehicle {
  const { period } = booking
  const standing = prices.standing(vehicle)
  if (!period) return { ...vehicle, standing }
  const extras = extrasFor(prices, vehicle, booking)
  const quoted = prices.quote(vehicle, { ...booking, period, extras })
  return { ...vehicle, standing, quote: quoted.ok ? quoted.value : undefined }
}
