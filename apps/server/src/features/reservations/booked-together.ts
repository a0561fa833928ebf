import { placeInBooking } from '@nelly/domain/reservations/booking'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { isReservation, type ReservationRow, reservationColumns } from '../inventory/is-reservation.ts'

/** The reservations that were made by one booking, in its order; none where there was only one. */
export async function bookedTogether(
  db: Database,
  { bookingReference, landingId }: Pick<ReservationRow, 'bookingReference' | 'landingId'>,
): Promise<ReservationRow[]> {
  if (bookingReference === null) return []
  const rows = await db
    .select(reservationColumns)
    .from(reservations)
    .where(
      and(
        isReservation,
        eq(reservations.bookingReference, bookingReference),
        eq(reservations.landingId, landingId),
      ),
    )
  return rows.sort((one, other) => placeInBooking(one.reference) - placeInBooking(other.reference))
}
