import { fieldErrors } from '@nelly/contract/field-words'
import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site'
import { refusalWords } from '@nelly/contract/refusal-words'
import { type ReservationBody, reservationBody } from '@nelly/contract/reservations'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { CONTACT_FIELDS, type Contact } from './contact.ts'

/** What is wrong with the contact form, by field, in the landing's language. */
export type FieldErrors = Readonly<Record<string, string>>

type Outcome =
  | { readonly ok: true; readonly body: ReservationBody }
  | { readonly ok: false; readonly errors: FieldErrors }

interface Wish {
  readonly landing: VisitedLanding
  readonly vehicle: OfferedVehicle
  readonly period: RentalPeriod
  readonly booking: BookingUnderWay
  readonly contact: Contact
}

/** The reservation that the visitor asks for, checked by the same schema as every other, or what to correct. */
export function reservationRequest({ landing, vehicle, period, booking, contact }: Wish): Outcome {
  const { language } = landing
  const typed = CONTACT_FIELDS.map((field) => [
    field,
    contact[field].trim() === '' ? undefined : contact[field],
  ])
  const checked = reservationBody.safeParse({
    ...Object.fromEntries(typed),
    id_landing: landing.id,
    id_vehicle: vehicle.id,
    place_of_departure: booking.pickupPlace,
    arrival_place: booking.returnPlace,
    date_of_departure: dateOf(period.pickup),
    time_of_departure: timeOf(period.pickup),
    date_of_arrival: dateOf(period.return),
    time_of_arrival: timeOf(period.return),
    extras: booking.extras,
  })
  if (checked.success && contact.terms) return { ok: true, body: checked.data }
  const told = checked.success ? {} : fieldErrors(checked.error.issues, language)
  const errors = Object.fromEntries(Object.entries(told).map(([field, [first = '']]) => [field, first]))
  return {
    ok: false,
    errors: contact.terms ? errors : { ...errors, terms: refusalWords('terms-not-accepted', language) },
  }
}
