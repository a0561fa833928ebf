import type { CorrectionRefusal, MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { AttemptReservation } from '@nelly/contract/public-site/public-site'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { KEY_FIELD } from '@nelly/contract/visitor-forms'
import { isCurrency } from '@nelly/domain/currency'
import { type Money, minorUnits } from '@nelly/domain/money'
import type { BookingContact } from '@nelly/domain/reservations/booking'
import { data, redirect } from 'react-router'
import { type BookingPage, bookingPage, chosenVehicle } from '../booking/booking-page.ts'
import { extrasFor } from '../booking/price.ts'
import { seatsWith, totalWith } from '../booking/several-vehicles.ts'
import { postedForm, textOf } from '../posted-form.ts'
import { obstacleOf } from '../search-form/obstacle.tsx'
import type { PageArgs } from '../visited-landing.ts'
import { anotherOf, attemptSearch } from './another.ts'
import { type AnswerProblems, type FormAnswers, readAnswers } from './answers.ts'
import { bookedCookie, thanksAddress } from './booked-cookie.ts'
import { acceptedPublication, type Contact, isTrapped, readContact } from './contact.ts'
import { type Attempt, attemptAt, isKey, newAttempt } from './key.ts'
import { correctionOf, isUnchanged, ownBooking } from './own-booking.ts'
import { type FieldErrors, reservationRequest } from './reservation-request.ts'

/** The data of the checkout page after a form that made no reservation. Nothing typed is lost. */
export interface Returned {
  readonly contact: Contact
  /** The key to send again: the form's own, unless it is used up. */
  readonly key: string
  /** The search of the address that the key is for. */
  readonly search: string
  /** The stamp with the time the form was rendered. */
  readonly stamp: string
  readonly errors?: FieldErrors
  /** What was answered to the landing's own questions, and what is wrong with it. */
  readonly answers: FormAnswers
  readonly answerProblems?: AnswerProblems
  /** The total that the visitor saw and agreed to. */
  readonly seen?: Money | undefined
  readonly refusal?: Refusal
  /** Whether this form had made a reservation that has been cancelled since. */
  readonly wasCancelled?: boolean
  /** The reservation that this browser's form has made before, with other data. */
  readonly existing?: MyReservation
  /** Why that reservation was not corrected. */
  readonly correctionRefusal?: CorrectionRefusal
  /** A party larger than the vehicle, which the visitor has to confirm. */
  readonly largeParty?: number
  /** Whether the hidden honeypot field was filled in. */
  readonly isTrapped?: boolean
  /** Whether it was submitted faster than people fill it in. */
  readonly isTooSoon?: boolean
}

/** Why a form made no reservation. */
type Why = Omit<Returned, 'contact' | 'answers' | 'key' | 'search' | 'stamp'>

/** A submitted contact form. */
interface Sent {
  readonly request: Request
  readonly page: BookingPage
  readonly contact: Contact
  readonly answers: FormAnswers
  readonly key: string
  readonly search: string
  readonly stamp: string
  /** The attempt, where the browser's cookie proves that the form's key belongs to it. */
  readonly own: Attempt | undefined
}

/** Makes the reservation and redirects to the thank-you page, or says why not. */
export async function reserve(args: PageArgs) {
  const { request } = args
  const page = await bookingPage(args)
  const { site, landing } = page
  // Also with extras that are taken: the reservation of this form may have them.
  const booking = { ...page.booking, extras: page.askedExtras }
  const form = await postedForm(request)
  const contact = readContact(form)
  const answers = readAnswers(form)
  const intent = textOf(form, 'intent')
  const search = attemptSearch(booking, anotherOf(page.params))
  const attempt = await attemptAt(request, search)
  const keyField = form.get(KEY_FIELD)
  const formKey = isKey(keyField) ? keyField : attempt.key
  const came = site.cameForm(formKey, textOf(form, 'stamp'))
  // A second reservation on purpose is sent to an address of its own, which has a key of its own.
  const key = intent === 'another' ? attempt.key : formKey
  const stamp = key === formKey ? came.stamp : site.stampForm(key)
  const own = attempt.isProven && key === attempt.key ? attempt : undefined
  const sent: Sent = { request, page, contact, answers, key, search, stamp, own }

  if (intent === 'change') return again(sent, 200)
  if (isTrapped(form)) return again(sent, 422, { isTrapped: true })
  const vehicle = await chosenVehicle(page)
  const { period } = booking
  if (!vehicle || !period || obstacleOf(booking, vehicle) === 'trip') return again(sent, 422)

  const wanted = reservationRequest({
    landing,
    vehicle,
    period,
    booking: { ...booking, extras: extrasFor(page.prices, vehicle, booking) },
    contact,
  })
  const booked = [page.booking.others, { ...booking, vehicle: vehicle.id }].flat()
  const answered = await site.answersOf(landing.id, { ...answers, booked })
  const { problems: answerProblems } = answered
  if (!wanted.ok) return again(sent, 422, { errors: wanted.errors, answerProblems })
  if (intent === 'correct') return correct(sent, wanted.booking)
  if (Object.keys(answerProblems).length > 0) return refuseForm(sent, wanted.booking, { answerProblems })
  if (Object.keys(booking.priceFaults).length > 0) return refuseForm(sent, wanted.booking)
  if (came.isTooSoon) return again(sent, 422, { isTooSoon: true })
  if (needsAgreement(form, wanted.booking, seatsWith(page.booking, vehicle))) {
    return again(sent, 422, { largeParty: wanted.booking.persons })
  }
  const seen = seenTotal(form) ?? (vehicle.quote && totalWith(page.booking, vehicle.quote))
  const outcome = await site.reserve(wanted.booking, key, {
    expectedTotal: seen,
    secret: own?.secret,
    acceptedPublication: acceptedPublication(contact.publication, landing),
    language: landing.language,
    source: booking.source,
    answers: answered.answers,
  })
  if (outcome.ok) {
    return outcome.value.stands ? thank(sent, outcome.value) : withNewKey(sent, { wasCancelled: true })
  }
  if (outcome.refusal === 'terms-changed') {
    const errors = { terms: refusalWords('terms-changed', landing.language) }
    return again({ ...sent, contact: { ...contact, terms: false } }, 409, { errors })
  }
  if (outcome.refusal === 'idempotency-key-reused') return showExisting(sent, wanted.booking)
  if (outcome.refusal === 'extra-out-of-stock')
    return withNewKey({ ...sent, page: await bookingPage(args) }, { refusal: outcome.refusal, seen })
  return again(sent, STATUS[outcome.refusal] ?? 422, { refusal: outcome.refusal, seen })
}

/** The form was changed after it had made a reservation: that one is shown, but only to the browser that made it. */
async function showExisting(sent: Sent, booking: BookingContact) {
  const { own, page } = sent
  if (!own) return withNewKey(sent, { refusal: 'idempotency-key-reused' })
  const booked = await ownBooking(page, own)
  if (!booked) return withNewKey(sent, { wasCancelled: true })
  return answerExisting(sent, booked, booking)
}

/** A form that changes nothing was sent twice and leads to its reservation; another is shown beside it. */
const answerExisting = (sent: Sent, booked: AttemptReservation, booking: BookingContact) =>
  isUnchanged(booked, booking)
    ? thank(sent, thanked(booked))
    : again(sent, 409, { existing: booked.reservation })

/**
 * What was typed for the price or answered does not hold. A second click may find that the first one has taken the last use of
 * its code, or that a question is new: that reservation is the answer.
 */
async function refuseForm(sent: Sent, booking: BookingContact, why: Why = {}) {
  const { own, page } = sent
  const booked = own && (await ownBooking(page, own))
  return booked ? answerExisting(sent, booked, booking) : again(sent, 422, why)
}

/** Corrects the reservation that the form has made before with the contact data that was typed now. */
async function correct(sent: Sent, booking: BookingContact) {
  const { own, page } = sent
  const booked = own && (await ownBooking(page, own))
  if (!booked) return withNewKey(sent, { refusal: 'idempotency-key-reused' })
  const outcome = await page.site.correctContact(booked.reservation, correctionOf(booking))
  return outcome.ok
    ? thank(sent, thanked(booked), outcome.value.newSecret)
    : again(sent, 409, { existing: booked.reservation, correctionRefusal: outcome.refusal })
}

/** The form again, with everything that was typed. */
const again = ({ contact, answers, key, search, stamp }: Sent, status: number, more: Why = {}) =>
  data<Returned>({ contact, answers, key, search, stamp, ...more }, { status })

/** The form again, as a new attempt. */
async function withNewKey({ request, page, contact, answers }: Sent, more: Why) {
  const search = attemptSearch(page.booking, anotherOf(page.params))
  const { key, headers } = await newAttempt(request, search)
  const stamp = page.site.stampForm(key)
  return data<Returned>({ contact, answers, key, search, stamp, ...more }, { status: 409, headers })
}

/** Redirects to the thank-you page, which shows everything to the browser that owns the reservation. */
function thank(
  { request, page: { landing, booking }, own }: Sent,
  { reference, opensWithSecret }: { readonly reference: string; readonly opensWithSecret: boolean },
  newSecret?: string,
) {
  const secret = newSecret ?? (opensWithSecret ? own?.secret : undefined)
  const cookie = secret && bookedCookie(request, { reference, secret })
  return redirect(thanksAddress(landing.localAddress, reference, booking.source), {
    status: 303,
    headers: cookie ? { 'Set-Cookie': cookie } : {},
  })
}

const thanked = ({ reservation: { reference }, opensWithSecret }: AttemptReservation) => ({
  reference,
  opensWithSecret,
})

const STATUS: Partial<Record<Refusal, number>> = {
  'vehicle-not-available': 409,
  'price-changed': 409,
  'vehicle-not-found': 404,
  'landing-not-found': 404,
  'too-many-requests': 429,
  'temporarily-unavailable': 503,
}

/** The total that the form was rendered with, if it was sent. */
function seenTotal(form: FormData): Money | undefined {
  const [, total, currency = ''] = /^(\d{1,15}) ([A-Z]{3})$/.exec(textOf(form, 'seen_total')) ?? []
  return isCurrency(currency) ? { minor: minorUnits(Number(total)), currency } : undefined
}

/**
 * Whether the party is larger than the vehicles and the visitor has not confirmed it yet. They may book them all the same.
 */
const needsAgreement = (form: FormData, { persons: party }: BookingContact, seats: number): boolean =>
  party > seats && textOf(form, 'agreed_party') !== String(party)
