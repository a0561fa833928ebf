import type { MyReservation, MyReservationVisit } from '@nelly/contract/my-reservation'
import type { AttemptReservation, Picture } from '@nelly/contract/public-site'
import { mayCorrectContact } from '@nelly/domain/contact-correction'
import type { LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import type { OperatorCancellationReason } from '@nelly/domain/operator-cancellation'
import { openWish, wishRefusal } from '@nelly/domain/reservation/change-wish'
import { visitorTimeline } from '@nelly/domain/reservation/visitor-timeline'
import { isByOperator } from '@nelly/domain/reservation-event'
import { stateOf } from '@nelly/domain/reservation-state'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import type { Parts } from '../../platform/parts.ts'
import { parseAddress } from '../landings/landing-address.ts'
import { publishedLanding } from '../landings/public-landing.ts'
import {
  type FoundReservation,
  reservationByKey,
  reservationBySecret,
} from '../reservations/find-reservation.ts'
import { standingOf } from '../reservations/lock-reservation.ts'
import { reservationEventsOf } from '../reservations/reservation-events.ts'
import { secretHashOf } from '../reservations/reservation-secret.ts'
import { tryingSecret } from '../reservations/secret-limit.ts'
import { publicationOf } from '../site/site-rows.ts'
import { pictureAt } from '../vehicles/picture-at.ts'
import { visitedLanding } from './visit.ts'

/**
 * The reservation of a secret below the address of its landing, published or not. Below another landing's address it is
 * not found; a former address redirects to the current one.
 */
export async function myReservation(
  parts: Parts,
  network: string,
  name: string,
  secret: string,
): Promise<MyReservationVisit> {
  const { db } = parts
  const tried = await tryingSecret(parts, network, () => reservationBySecret(db, secret))
  if (tried.wait !== undefined) return { kind: 'too-many-tries', retryAfter: tried.wait }
  const { found } = tried
  if (!found) return { kind: 'not-found' }
  if (found.landing.name === name) {
    return { kind: 'found', reservation: await reservationOf(db, found, parts.now()) }
  }
  const address = parseAddress(name)
  const isAnothers = address && address !== found.landing.name && (await publishedLanding(db, address))
  return !address || isAnothers ? { kind: 'not-found' } : { kind: 'moved', to: found.landing.name }
}

/**
 * The reservation that an attempt with this key made on the landing, and whether the attempt's secret is valid for it.
 */
export async function reservationOfAttempt(
  { db, now }: Parts,
  landing: LandingId,
  { key, secret }: { key: string; secret: string },
): Promise<AttemptReservation | undefined> {
  const found = await reservationByKey(db, landing, key)
  if (!found) return undefined
  const opensWithSecret = found.reservation.secretHash === secretHashOf(secret)
  return { reservation: await reservationOf(db, found, now()), opensWithSecret }
}

async function reservationOf(db: Database, found: FoundReservation, now: Date): Promise<MyReservation> {
  const { reservation, landing, operator, corrections, cancellation } = found
  const wallClock = (instant: Date) => wallClockIn(landing.timezone, instant)
  const { cancelledAt, cancellationFeeMinor: fee, erasedAt, status } = reservation
  const events = await reservationEventsOf(db, reservation.id as ReservationId)
  const askedAt = events.filter(({ kind }) => kind === 'change-requested').map(({ at }) => at)
  const wish = reservation.changeRequestedAt ? openWish(events) : undefined
  const state = stateOf(standingOf(reservation), wallClock(now))
  return {
    id: reservation.id as ReservationId,
    reference: reservation.reference,
    landing: await visitedLanding(db, landing),
    vehicle: { name: reservation.vehicleName, picture: await pictureOf(db, found) },
    period: reservation.during,
    pickupPlace: reservation.pickupPlace,
    returnPlace: reservation.returnPlace,
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
    isWithdrawn: reservation.deletedAt !== null,
    status,
    answerBy: reservation.answerBy ? wallClock(reservation.answerBy) : undefined,
    erasedAt: erasedAt ? wallClock(erasedAt) : undefined,
    timeline: visitorTimeline(reservation, events).map(({ step, at }) => ({ step, at: wallClock(at) })),
    openWish: wish && { at: wallClock(wish.at), text: wish.note ?? '' },
    wishRefusal: erasedAt ? 'over' : wishRefusal({ state, status, askedAt }, now),
    accepted: await acceptedTerms(db, reservation, wallClock),
    mayCorrectContact: mayCorrectContact({ state, bookedAt: reservation.createdAt, corrections }, now),
  }
}

/** What its visitor accepted, in the words of then. */
async function acceptedTerms(
  db: Database,
  { landingId, publicationNumber, termsAcceptedAt }: FoundReservation['reservation'],
  wallClock: (instant: Date) => WallClock,
): Promise<MyReservation['accepted']> {
  if (termsAcceptedAt === null || publicationNumber === null) return undefined
  const publication = await publicationOf(db, landingId as LandingId, publicationNumber)
  return publication && { at: wallClock(termsAcceptedAt), legal: publication.document.legal }
}

/** The vehicle's picture as it was booked. If the vehicle no longer has it, only the file is known. */
async function pictureOf(db: Database, { reservation }: FoundReservation): Promise<Picture | undefined> {
  const { vehicleId, vehiclePicture: path } = reservation
  if (path === null) return undefined
  const picture = await pictureAt(db, vehicleId as VehicleId, path)
  return picture ?? { path, width: 1200, height: 800, sources: [] }
}
