import { createHash } from 'node:crypto'
import { canonicalBooking } from '@nelly/contract/specified/reservation-body'
import type { Booking } from '@nelly/domain/reservations/booking'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { type Reservation, reservationsWithLanding, toReservation } from './reservation.ts'

/** A client's idempotency key for a booking, with a hash of its payload. */
export interface BookingKey {
  key: string
  /** SHA-256 of the payload, as hexadecimal digits. */
  payloadHash: string
}

/** Binds a key to its payload; the order of fields and the format of dates make no difference. */
export const bookingKey = (key: string, booking: Booking): BookingKey => ({
  key,
  payloadHash: createHash('sha256').update(canonicalBooking(booking)).digest('hex'),
})

/** The reservation that was made with this key on the landing, even if it was deleted since. */
export async function findByIdempotencyKey(
  db: Database,
  landing: number,
  { key }: BookingKey,
): Promise<Reservation | undefined> {
  const [row] = await reservationsWithLanding(db).where(
    and(isReservation, eq(reservations.landingId, landing), eq(reservations.idempotencyKey, key)),
  )
  return row && toReservation(row)
}
