import type { TripWish } from '@nelly/contract/public-site/public-site'
import { sameText } from '@nelly/domain/folded'
import type { PlaceId } from '@nelly/domain/ids'
import { ALWAYS_OPEN, outOfHoursFee, type PlaceHours } from '@nelly/domain/places/opening-hours'
import { placeNamed } from '@nelly/domain/places/places'
import type { RentalWish } from '@nelly/domain/rates/rental-wish'

/** A place that fees and one-way prices may name, and that may hand over for a fee outside of its hours. */
export interface NamedPlace extends PlaceHours {
  readonly id: PlaceId
  readonly name: string
}

/** A trip as its price is asked for. A place that is none of the landing's has no id and no hours. */
export function rentalWish(trip: TripWish, places: readonly NamedPlace[]): RentalWish {
  const pickup = placeNamed(places, trip.pickupPlace)
  const back = placeNamed(places, trip.returnPlace)
  return {
    period: trip.period,
    pickupPlace: pickup?.id ?? null,
    returnPlace: back?.id ?? null,
    isSamePlace: sameText(trip.pickupPlace, trip.returnPlace),
    extras: trip.extras,
    driverAge: trip.driverAge ?? null,
    additionalDrivers: trip.additionalDrivers ?? 0,
    discountCode: trip.discountCode ?? null,
    outOfHours: {
      pickup: outOfHoursFee(pickup ?? ALWAYS_OPEN, trip.period.pickup, 'pickup'),
      return: outOfHoursFee(back ?? ALWAYS_OPEN, trip.period.return, 'return'),
    },
  }
}
