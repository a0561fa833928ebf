import type { ReservationId } from '@nelly/domain/ids'
import type { Standing } from '@nelly/domain/reservations/reservation-state'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'

/**
 * A reservation with what its state depends on, also a deleted one. Locked until the transaction ends: changes by
 * visitor and operator are serialized.
 */
export async function lockReservation(tx: Database, id: ReservationId) {
  const [found] = await tx
    .select({
      reservation: reservationColumns,
      landing: {
        name: landings.name,
        timezone: landings.timezone,
        language: landings.defaultLanguage,
        accountId: landings.accountId,
        deletedAt: landings.deletedAt,
      },
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservations.id, id), isReservation))
    .for('update', { of: reservations })
  return found && { ...found, standing: standingOf(found.reservation) }
}

/** A reservation that is locked. */
export type LockedReservation = NonNullable<Awaited<ReturnType<typeof lockReservation>>>

/** What the state of a reservation depends on. */
export const standingOf = (
  kept: Pick<typeof reservations.$inferSelect, 'during' | 'cancelledAt' | 'deletedAt'>,
): Standing => ({
  period: kept.during,
  isCancelled: kept.cancelledAt !== null,
  isWithdrawn: kept.deletedAt !== null,
})
