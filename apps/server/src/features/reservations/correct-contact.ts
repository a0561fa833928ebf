import type { ContactCorrection, CorrectionRefusal } from '@nelly/contract/public-site/my-reservation'
import { mayCorrectContact } from '@nelly/domain/customers/contact-correction'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { placeInBooking } from '@nelly/domain/reservations/booking'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import {
  forgetPastNowAndThen,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { customerAfterChange, leaveCustomer } from '../customer-contacts/change-contact.ts'
import { appendReservationEvent, reservationEventsOf } from '../history/reservation-events.ts'
import { bookedTogether } from './booked-together.ts'
import { lockReservation } from './lock-reservation.ts'
import type { MailedReservation } from './mail/mail-data.ts'
import { mailedReservation, withOthers } from './mail/mailed-reservation.ts'
import { deleteUnsentMails, enqueueMails } from './mail/outbox.ts'
import { firstKind, mailsAbout } from './mail/reservation-mails.ts'
import { changeRow } from './raised-revision.ts'
import { myReservationUrl, newSecret, secretInBooking, visitorsAddress } from './reservation-secret.ts'

/** Corrections from one network, over all reservations: each may send a mail to a typed address. */
export const CORRECTION_LIMIT: Limit = { points: 30, seconds: 60 * 60 }

/** Counts a correction of a network where limits are on; false beyond the limit. */
export async function admitCorrection({ db, now, rateLimits }: Parts, address: string): Promise<boolean> {
  if (!rateLimits) return true
  const { granted, taken } = await take(
    db,
    limitKey('contact-correction', networkOf(address)),
    CORRECTION_LIMIT,
    now(),
  )
  if (taken === 1) await forgetPastNowAndThen(db, now())
  return granted
}

type Outcome = Result<{ newSecret: string | undefined }, CorrectionRefusal>

/**
 * Corrects the contact data, as an event of the visitor's, and mails the operator. With another e-mail address the
 * confirmation is sent there with a new secret, which is returned; the former address gets no more mails, and its link
 * is no longer valid.
 *
 * Source: rules.md, "Correcting contact data"; decision 0045.
 */
export async function correctContact(
  db: Database,
  id: ReservationId,
  correction: ContactCorrection,
  about: { now: Date; origin: string },
): Promise<Outcome> {
  return transactionWithJobs(db, (tx) => correctAll(tx, id, correction, about), CUSTOMER_RACES)
}

/** Corrects it, and what was booked together with it, as the mail was about all of them. */
async function correctAll(
  tx: Database,
  id: ReservationId,
  correction: ContactCorrection,
  { now, origin }: { now: Date; origin: string },
): Promise<Outcome> {
  const secret = newSecret()
  const corrected = await correct(tx, id, correction, { secret, now })
  if (!corrected.ok) return corrected
  if (!corrected.value) return ok({ newSecret: undefined })
  const { row, address, ownSecret } = corrected.value
  const others: MailedReservation[] = []
  for (const other of await bookedTogether(tx, row)) {
    if (other.id === id) continue
    const followed = await correct(tx, other.id as ReservationId, correction, { secret, now })
    if (followed.ok && followed.value) others.push(await mailedReservation(tx, followed.value.row))
  }
  const told = await mailedReservation(tx, row)
  const mailing = {
    toVisitor: ownSecret ? firstKind(row) : undefined,
    toOperator: 'correction-notice',
    link: ownSecret && myReservationUrl(origin, address, ownSecret),
  } as const
  await enqueueMails(tx, id, mailsAbout(withOthers(told, row, others), { ...mailing, origin, now }))
  return ok({ newSecret: ownSecret })
}

/**
 * Corrects one of them; undefined where nothing changes. With another e-mail address it has a new secret, by its place in the booking.
 */
async function correct(
  tx: Database,
  id: ReservationId,
  correction: ContactCorrection,
  { secret, now }: { secret: string; now: Date },
) {
  const found = await lockReservation(tx, id)
  if (!found || found.reservation.erasedAt) return refuse('closed')
  const { reservation, landing, standing } = found
  const events = await reservationEventsOf(tx, id)
  const corrections = events.filter(({ kind }) => kind === 'contact-corrected').length
  const state = stateOf(standing, wallClockIn(landing.timezone, now))
  if (!mayCorrectContact({ state, bookedAt: reservation.createdAt, corrections }, now))
    return refuse('closed')

  const changes = Object.fromEntries(
    Object.entries(correction).filter(
      ([field, value]) => value !== undefined && value !== reservation[field as keyof ContactCorrection],
    ),
  )
  if (Object.keys(changes).length === 0) return ok(undefined)
  const place = reservation.bookingReference === null ? 1 : placeInBooking(reservation.reference)
  const ownSecret = 'email' in changes ? secretInBooking(secret, place) : undefined
  const where = { account: landing.accountId as AccountId, timezone: landing.timezone }
  const customerId = await customerAfterChange(tx, where, {
    reservation,
    contact: { ...reservation, ...changes },
    isByVisitor: true,
    now,
  })
  const row = await changeRow(tx, id, {
    ...changes,
    customerId,
    ...(ownSecret && { secretHash: secretHashOf(ownSecret) }),
  })
  await leaveCustomer(tx, reservation.customerId, customerId)
  if (ownSecret) await deleteUnsentMails(tx, id, reservation.email)
  await appendReservationEvent(tx, {
    reservationId: id,
    kind: 'contact-corrected',
    actor: { kind: 'visitor' },
    at: now,
  })
  return ok({ row, ownSecret, address: visitorsAddress(landing.name, landing, reservation) })
}
