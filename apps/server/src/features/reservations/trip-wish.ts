import type { TripWish } from '@nelly/contract/public-site'
import { minorUnits } from '@nelly/domain/money'
import type { RentalWish } from '@nelly/domain/rates/rental-wish'

const NOTHING = { pickup: minorUnits(0), return: minorUnits(0) }

/** A trip as its price is asked for. */
export const rentalWish = ({ period, pickupPlace, returnPlace, extras }: TripWish): RentalWish => ({
  period,
  pickupPlace: null,
  returnPlace: null,
  isSamePlace: pickupPlace === returnPlace,
  extras,
  driverAge: null,
  additionalDrivers: 0,
  discountCode: null,
  outOfHours: NOTHING,
})
