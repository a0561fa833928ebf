import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site'
import { EXTRA_PRICE_PER_DAY } from '@nelly/domain/extras'
import { inDollars } from '@nelly/domain/money'
import type { Carried } from '../booking/booking.ts'
import { bookingSearch, carriedFields } from '../booking/booking-address.ts'

/** What the browser's storage is to hold, by key; null for what it is to forget. A key that is not named stays as it is. */
export type StoredBooking = Readonly<Record<string, unknown>>

/** Nothing of a booking: what a visit to the home page and a finished booking leave. */
export const NOTHING_STORED: StoredBooking = {
  formValidate: null,
  selectedVehicle: null,
  selectedExtras: null,
  selectedProduct: null,
  formData: null,
}

/**
 * The booking that a page's address carries, as the browser keeps it: prices in dollars a day. `vehicle` is the one that the page
 * shows. Undefined where the address carries none: then the page resumes what the browser stored.
 *
 * Source: decision 0008.
 */
export function storedBooking(
  landing: Pick<VisitedLanding, 'id' | 'address'>,
  booking: Carried,
  vehicle: Pick<OfferedVehicle, 'id' | 'name' | 'pricePerDay'> | undefined,
): StoredBooking | undefined {
  if (bookingSearch(booking) === '') return undefined
  const search = carriedFields({ given: booking.given, vehicle: undefined, extras: [] })
  return {
    formValidate: { ...Object.fromEntries(search), id_landing: landing.id, name_landing: landing.address },
    selectedVehicle: booking.vehicle ?? null,
    selectedExtras: booking.extras.map(({ code, quantity }) => ({
      name: code,
      price: inDollars(EXTRA_PRICE_PER_DAY),
      quantity,
    })),
    selectedProduct: vehicle
      ? { id: vehicle.id, name: vehicle.name, price: inDollars(vehicle.pricePerDay) }
      : null,
  }
}
