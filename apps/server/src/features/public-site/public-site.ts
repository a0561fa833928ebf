import type {
  LandingPictures,
  OfferedVehicle,
  PublicSite,
  VisitedLanding,
} from '@nelly/contract/public-site/public-site'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { freePeriodsOf } from '../inventory/availability.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { stockOf } from '../inventory/limited-supply.ts'
import { nearestTrip } from '../inventory/nearest-trip.ts'
import { placesReader } from '../inventory/places-reader.ts'
import { acceptQuote } from '../quotes/accept-quote.ts'
import { tryCode } from '../rates/wrong-codes.ts'
import { askForChange } from '../reservations/ask-for-change.ts'
import { bookingAnswers } from '../reservations/booking-answers.ts'
import { cancelReservation } from '../reservations/cancel-reservation.ts'
import { admitCorrection, correctContact } from '../reservations/correct-contact.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import { landingPrices } from '../reservations/landing-prices.ts'
import { reservationCalendar } from '../reservations/reservation-calendar.ts'
import { admitReservation } from '../reservations/reservation-limit.ts'
import { reserve } from '../reservations/reserve.ts'
import { siteReviews } from '../reviews/site-reviews.ts'
import { giveReview, removeReview } from '../reviews/write-review.ts'
import { fleetGlance } from '../vehicles/fleet-glance.ts'
import { askToWait } from '../waiting-list/ask-to-wait.ts'
import { confirmWish, leaveWaitingList } from '../waiting-list/own-wish.ts'
import { readStamp, stampForm } from './form-stamp.ts'
import { landingShare, landingSign, vehicleShare } from './landing-images.ts'
import { myPayment, payPrepayment } from './my-payment.ts'
import { myQuote } from './my-quote.ts'
import { myReservation, reservationOfAttempt } from './my-reservation.ts'
import { myReview } from './my-review.ts'
import { myWish } from './my-wish.ts'
import { findOfferedVehicle, offeredVehicles } from './offered-vehicles.ts'
import { visit, visitPreview } from './visit.ts'

/** The addresses of a landing's generated images. */
async function landingPictures(db: Database, landing: VisitedLanding): Promise<LandingPictures> {
  const sign = (name: 'icon' | 'touch-icon') =>
    `/${landing.address}/${name}.png?v=${landingSign(landing, name).version}`
  const { version } = landingShare(landing, await fleetGlance(db, landing.id))
  return {
    share: `/${landing.localAddress}/share.jpg?v=${version}`,
    icon: landing.favicon === null ? sign('icon') : `/storage/${landing.favicon}`,
    touchIcon: sign('touch-icon'),
  }
}

/** The address of a vehicle's share picture. */
const sharePicture = (landing: VisitedLanding, vehicle: OfferedVehicle): string =>
  `/${landing.localAddress}/vehicles/${vehicle.id}/share.jpg?v=${vehicleShare(landing, vehicle).version}`

/** The server's interface for the visitor's pages, for one request. */
export const publicSite = (parts: Parts, request: FastifyRequest): PublicSite => {
  const { db, now, bookingForm } = parts
  const ratesOf = ratesReader(db)
  const places = placesReader(db)
  const moment = () => ({ instant: now(), ratesOf })
  return {
    visit: (name) => visit(db, name, places),
    preview: (secret) => visitPreview(db, secret, now()),
    vehicles: (landing, options) => offeredVehicles(db, landing, { ...options, ...moment() }),
    vehicle: (landing, vehicle, options) =>
      findOfferedVehicle(db, landing, vehicle, { ...options, ...moment() }),
    prices: ({ id, timezone }) =>
      landingPrices(db, id, { now: wallClockIn(timezone, now()), ratesOf, placesOf: places.placesOf }),
    tryDiscountCode: (code, isRight) => tryCode(parts, request.ip, code, isRight),
    freePeriods: (vehicles, period, isAllowed) =>
      freePeriodsOf(db, vehicles, period, { ...moment(), isAllowed }),
    extrasLeft: async (landing, within) =>
      stockOf(db, landing, (await ratesOf(landing)).compiled.rates, within),
    nearestTrip: async (landing, wanted) => (await nearestTrip(db, landing, wanted, moment())).nearest,
    answersOf: (landing, sent) => bookingAnswers(db, landing, { ...sent, ratesOf }),
    async reserve(booking, key, { expectedTotal, secret, acceptedPublication, language, ...other } = {}) {
      const admission = await admitReservation(parts, request.ip)
      if (!admission.admitted) return refuse('too-many-requests')
      const origin = originOf(request, parts)
      const options = { key, expectedTotal, secret, acceptedPublication, language, ...other }
      const made = await reserve(db, booking, { ...options, now: now(), origin })
      if (!made.ok) return made
      const { reference, cancelledAt, deletedAt, secretHash } = made.value
      return ok({
        reference,
        stands: cancelledAt === null && deletedAt === null,
        opensWithSecret: secret !== undefined && secretHash === secretHashOf(secret),
      })
    },
    reservationOfAttempt: (landing, attempt) => reservationOfAttempt(parts, landing, attempt),
    async correctContact({ id }, correction) {
      if (!(await admitCorrection(parts, request.ip))) return refuse('too-many-requests')
      return correctContact(db, id, correction, { now: now(), origin: originOf(request, parts) })
    },
    stampForm: (key) => stampForm(bookingForm.secret, key, now()),
    cameForm(key, stamp) {
      const drawnAt = readStamp(bookingForm.secret, key, stamp)
      // A stamp of the future is from an instance whose clock is ahead.
      const age = drawnAt && Math.abs(now().getTime() - drawnAt.getTime())
      const isTooSoon = bookingForm.shortestMs > 0 && !(age !== undefined && age >= bookingForm.shortestMs)
      return { stamp: drawnAt ? stamp : stampForm(bookingForm.secret, key, now()), isTooSoon }
    },
    myReservation: (name, secret) => myReservation(parts, request.ip, name, secret),
    cancelMyReservation: ({ id }, { seenFee, secret }) => {
      const mails = { origin: originOf(request, parts), secret }
      return cancelReservation(db, id, { seenFee, now: now(), mails })
    },
    askForChange: ({ id }, wish) =>
      askForChange(db, id, wish, { origin: originOf(request, parts), now: now() }),
    eraseMyReservation: ({ id }) => eraseReservation(db, id, now()),
    calendarOf: ({ id }) => reservationCalendar(db, id, now()),
    reviews: (landing) => siteReviews(db, landing),
    myReview: (name, secret) => myReview(parts, request.ip, name, secret),
    myQuote: (name, secret) => myQuote(parts, request.ip, name, secret),
    payPrepayment: ({ id }) => payPrepayment(parts, request.ip, id),
    myPayment: (token) => myPayment(parts, request.ip, token),
    async acceptQuote({ id }, how) {
      if (!(await admitReservation(parts, request.ip)).admitted) return refuse('too-many-requests')
      const accepted = await acceptQuote(db, id, { ...how, origin: originOf(request, parts), now: now() })
      return accepted.ok ? ok(true) : refuse(accepted.refusal)
    },
    giveReview: ({ id }, written) =>
      giveReview(db, id, written, { origin: originOf(request, parts), now: now() }),
    removeReview: ({ id }) => removeReview(db, id),
    askToWait: (landing, wish) =>
      askToWait(parts, landing, wish, { origin: originOf(request, parts), address: request.ip }),
    myWish: (name, secret) => myWish(parts, request.ip, name, secret),
    confirmWish: (wish) => confirmWish(db, wish, now()),
    leaveWaitingList: (wish) => leaveWaitingList(db, wish),
    landingPictures: (landing) => landingPictures(db, landing),
    sharePicture,
    now: ({ timezone }) => wallClockIn(timezone, now()),
  }
}
