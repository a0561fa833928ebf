import type { ReservationId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { CancelledDetails, ReservationActor } from '@nelly/domain/reservations/reservation-event'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { type ReservationRow, reservationColumns } from '../inventory/is-reservation.ts'
import { raisedRevision } from './raised-revision.ts'

interface NewCancellation {
  fee: MinorUnits
  actor: ReservationActor
  at: Date
  /** It was a request, and was not answered. */
  wasRequest: boolean
  reason?: string | undefined
  note?: string | undefined
}

/** Cancels a reservation whose row the transaction has locked, with its event, and returns the changed row. */
export async function markCancelled(
  tx: Database,
  id: ReservationId,
  { fee, wasRequest, ...event }: NewCancellation,
): Promise<ReservationRow> {
  const [cancelled] = await tx
    .update(reservations)
    .set({
      status: event.reason === 'no-show' ? 'no_show' : 'cancelled',
      answerBy: null,
      cancelledAt: event.at,
      cancellationFeeMinor: fee,
      revision: raisedRevision,
    })
    .where(eq(reservations.id, id))
    .returning(reservationColumns)
  if (!cancelled) throw new Error('the reservation vanished under its lock')
  const details: CancelledDetails | undefined = wasRequest ? { wasRequest } : undefined
  await appendReservationEvent(tx, { ...event, reservationId: id, kind: 'cancelled', details })
  return cancelled
}
