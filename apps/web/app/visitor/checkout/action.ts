import type { Refusal } from '@nelly/contract/refusals'
import { cents, type UsCents } from '@nelly/domain/money'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { bookingPage, chosenVehicle } from '../booking/booking-page.ts'
import { obstacleOf } from '../booking/obstacle.tsx'
import { priceOf } from '../booking/price.ts'
import { type Contact, isTrapped, readContact, textOf } from './contact.ts'
import { attemptAt, isKey, newAttempt } from './key.ts'
import { type FieldErrors, reservationRequest } from './reservation-request.ts'

/** What the checkout page is told after a form that made no reservation. Nothing typed is lost. */
export interface Returned {
  readonly contact: Contact
  /** The key to send again: the form's own, unless it is used up. */
  readonly key: string
  /** What tells when the form was drawn. */
  readonly stamp: string
  readonly errors?: FieldErrors
  /** The total that the visitor saw and agreed to. */
  readonly seen?: UsCents | undefined
  readonly refusal?: Refusal
  /** Whether this very form had made a reservation, which was called off since. */
  readonly wasCancelled?: boolean
  /** Whether the field was filled in that nobody sees. */
  readonly isTrapped?: boolean
  /** Whether it came sooner than people fill it in. */
  readonly isTooSoon?: boolean
}

/** Why a form made no reservation. */
type Why = Omit<Returned, 'contact' | 'key' | 'stamp'>

interface Asked {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** Makes the reservation and leads to the thanks, or tells what stands in its way. */
export async function reserve(asked: Asked) {
  const page = await bookingPage(asked)
  const { site, landing, booking } = page
  const form = await formOf(asked.request)
  const contact = readContact(form)
  const sent = form.get('idempotency_key')
  const key = isKey(sent) ? sent : (await attemptAt(asked.request)).key
  const { stamp, isTooSoon } = site.cameForm(key, textOf(form, 'stamp'))
  const again = (status: number, more: Why = {}) =>
    data<Returned>({ contact, key, stamp, ...more }, { status })
  const withNewKey = async (more: Why) => {
    const { key, headers } = await newAttempt(asked.request)
    return data<Returned>({ contact, key, stamp: site.stampForm(key), ...more }, { status: 409, headers })
  }

  if (form.get('intent') === 'change') return again(200)
  if (isTrapped(form)) return again(422, { isTrapped: true })
  const vehicle = await chosenVehicle(page)
  const { period } = booking
  if (!vehicle || !period || obstacleOf(booking, vehicle) === 'trip') return again(422)

  const request = reservationRequest({ landing, vehicle, period, booking, contact })
  if (!request.ok) return again(422, { errors: request.errors })
  if (isTooSoon) return again(422, { isTooSoon })
  const seen = seenTotal(form) ?? priceOf(vehicle, booking)?.total
  const outcome = await site.reserve(request.body, key, seen)
  if (outcome.ok && outcome.value.stands) {
    return redirect(`/${landing.address}/thanks-you?r=${outcome.value.reference}`, 303)
  }
  if (outcome.ok) return withNewKey({ wasCancelled: true })
  if (outcome.refusal === 'idempotency-key-reused') return withNewKey({ refusal: outcome.refusal })
  return again(STATUS[outcome.refusal] ?? 422, { refusal: outcome.refusal, seen })
}

const STATUS: Partial<Record<Refusal, number>> = {
  'vehicle-not-available': 409,
  'price-changed': 409,
  'vehicle-not-found': 404,
  'landing-not-found': 404,
  'too-many-requests': 429,
  'temporarily-unavailable': 503,
}

/** The total that the form was drawn with, where it tells. */
function seenTotal(form: FormData): UsCents | undefined {
  const value = textOf(form, 'seen_total')
  return /^\d{1,12}$/.test(value) ? cents(Number(value)) : undefined
}

/** A form that can't be read is an empty one: every field says what it needs. */
const formOf = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())
