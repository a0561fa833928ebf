import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site'
import { EXTRA_PRICE_PER_DAY } from '@nelly/domain/extras'
import { inDollars } from '@nelly/domain/money'
import type { Carried } from '../booking/booking.ts'
import { bookingSearch, carriedFields } from '../booking/booking-address.ts'

/** The values for the browser's storage, by key; null removes one. A missing key is not changed. */
export type StoredBooking = Readonly<Record<string, unknown>>

/** No booking: the values after a visit to the home page or a finished booking. */
export const NOTHING_STORED: StoredBooking = {
  formValidate: null,
  selectedVehicle: null,
  selectedExtras: null,
  selectedProduct: null,
  formData: null,
}

/**
 * The booking of a page's address, as the browser stores it: prices in dollars a day. `vehicle` is the one that the
 * page shows. Undefined where the address has none: then the page resumes the stored one.
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
