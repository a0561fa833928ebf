import { cancellationFeeAt } from '@nelly/domain/cancellation'
import type { ReservationId } from '@nelly/domain/ids'
import { mayBeCancelledByOperator } from '@nelly/domain/operator-cancellation'
import { stateOf } from '@nelly/domain/reservation-state'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { standingOf } from './lock-reservation.ts'
import type { Reservation } from './reservation.ts'
import { reservationEventsOf } from './reservation-events.ts'

/** A reservation's state, its events, and its current cancellation fee. */
export async function reservationDetails(db: Database, reservation: Reservation, instant: Date) {
  const now = wallClockIn(reservation.landing.timezone, instant)
  const state = stateOf(standingOf(reservation), now)
  if (state === 'withdrawn') throw new Error('a deleted reservation has no details')
  const fee = cancellationFeeAt(reservation.quote, reservation.during.pickup, now)
  const events = await reservationEventsOf(db, reservation.id as ReservationId)
  return {
    state,
    feeIfCancelled: mayBeCancelledByOperator(state) ? fee : null,
    events: events.map(({ kind, actorKind, at }) => ({ kind, by: actorKind, at })),
  }
}
