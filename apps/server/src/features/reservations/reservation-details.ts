import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { toEventActor } from '@nelly/contract/reservations/reservation-event-actors'
import type { AccountId, LandingId, ReservationId } from '@nelly/domain/ids'
import { changeableIn } from '@nelly/domain/reservations/changed-fields'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { mayBeCancelledByOperator } from '@nelly/domain/reservations/operator-cancellation'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { ok, type Result } from '@nelly/domain/result'
import { languagesOf } from '@nelly/domain/site/site-document'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { reservationsOfCustomer } from '../customer-contacts/reservations-of-customer.ts'
import { reservationEventsOf, toldEventsOf } from '../history/reservation-events.ts'
import { currentRates } from '../inventory/current-rates.ts'
import { phoneDigits } from '../phones/phone-digits.ts'
import { bookedTogether } from './booked-together.ts'
import { codeOf } from './changes/edited-reservation.ts'
import { undoableChange } from './changes/undoable-change.ts'
import { standingOf } from './lock-reservation.ts'
import type { Reservation } from './reservation.ts'
import { ownedReservation } from './reservation-for-operator.ts'
import { reservationsOf } from './reservation-store.ts'
import { checksOf, lastOdometer } from './vehicle-checks.ts'

/**
 * A reservation with its state, its events, its current cancellation fee, what can be changed of it, and its phone for WhatsApp.
 */
export async function reservationDetails(
  db: Database,
  { account, id }: { account: AccountId; id: ReservationId },
  instant: Date,
): Promise<Result<OwnedReservationDetails, 'reservation-not-found'>> {
  const found = await reservationsOf(account, db).find(id)
  if (!found.ok) return found
  const reservation = found.value
  const { landing } = reservation
  const now = wallClockIn(landing.timezone, instant)
  const state = stateOf(standingOf(reservation), now)
  if (state === 'withdrawn') throw new Error('a deleted reservation has no details')
  const fee = feeIfCancelled(reservation.status, reservation.quote, reservation.during.pickup, now)
  const events = await toldEventsOf(db, id)
  const { rates } = (await currentRates(db, reservation.landingId as LandingId)).compiled
  const last = (await reservationEventsOf(db, id)).at(-1)
  return ok({
    ...ownedReservation(reservation, instant),
    state,
    timezone: landing.timezone,
    feeIfCancelled: mayBeCancelledByOperator(state, reservation.status) ? fee : null,
    events: events.map(({ actorKind, at, ...event }) => ({
      ...event,
      by: toEventActor(actorKind),
      at: at.toISOString(),
    })),
    checks: checksOf(reservation),
    returnedPlace: reservation.returnedPlace,
    lastOdometer: await lastOdometer(db, reservation),
    discountCode: codeOf(reservation, rates),
    changeable: reservation.erasedAt ? [] : changeableIn(reservation.status),
    isUndoable: undoableChange(reservation, last, instant) !== undefined,
    booking: await bookingOf(db, reservation),
    reservationsOfCustomer: await reservationsOfCustomer(db, reservation.customerId),
    whatsapp: phoneDigits(reservation.phone, landing.timezone) ?? null,
    publication: reservation.publicationNumber,
    termsAcceptedAt: reservation.termsAcceptedAt?.toISOString() ?? null,
    source: reservation.source,
    language: reservation.language ?? landing.defaultLanguage,
    languages: languagesOf({ default: landing.defaultLanguage, both: landing.bothLanguages }),
  })
}

/** What a reservation was booked together with, but for deleted ones. */
async function bookingOf(
  db: Database,
  { bookingReference, landingId }: Reservation,
): Promise<OwnedReservationDetails['booking']> {
  if (bookingReference === null) return null
  const together = await bookedTogether(db, { bookingReference, landingId })
  return {
    reference: bookingReference,
    reservations: together
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, reference, vehicleName, totalMinor, status }) => ({
        ...{ id, reference, vehicleName, status },
        total: totalMinor,
      })),
  }
}
