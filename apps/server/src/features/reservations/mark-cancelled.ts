import type { ReservationId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { CancelledDetails, ReservationActor } from '@nelly/domain/reservations/reservation-event'
import type { Database } from '../../platform/db/database.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { changeRow } from './raised-revision.ts'

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
  const cancelled = await changeRow(tx, id, {
    status: event.reason === 'no-show' ? 'no_show' : 'cancelled',
    answerBy: null,
    cancelledAt: event.at,
    cancellationFeeMinor: fee,
  })
  const details: CancelledDetails | undefined = wasRequest ? { wasRequest } : undefined
  await appendReservationEvent(tx, { ...event, reservationId: id, kind: 'cancelled', details })
  return cancelled
}
