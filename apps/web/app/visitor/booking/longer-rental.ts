import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import { type BookingPage, wantedTime } from './booking-page.ts'
import { extrasFor, pricesOf } from './price.ts'

/** The cheapest longer rental of a priced vehicle that costs less and for which it is free. */
export async function longerRental(
  { site, landing, booking, prices }: BookingPage,
  vehicle: OfferedVehicle | undefined,
): Promise<LongerRental | undefined> {
  const { period } = booking
  if (!period || !vehicle?.quote || vehicle.available === false || vehicle.refusedBy) return undefined
  const extras = extrasFor(prices, vehicle, booking)
  const trip = { ...booking, period, extras }
  for (const longer of prices.longer(vehicle, trip, vehicle.quote, pricesOf(booking.others))) {
    if (
      (await site.vehicle(landing.id, vehicle.id, { ...wantedTime(booking), period: longer.period }))
        ?.available
    )
      return longer
  }
  return undefined
}
