import { reserveAtDesk } from '@nelly/contract/reservations/desk-reservations'
import { makeQuote } from '@nelly/contract/reservations/quotes'
import type { LandingId, ReservationId } from '@nelly/domain/ids'
import { type Place, placeNamed } from '@nelly/domain/places/places'
import { withoutReasons } from '@nelly/domain/rates/adjusted-quote'
import { mayBeErased, stateOf } from '@nelly/domain/reservations/reservation-state'
import { withoutOwnWords } from '@nelly/domain/reservations/source'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { payLinks, quotes, reservationPhotographs, reviews } from '../../platform/db/schema.ts'
import { forgetAnswer } from '../../platform/http/idempotency.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { forgetErased } from '../customer-contacts/forget-erased.ts'
import { clearEventNotes } from '../history/reservation-events.ts'
import { placesOf } from '../inventory/places-of.ts'
import { clearLedgerNotes } from '../ledger/of-reservation.ts'
import { type LockedReservation, lockReservation } from './lock-reservation.ts'
import { deleteMails } from './mail/outbox.ts'
import { changeRow } from './raised-revision.ts'

/**
 * Erases the visitor's personal data, here, in mails and in their customer, who goes with the last reservation with such data; vehicle,
 * period and price stay for the operator's books. False while the reservation is to come or under way. Idempotent.
 *
 * Source: rules.md, "Personal data".
 */
export const eraseReservation = (db: Database, id: ReservationId, instant: Date): Promise<boolean> =>
  inTransaction(db, (tx) => eraseIn(tx, id, instant), CUSTOMER_RACES)

/** The same in a transaction that does more. */
export async function eraseIn(tx: Database, id: ReservationId, instant: Date): Promise<boolean> {
  const found = await lockReservation(tx, id)
  if (!found) return false
  const { reservation, landing } = found
  if (reservation.erasedAt) return true
  if (!mayErase(found, instant)) return false
  const places = await placesOf(tx, reservation.landingId as LandingId)
  await changeRow(tx, id, {
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    customerId: null,
    comment: null,
    answers: null,
    changeRequestedAt: null,
    driverAge: null,
    isAgeAsked: false,
    source: withoutOwnWords(reservation.source),
    // A place that is not one of the landing's was typed by the visitor: it may be their address.
    pickupPlace: operatorsOrNone(reservation.pickupPlace, places),
    returnPlace: operatorsOrNone(reservation.returnPlace, places),
    // A hash over all of their data.
    payloadHash: null,
    // The operator's words of an adjustment may name the customer.
    quote: withoutReasons(reservation.quote),
    erasedAt: instant,
  })
  await clearEventNotes(tx, id)
  await clearLedgerNotes(tx, id)
  await forgetReview(tx, id)
  // With the slips of transfers; the sweep removes their files and those of photographs.
  await tx.delete(payLinks).where(eq(payLinks.reservationId, id))
  await tx.delete(reservationPhotographs).where(eq(reservationPhotographs.reservationId, id))
  await deleteMails(tx, id)
  if (reservation.quoteId !== null) await forgetQuote(tx, landing.accountId, reservation.quoteId)
  await forgetAnswer(tx, reserveAtDesk, { account: landing.accountId, id })
  await forgetErased(tx, reservation.customerId, reservation)
  return true
}

/** Deletes the quote that it was made of. */
async function forgetQuote(tx: Database, account: number, id: number): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.id, id))
  await forgetAnswer(tx, makeQuote, { account, id })
}

/** Clears what a customer wrote of their rental. The stars stay. */
const forgetReview = (tx: Database, id: ReservationId) =>
  tx
    .update(reviews)
    .set({ text: '', name: '', isShown: false })
    .where(and(eq(reviews.reservationId, id), isNotNull(reviews.stars)))

/** Whether a reservation may be erased now; locked until the transaction ends. */
export async function isErasable(tx: Database, id: ReservationId, instant: Date): Promise<boolean> {
  const found = await lockReservation(tx, id)
  return found !== undefined && mayErase(found, instant)
}

function mayErase({ reservation, standing, landing }: LockedReservation, instant: Date): boolean {
  const state = stateOf(standing, wallClockIn(landing.timezone, instant))
  // Nobody takes a vehicle of a deleted landing back.
  return mayBeErased(state, landing.deletedAt ? 'closed' : reservation.status)
}

const operatorsOrNone = (name: string, places: readonly Place[]): string =>
  placeNamed(places, name) ? name : ''
