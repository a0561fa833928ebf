import type { TripWish } from '@nelly/contract/public-site'
import { sameText } from '@nelly/domain/folded'
import type { PlaceId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import type { RentalWish } from '@nelly/domain/rates/rental-wish'

const NOTHING = { pickup: minorUnits(0), return: minorUnits(0) }

/** A place that fees and one-way prices may name. */
export interface NamedPlace {
  readonly id: PlaceId
  readonly name: string
}

/** A trip as its price is asked for. A place that is none of the landing's has no id. */
export function rentalWish(trip: TripWish, places: readonly NamedPlace[]): RentalWish {
  const placeNamed = (name: string) => places.find((place) => sameText(place.name, name))?.id ?? null
  return {
    period: trip.period,
    pickupPlace: placeNamed(trip.pickupPlace),
    returnPlace: placeNamed(trip.returnPlace),
    isSamePlace: sameText(trip.pickupPlace, trip.returnPlace),
    extras: trip.extras,
    driverAge: trip.driverAge ?? null,
    additionalDrivers: trip.additionalDrivers ?? 0,
    discountCode: trip.discountCode ?? null,
    outOfHours: NOTHING,
  }
}
