import type { Booking } from '@nelly/domain/booking'
import { nearestHandover } from '@nelly/domain/nearest-handover'
import type { HandoverKind } from '@nelly/domain/opening-hours'
import { placeNamed } from '@nelly/domain/places'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import type { RentalRequest } from '@nelly/domain/rules/rental-request'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import type { StoredPlace } from '../../features/inventory/places-of.ts'

/** The period within the hours of its places on those days, as guests read them before they book. */
export function withinHours({ period, pickupPlace, returnPlace }: Booking, places: readonly StoredPlace[]) {
  const nearest = (name: string, at: WallClock, kind: HandoverKind) => {
    const place = placeNamed(places, name)
    const found = place && nearestHandover(place, at, kind)
    return found && dateOf(found) === dateOf(at) ? found : at
  }
  return {
    pickup: nearest(pickupPlace, period.pickup, 'pickup'),
    return: nearest(returnPlace, period.return, 'return'),
  }
}

/** Whether a rule of the landing refuses a booking on the day it would have been made: nobody made it then. */
export function isRefused(
  { vehicle, period, driverAge, pickupPlace, returnPlace }: Booking,
  { places, ...rest }: Pick<RentalRequest, 'rates' | 'now'> & { places: readonly StoredPlace[] },
): boolean {
  const request = {
    ...rest,
    vehicle,
    period,
    driverAge: driverAge ?? null,
    pickupPlace: placeNamed(places, pickupPlace) ?? null,
    returnPlace: placeNamed(places, returnPlace) ?? null,
  }
  return brokenRules(request).length > 0
}
