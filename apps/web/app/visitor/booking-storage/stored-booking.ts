import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { type MinorUnits, toMajorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { Carried } from '../booking/booking.ts'
import { carriedFields, isUnderWay, parameterOf } from '../booking/booking-address.ts'

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
 * The booking of a page's address, as the browser stores it: prices as people write them, with
 * their currency. `vehicle` is the one that the
 * page shows. Undefined where the address has none: then the page resumes the stored one.
 *
 * Source: decision 0008.
 */
export function storedBooking(
  { id, address, currency }: Pick<VisitedLanding, 'id' | 'address' | 'currency'>,
  booking: Carried,
  {
    vehicle,
    extras,
  }: {
    vehicle: Pick<OfferedVehicle, 'id' | 'name' | 'pricePerDay'> | undefined
    /** Those of the landing. */
    extras: readonly Pick<ExtraRate, 'code' | 'amount'>[]
  },
): StoredBooking | undefined {
  if (!isUnderWay(booking)) return undefined
  const priceOf = (minor: MinorUnits | null = null) => minor && toMajorUnits({ minor, currency })
  const search = carriedFields({
    ...booking,
    vehicle: undefined,
    others: [],
    extras: [],
    typed: {},
    source: {},
  })
  return {
    formValidate: { ...Object.fromEntries(search), id_landing: id, name_landing: address },
    selectedVehicle: booking.vehicle ?? null,
    selectedExtras: booking.extras.map(({ code, quantity }) => ({
      name: parameterOf(code),
      price: priceOf(extras.find((extra) => extra.code === code)?.amount),
      currency,
      quantity,
    })),
    selectedProduct: vehicle
      ? { id: vehicle.id, name: vehicle.name, price: priceOf(vehicle.pricePerDay), currency }
      : null,
  }
}
