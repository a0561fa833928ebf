import { renamed, wireNames } from '@nelly/contract/names'
import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { fieldErrors } from '@nelly/contract/refusals/field-words'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { bookingContactBody, toBookingContact } from '@nelly/contract/specified/reservation-body'
import { CONTACT_FIELDS } from '@nelly/contract/visitor-forms'
import { pick } from '@nelly/domain/pick'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookedVehicle, Booking } from '@nelly/domain/reservations/booking'
import type { BookingUnderWay } from '../booking/booking.ts'
import { type Contact, contactFields } from './contact.ts'

/** The errors of the contact form, by field, in the landing's language. */
export type FieldErrors = Readonly<Record<string, string>>

type Outcome =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly errors: FieldErrors }

interface Wish {
  readonly landing: VisitedLanding
  readonly vehicle: OfferedVehicle
  readonly period: RentalPeriod
  readonly booking: BookingUnderWay
  readonly contact: Contact
}

/** The visitor's reservation request, validated by the same schema as every other, or the errors. */
export function reservationRequest({ landing, vehicle, period, booking, contact }: Wish): Outcome {
  const { language } = landing
  const typed = contactFields(contact).map(([name, value]) => [name, value.trim() === '' ? undefined : value])
  const checked = bookingContactBody.safeParse(Object.fromEntries(typed))
  if (checked.success && contact.terms) {
    const [first, ...others] = inOrder(booking, vehicle)
    const trip = {
      landing: landing.id,
      period,
      bags: 0,
      ...pick(booking, ['pickupPlace', 'returnPlace', 'driverAge', 'discountCode']),
      ...first,
      others,
    }
    return { ok: true, booking: { ...toBookingContact(checked.data), ...trip } }
  }
  const messages = checked.success
    ? {}
    : renamed(fieldErrors(checked.error.issues, language), wireNames(CONTACT_FIELDS))
  const errors = Object.fromEntries(Object.entries(messages).map(([field, [first = '']]) => [field, first]))
  return {
    ok: false,
    errors: contact.terms ? errors : { ...errors, terms: refusalWords('terms-not-accepted', language) },
  }
}

/** The vehicles in the order in which they were chosen and priced. */
const inOrder = (
  { extras, additionalDrivers, others }: BookingUnderWay,
  { id: vehicle }: OfferedVehicle,
): [BookedVehicle, ...BookedVehicle[]] => {
  const before = others.map((other) => pick(other, ['vehicle', 'extras', 'additionalDrivers']))
  const own = { vehicle, extras, additionalDrivers }
  const [first, ...more] = before
  return first ? [first, ...more, own] : [own]
}
