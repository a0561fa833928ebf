import type { MyReservation, MyReservationVisit } from '@nelly/contract/public-site/my-reservation'
import type { AttemptReservation } from '@nelly/contract/public-site/public-site'
import { mayCorrectContact } from '@nelly/domain/customers/contact-correction'
import type { LandingId, ReservationId } from '@nelly/domain/ids'
import { instructionsOf, placeNamed } from '@nelly/domain/places/places'
import { placeInBooking } from '@nelly/domain/reservations/booking'
import { openWish, wishRefusal } from '@nelly/domain/reservations/change-wish'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { isByOperator } from '@nelly/domain/reservations/reservation-event'
import { awaitsPickup, stateOf } from '@nelly/domain/reservations/reservation-state'
import { visitorTimeline } from '@nelly/domain/reservations/visitor-timeline'
import { type Texts, textIn } from '@nelly/domain/site/texts'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { reservationEventsOf } from '../history/reservation-events.ts'
import { placesOf } from '../inventory/places-of.ts'
import { digitsOfPhones } from '../phones/phone-digits.ts'
import { bookedTogether } from '../reservations/booked-together.ts'
import {
  type FoundReservation,
  reservationByKey,
  reservationBySecret,
} from '../reservations/find-reservation.ts'
import { standingOf } from '../reservations/lock-reservation.ts'
import { secretInBooking } from '../reservations/reservation-secret.ts'
import { publicationOf } from '../site/site-rows.ts'
import { bookedPicture } from './booked-picture.ts'
import { prepaymentDue } from './my-payment.ts'
import { openBySecret } from './open-by-secret.ts'
import { readToday, visitedLanding } from './visit.ts'

/** The reservation of a secret below the address of its landing; see `openBySecret`. */
export async function myReservation(
  parts: Parts,
  network: string,
  name: string,
  secret: string,
): Promise<MyReservationVisit> {
  const opened = await openBySecret(parts, { network, name }, () => reservationBySecret(parts.db, secret))
  return opened.kind === 'found'
    ? { kind: 'found', reservation: await reservationOf(parts, opened.found, secret) }
    : opened
}

/**
 * The reservation that an attempt with this key made on the landing, and whether the attempt's secret is valid for it.
 */
export async function reservationOfAttempt(
  parts: Parts,
  landing: LandingId,
  { key, secret }: { key: string; secret: string },
): Promise<AttemptReservation | undefined> {
  const found = await reservationByKey(parts.db, landing, key)
  if (!found) return undefined
  const opensWithSecret = found.reservation.secretHash === secretHashOf(secret)
  return { reservation: await reservationOf(parts, found, secret), opensWithSecret }
}

async function reservationOf(parts: Parts, found: FoundReservation, secret: string): Promise<MyReservation> {
  const { db } = parts
  const now = parts.now()
  const { reservation, landing, operator, corrections, cancellation } = found
  const wallClock = (instant: Date) => wallClockIn(landing.timezone, instant)
  const { cancelledAt, cancellationFeeMinor: fee, erasedAt, status } = reservation
  const events = await reservationEventsOf(db, reservation.id as ReservationId)
  const askedAt = events.filter(({ kind }) => kind === 'change-requested').map(({ at }) => at)
  const wish = reservation.changeRequestedAt ? openWish(events) : undefined
  const state = stateOf(standingOf(reservation), wallClock(now))
  const picksUp = awaitsPickup(state, status)
  const visited = await visitedLanding(db, landing)
  return {
    id: reservation.id as ReservationId,
    reference: reservation.reference,
    landing: {
      ...visited,
      phones: { ...visited.phones, ...digitsOfPhones([operator.phone], landing.timezone) },
    },
    vehicle: { name: reservation.vehicleName, picture: await bookedPicture(db, reservation) },
    period: reservation.during,
    pickupPlace: reservation.pickupPlace,
    returnPlace: reservation.returnPlace,
    pickupInstructions: picksUp ? await instructionsAt(db, landing.id, reservation.pickupPlace) : undefined,
    persons: reservation.persons,
    driverAge: reservation.driverAge,
    additionalDrivers: reservation.additionalDrivers,
    quote: reservation.quote,
    customer: erasedAt
      ? undefined
      : {
          firstName: reservation.firstName,
          lastName: reservation.lastName,
          phone: reservation.phone,
          email: reservation.email,
          comment: reservation.comment,
          answers: reservation.answers ?? [],
        },
    operator,
    cancelled:
      cancelledAt && fee !== null
        ? {
            at: wallClock(cancelledAt),
            fee,
            byOperator:
              isByOperator(cancellation?.by) && cancellation.reason !== null
                ? { reason: cancellation.reason as OperatorCancellationReason, note: cancellation.note }
                : undefined,
          }
        : undefined,
    prepaymentDue: await prepaymentDue(parts, found),
    isWithdrawn: reservation.deletedAt !== null,
    status,
    returnedAt: reservation.returnedAt ? wallClock(reservation.returnedAt) : undefined,
    answerBy: reservation.answerBy ? wallClock(reservation.answerBy) : undefined,
    erasedAt: erasedAt ? wallClock(erasedAt) : undefined,
    timeline: visitorTimeline(reservation, events).map(({ step, at }) => ({ step, at: wallClock(at) })),
    openWish: wish && { at: wallClock(wish.at), text: wish.note ?? '' },
    wishRefusal: erasedAt || visited.suspension ? 'over' : wishRefusal({ state, status, askedAt }, now),
    accepted: await acceptedTerms(db, found, wallClock),
    mayCorrectContact: mayCorrectContact({ state, bookedAt: reservation.createdAt, corrections }, now),
    booking: await wholeBooking(db, reservation, secret),
  }
}

/** The vehicles that were booked together with it, as far as `secret`, by which it was opened, leads to their pages. */
async function wholeBooking(
  db: Database,
  { bookingReference, landingId }: FoundReservation['reservation'],
  secret: string,
): Promise<MyReservation['booking']> {
  if (bookingReference === null) return undefined
  const together = await bookedTogether(db, { bookingReference, landingId })
  return {
    reference: bookingReference,
    reservations: together.map((one) => {
      const own = secretInBooking(secret, placeInBooking(one.reference))
      return {
        reference: one.reference,
        vehicleName: one.vehicleName,
        total: { minor: one.totalMinor, currency: one.currency },
        isOff: one.cancelledAt !== null || one.deletedAt !== null,
        secret: one.secretHash === secretHashOf(own) ? own : undefined,
      }
    }),
  }
}

/** How a vehicle is picked up at a place of a landing; undefined where nothing is written. */
async function instructionsAt(db: Database, landing: number, name: string): Promise<Texts | undefined> {
  const place = placeNamed(await placesOf(db, landing as LandingId), name)
  const told = place && instructionsOf(place)
  return told && textIn(told, 'es') ? told : undefined
}

/** What its visitor accepted, in the words of then; their placeholders stand for what holds today (decision 0151). */
async function acceptedTerms(
  db: Database,
  { landing, reservation: { landingId, publicationNumber, termsAcceptedAt } }: FoundReservation,
  wallClock: (instant: Date) => WallClock,
): Promise<MyReservation['accepted']> {
  if (termsAcceptedAt === null || publicationNumber === null) return undefined
  const publication = await publicationOf(db, landingId as LandingId, publicationNumber)
  if (!publication) return undefined
  const { legal } = await readToday(db, landing, publication.document)
  return { at: wallClock(termsAcceptedAt), legal }
}
