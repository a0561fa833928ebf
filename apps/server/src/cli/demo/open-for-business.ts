import { reservationBody } from '@nelly/contract/reservations'
import type { OwnerId } from '@nelly/domain/ids'
import { addDays, dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings } from '../../db/schema.ts'
import { setLandingStatus } from '../../features/landings/set-landing-status.ts'
import { reserve } from '../../features/reservations/reserve.ts'
import { accepted, known } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'
import { attachSpecialFeatures } from './attach-special-features.ts'
import type { DemoReservation } from './demo-business.ts'

/** How long the demo's businesses have been there, to go by their dates: longer than their oldest reservation. */
const OPEN_FOR_DAYS = 45

/**
 * Publishes a business, attaches its special features and books its reservations: each as any other, by the rules and the
 * clock of the day it was booked.
 */
export async function openForBusiness(
  tx: Database,
  owner: OwnerId,
  added: AddedBusiness,
  now: Date,
): Promise<void> {
  const opened = daysBefore(now, OPEN_FOR_DAYS)
  await tx.update(landings).set({ createdAt: opened }).where(eq(landings.id, added.landing))
  accepted(await setLandingStatus(tx, owner, { id: added.landing, status: 'published', now: opened }))
  await attachSpecialFeatures(tx, owner, added, opened)
  for (const reservation of added.business.reservations.toSorted(byBooking)) {
    const bookedAt = daysBefore(now, reservation.bookedDaysAgo)
    const asked = reservationAsked(added, reservation, now)
    accepted(await reserve(tx, asked, { key: undefined, now: bookedAt, origin: undefined }))
  }
}

const byBooking = (a: DemoReservation, b: DemoReservation) => b.bookedDaysAgo - a.bookedDaysAgo

function reservationAsked({ landing, timezone, vehicles }: AddedBusiness, asked: DemoReservation, now: Date) {
  const today = dateOf(wallClockIn(timezone, now))
  return reservationBody.parse({
    id_landing: landing,
    id_vehicle: known(vehicles, asked.vehicle),
    number_person: asked.persons,
    number_bag: asked.bags,
    name: asked.firstName,
    last_name: asked.lastName,
    phone: asked.phone,
    email: asked.email,
    description: asked.comment,
    place_of_departure: asked.pickup.place,
    arrival_place: asked.return.place,
    date_of_departure: addDays(today, asked.pickup.day),
    time_of_departure: asked.pickup.time,
    date_of_arrival: addDays(today, asked.return.day),
    time_of_arrival: asked.return.time,
    extras: asked.extras,
  })
}

const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * 86_400_000)
