import { type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservations } from '../../platform/db/schema.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { lockReservation } from './lock-reservation.ts'
import type { OwnersReservation } from './lock-with-vehicle.ts'
import type { Reservation } from './reservation.ts'
import { reservationsOf } from './reservation-store.ts'

/**
 * Notes that the operator has answered the customer's wish for a change, as an event of theirs. Idempotent: where no wish is open,
 * or a newer one than the operator read, asked at `seen`, nothing changes.
 *
 * Source: rules.md, "Asking for a change".
 */
export function answerChangeWish(
  db: Database,
  { account, actor, id }: OwnersReservation,
  { seen, now }: { seen: Date; now: Date },
): Promise<Result<Reservation, 'reservation-not-found'>> {
  return inTransaction(db, async (tx) => {
    const found = await lockReservation(tx, id)
    const isOwned = found?.landing.accountId === account && !found.landing.deletedAt
    if (!isOwned || found.standing.isWithdrawn) return refuse('reservation-not-found')
    const askedAt = found.reservation.changeRequestedAt
    if (askedAt && askedAt <= seen) {
      await tx.update(reservations).set({ changeRequestedAt: null }).where(eq(reservations.id, id))
      await appendReservationEvent(tx, { reservationId: id, kind: 'change-answered', actor, at: now })
    }
    return reservationsOf(account, tx).find(id)
  })
}
