import type { LandingId, ReservationId } from '@nelly/domain/ids'
import { changeableIn } from '@nelly/domain/reservations/changed-fields'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { mayBeCancelledByOperator } from '@nelly/domain/reservations/operator-cancellation'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { reservationsOfCustomer } from '../customer-contacts/reservations-of-customer.ts'
import { reservationEventsOf, toldEventsOf } from '../history/reservation-events.ts'
import { currentRates } from '../inventory/current-rates.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { codeOf } from './changes/edited-reservation.ts'
import { undoableChange } from './changes/undoable-change.ts'
import { standingOf } from './lock-reservation.ts'
import type { Reservation } from './reservation.ts'

/** A reservation's state, its events, its current cancellation fee, what can be changed of it, and its phone for WhatsApp. */
export async function reservationDetails(db: Database, reservation: Reservation, instant: Date) {
  const now = wallClockIn(reservation.landing.timezone, instant)
  const state = stateOf(standingOf(reservation), now)
  if (state === 'withdrawn') throw new Error('a deleted reservation has no details')
  const fee = feeIfCancelled(reservation.status, reservation.quote, reservation.during.pickup, now)
  const id = reservation.id as ReservationId
  const events = await toldEventsOf(db, id)
  const { rates } = (await currentRates(db, reservation.landingId as LandingId)).compiled
  return {
    state,
    feeIfCancelled: mayBeCancelledByOperator(state, reservation.status) ? fee : null,
    events: events.map(({ actorKind, ...event }) => ({ ...event, by: actorKind })),
    discountCode: codeOf(reservation, rates),
    changeable: reservation.erasedAt ? [] : changeableIn(reservation.status),
    reservationsOfCustomer: await reservationsOfCustomer(db, reservation.customerId),
    whatsapp: phoneDigits(reservation.phone, reservation.landing.timezone) ?? null,
    isUndoable:
      undoableChange(reservation, (await reservationEventsOf(db, id)).at(-1), instant) !== undefined,
  }
}
