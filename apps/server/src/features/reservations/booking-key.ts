import { createHash } from 'node:crypto'
import type { Booking } from '@nelly/domain/booking'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { type Reservation, reservationsWithLanding, toReservation } from './reservation.ts'

/** A client's own key for a booking, with what it was sent with: sent twice, both are the same booking. */
export interface BookingKey {
  key: string
  /** SHA-256 of the payload, as hexadecimal digits. */
  payloadHash: string
}

/** Binds a key to what it was sent with; how the fields were ordered or a date was written makes no difference. */
export const bookingKey = (key: string, booking: Booking): BookingKey => ({
  key,
  payloadHash: createHash('sha256').update(canonical(booking)).digest('hex'),
})

/** The reservation that was made with this key on the landing, even one that was taken back since. */
export async function madeWith(
  db: Database,
  landing: number,
  { key }: BookingKey,
): Promise<Reservation | undefined> {
  const [row] = await reservationsWithLanding(db).where(
    and(eq(reservations.landingId, landing), eq(reservations.idempotencyKey, key)),
  )
  return row && toReservation(row)
}

/** In the wire's names, sorted: the hashes of stored reservations are made of this text, so it has to stay as it is. */
function canonical({ period, customer, extras, ...booking }: Booking): string {
  const [departureDate, departureTime] = period.pickup.split('T')
  const [arrivalDate, arrivalTime] = period.return.split('T')
  return JSON.stringify([
    ['arrival_place', booking.returnPlace],
    ['date_of_arrival', arrivalDate],
    ['date_of_departure', departureDate],
    ...(booking.comment === null ? [] : [['description', booking.comment]]),
    ['email', customer.email],
    ['extras', extras.map(({ code, quantity }) => [code, quantity]).sort()],
    ['id_landing', booking.landing],
    ['id_vehicle', booking.vehicle],
    ['last_name', customer.lastName],
    ['name', customer.firstName],
    ['number_bag', booking.bags],
    ['number_person', booking.persons],
    ['phone', customer.phone],
    ['place_of_departure', booking.pickupPlace],
    ['time_of_arrival', arrivalTime],
    ['time_of_departure', departureTime],
  ])
}
