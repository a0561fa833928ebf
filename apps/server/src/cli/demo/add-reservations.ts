import type { ReservationId } from '@nelly/domain/ids'
import { nearestHandover } from '@nelly/domain/places/nearest-handover'
import type { HandoverKind } from '@nelly/domain/places/opening-hours'
import { placeNamed } from '@nelly/domain/places/places'
import type { Booking } from '@nelly/domain/reservations/booking'
import { cancellationFeeAt } from '@nelly/domain/reservations/cancellation'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import type { RentalRequest } from '@nelly/domain/rules/rental-request'
import { addDays, dateOf, type WallClock, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { currentRates } from '../../features/inventory/current-rates.ts'
import { placesOf, type StoredPlace } from '../../features/inventory/places-of.ts'
import { cancelReservation } from '../../features/reservations/cancel-reservation.ts'
import type { Reservation } from '../../features/reservations/reservation.ts'
import { reserve } from '../../features/reservations/reserve.ts'
import type { Database } from '../../platform/db/database.ts'
import { accepted, known } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'
import type { DemoReservation } from './demo-business.ts'
import { usualReservations } from './usual-business.ts'

/**
 * Books the reservations of a business, each by the usual rules and the clock of that day, and cancels some of them. Returns the rentals
 * that are over and those that are under way.
 */
export async function addReservations(
  tx: Database,
  added: AddedBusiness,
  now: Date,
): Promise<{ over: Reservation[]; underWay: Reservation[] }> {
  const { compiled } = await currentRates(tx, added.landing)
  const places = await placesOf(tx, added.landing)
  const all = [...added.business.reservations, ...usualReservations(added.business)]
  const kept: Reservation[] = []
  for (const reservation of all.toSorted(byBooking)) {
    const bookedAt = daysBefore(now, reservation.bookedDaysAgo)
    const wish = bookingOf(added, reservation, now)
    const booking = { ...wish, period: withinHours(wish, places) }
    if (isRefused(booking, { places, rates: compiled, now: wallClockIn(added.timezone, bookedAt) })) continue
    const made = accepted(await reserve(tx, booking, { key: undefined, now: bookedAt, origin: undefined }))
    if (reservation.cancelledDaysAgo === undefined) kept.push(made)
    else await callOff(tx, made, booking, daysBefore(now, reservation.cancelledDaysAgo))
  }
  const there = wallClockIn(added.timezone, now)
  return {
    over: kept.filter(({ during }) => during.return < there),
    underWay: kept.filter(({ during }) => during.pickup < there && there < during.return),
  }
}

export const daysBefore = (instant: Date, days: number): Date =>
  new Date(instant.getTime() - days * 86_400_000)

const byBooking = (a: DemoReservation, b: DemoReservation) => b.bookedDaysAgo - a.bookedDaysAgo

function bookingOf(
  { landing, timezone, vehicles }: AddedBusiness,
  { vehicle, pickup, return: back, firstName, lastName, email, phone, ...demo }: DemoReservation,
  now: Date,
): Booking {
  const { bookedDaysAgo, cancelledDaysAgo, ...rest } = demo
  const today = dateOf(wallClockIn(timezone, now))
  const at = ({ day, time }: DemoReservation['pickup']) => wallClock(addDays(today, day), time)
  return {
    ...rest,
    landing,
    vehicle: known(vehicles, vehicle),
    period: { pickup: at(pickup), return: at(back) },
    pickupPlace: pickup.place,
    returnPlace: back.place,
    customer: { firstName, lastName, email, phone },
  }
}

/** The period within the hours of its places on those days, as guests read them before they book. */
function withinHours({ period, pickupPlace, returnPlace }: Booking, places: readonly StoredPlace[]) {
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
function isRefused(
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

/** Cancels a reservation as its visitor would, at the current fee; no mails are sent. */
async function callOff(tx: Database, made: Reservation, { period }: Booking, at: Date): Promise<void> {
  const there = wallClockIn(made.landing.timezone, at)
  const seenFee = cancellationFeeAt(made.quote, period.pickup, there)
  accepted(await cancelReservation(tx, made.id as ReservationId, { seenFee, now: at, mails: undefined }))
}
