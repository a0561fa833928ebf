import type { Booking, BookingContact } from '@nelly/domain/booking'
import { EXTRA_CODES } from '@nelly/domain/extras'
import { OPERATOR_CANCELLATION_REASONS } from '@nelly/domain/operator-cancellation'
import { isPhone } from '@nelly/domain/phone'
import { ACTOR_KINDS, RESERVATION_EVENT_KINDS } from '@nelly/domain/reservation-event'
import { DEFAULT_PERSONS, MAX_PARTY } from '@nelly/domain/search'
import { wallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from './call.ts'
import { MAX_PLACE_LENGTH } from './locations.ts'
import { LISTED_STATES, reservationExportQuery, reservationListQuery } from './reservation-list.ts'
import {
  calendarDate,
  clockTime,
  idAnswer,
  landingId,
  money,
  numeric,
  optionalText,
  personId,
  reservationId,
  text,
  vehicleId,
} from './wire.ts'

/** Every line of a price, in US dollars. */
export const quoteAnswer = z
  .object({
    days: z.number().int(),
    price_per_day: money,
    rental: money,
    extras: z.array(z.object({ code: z.enum(EXTRA_CODES), quantity: z.number().int(), amount: money })),
    liability_service: money,
    license_fee: money,
    subtotal: money,
    tax: money,
    total: money,
  })
  .meta({ id: 'Quote' })
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** Who may have cancelled a reservation. */
const CANCELLERS = ['owner', 'visitor'] as const

export const reservationAnswer = z
  .object({
    id: idAnswer,
    reference: z.string(),
    id_landing: idAnswer,
    name_landing: z.string(),
    url_landing: z.string(),
    id_vehicle: idAnswer,
    url_vehicle: z.string(),
    avatar_url: z
      .string()
      .nullable()
      .meta({ description: "The whole address of the vehicle's first picture" }),
    vehicle: z.object({ name: z.string() }),
    landing: z.object({ logo: z.string(), display_name: z.string() }),
    number_person: z.number().int(),
    number_bag: z.number().int(),
    name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    email: z.string(),
    description: z.string().nullable(),
    place_of_departure: z.string(),
    arrival_place: z.string(),
    date_of_departure: z.iso.date(),
    time_of_departure: z.string(),
    date_of_arrival: z.iso.date(),
    time_of_arrival: z.string(),
    total_price: money,
    quote: quoteAnswer,
    created_at: z.iso.datetime(),
    cancelled_at: z.iso.datetime().nullable().meta({ description: 'When it was cancelled' }),
    cancelled_by: z.enum(CANCELLERS).nullable().meta({ description: 'Who cancelled it' }),
    cancellation_reason: z
      .enum(OPERATOR_CANCELLATION_REASONS)
      .nullable()
      .meta({ description: 'Why its operator cancelled it' }),
    cancellation_note: z
      .string()
      .nullable()
      .meta({ description: 'What its operator told the customer about the cancellation' }),
    cancellation_fee: money
      .nullable()
      .meta({ description: 'The fee that is due for a cancelled one, in US dollars' }),
    erased_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the customer had their personal data erased' }),
  })
  .meta({ id: 'Reservation' })
export type ReservationAnswer = z.infer<typeof reservationAnswer>

/** Names may be of any script; only their length is limited. */
const person = text(80)

const phone = text(40)
  .refine((value) => value === '' || isPhone(value), { params: { refusal: 'phone-invalid' } })
  .meta({ description: '7 to 15 digits, with what people write between them' })

/**
 * What a visitor says of themselves and their trip. Prices and addresses that a client adds are ignored: the server
 * fills them.
 */
export const reservationBody = z.object({
  id_landing: landingId,
  id_vehicle: vehicleId,
  number_person: numeric(z.number().int().min(1).max(MAX_PARTY)).default(DEFAULT_PERSONS),
  number_bag: numeric(z.number().int().min(0).max(99)).default(0),
  name: person,
  last_name: person,
  phone,
  email: z.string().trim().max(254).pipe(z.email()).meta({ format: 'email' }),
  description: optionalText(1000),
  place_of_departure: text(MAX_PLACE_LENGTH),
  arrival_place: text(MAX_PLACE_LENGTH),
  date_of_departure: calendarDate,
  time_of_departure: clockTime,
  date_of_arrival: calendarDate,
  time_of_arrival: clockTime,
  extras: z
    .array(
      z.object({
        code: z.string().meta({ enum: EXTRA_CODES }),
        quantity: numeric(z.number().int()).default(1),
      }),
    )
    .max(EXTRA_CODES.length)
    .default([]),
  idempotency_key: optionalText(200),
})

type ReservationBody = z.output<typeof reservationBody>

/** The fields of the checkout form, by their names. */
export const bookingContactBody = reservationBody.pick({
  name: true,
  last_name: true,
  email: true,
  phone: true,
  number_person: true,
  description: true,
})

/** The same in our words. */
export const toBookingContact = (body: z.output<typeof bookingContactBody>): BookingContact => ({
  customer: { firstName: body.name, lastName: body.last_name, email: body.email, phone: body.phone },
  persons: body.number_person,
  comment: body.description ?? null,
})

/** The booking request of a body, in our words. */
export const toBooking = (body: ReservationBody): Booking => ({
  ...toBookingContact(body),
  landing: body.id_landing,
  vehicle: body.id_vehicle,
  period: {
    pickup: wallClock(body.date_of_departure, body.time_of_departure),
    return: wallClock(body.date_of_arrival, body.time_of_arrival),
  },
  pickupPlace: body.place_of_departure,
  returnPlace: body.arrival_place,
  bags: body.number_bag,
  extras: body.extras,
})

/** The fields that a customer can correct on the thank-you page, by their names. */
export const contactBody = reservationBody.pick({ email: true, phone: true })

export const createReservation = call({
  method: 'POST',
  url: '/reservations',
  access: 'public',
  summary: 'Reserve a vehicle',
  description:
    'The server computes the price; what a client sends of it is ignored. Sent again with the same key and content, it gives the same reservation.',
  headers: z.object({ 'Idempotency-Key': optionalText(200) }),
  body: reservationBody,
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    'vehicle-not-available',
    'return-before-pickup',
    'pickup-in-past',
    'pickup-too-far',
    'period-too-long',
    'extra-unknown',
    'extra-quantity-invalid',
    'idempotency-key-reused',
    'text-invalid',
    'phone-invalid',
    'too-many-requests',
  ],
  status: 201,
  answer: reservationAnswer,
})

export const listReservations = call({
  method: 'GET',
  url: '/reservations/:landingId',
  access: 'owner',
  summary: 'List the reservations of a landing',
  description: 'All of them, or in pages.',
  params: z.object({ landingId }),
  query: reservationListQuery,
  refusals: ['landing-not-found'],
  status: 200,
  answer: z.array(reservationAnswer),
})

export const listReservationsOfOwner = call({
  method: 'GET',
  url: '/reservations/user/:userId',
  access: 'owner',
  summary: "List all of the owner's reservations",
  description: 'All of them, or in pages of reservations; grouped by landing.',
  params: z.object({ userId: personId }),
  query: reservationListQuery,
  refusals: ['not-your-account'],
  status: 200,
  answer: z.array(
    z
      .object({
        id_landing: idAnswer,
        name_landing: z.string(),
        display_name: z.string(),
        logo: z.string(),
        reservations: z.array(reservationAnswer),
      })
      .meta({ id: 'ReservationsOfLanding' }),
  ),
})

export const exportReservations = call({
  method: 'GET',
  url: '/reservations/export/:userId',
  access: 'owner',
  summary: "Download the owner's reservations as a table",
  description:
    'A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark) with a row of titles in the language asked for. Text that a spreadsheet would take for a formula has an apostrophe before it.',
  params: z.object({ userId: personId }),
  query: reservationExportQuery,
  refusals: ['not-your-account'],
  status: 200,
  type: 'text/csv',
  answer: z.string(),
})

/** One event of a reservation's history. */
const reservationEvent = z
  .object({
    kind: z.enum(RESERVATION_EVENT_KINDS),
    by: z.enum(ACTOR_KINDS),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ReservationEvent' })

const reservationDetails = reservationAnswer
  .extend({
    state: z.enum(LISTED_STATES).meta({ description: 'Where it stands, by the clock at the rental place' }),
    fee_if_cancelled: money.nullable().meta({
      description:
        'The fee if it were cancelled now because of the customer, in US dollars; `null` where it can’t be cancelled any more',
    }),
    events: z.array(reservationEvent).meta({ description: 'What happened to it since, the oldest first' }),
  })
  .meta({ id: 'ReservationDetails' })

export const readReservation = call({
  method: 'GET',
  url: '/reservations/:reservationId/details',
  access: 'owner',
  apiOnly: true,
  summary: 'Read a reservation',
  description:
    'With what happened to it since it was made, and what cancelling it now would cost the customer.',
  params: z.object({ reservationId }),
  refusals: ['reservation-not-found'],
  status: 200,
  answer: reservationDetails,
})
