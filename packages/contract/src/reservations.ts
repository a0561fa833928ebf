import { EXTRA_CODES } from '@nelly/domain/extras'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { MAX_PLACE_LENGTH } from './locations.ts'
import {
  calendarDate,
  clockTime,
  idAnswer,
  landingId,
  money,
  numeric,
  optionalText,
  ownerId,
  reservationId,
  text,
  vehicleId,
} from './wire.ts'

/** Every line of a price, in US dollars. */
export const quoteAnswer = z.object({
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
export type QuoteAnswer = z.infer<typeof quoteAnswer>

export const reservationAnswer = z.object({
  id: idAnswer,
  reference: z.string(),
  id_landing: idAnswer,
  name_landing: z.string(),
  url_landing: z.string(),
  id_vehicle: idAnswer,
  url_vehicle: z.string(),
  avatar_url: z.string().nullable(),
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
})
export type ReservationAnswer = z.infer<typeof reservationAnswer>

/** Names, places and phones of the whole world; only their length is bounded. */
const person = text(80)
const phone = text(40)

/** What a visitor says of themselves and their trip. Prices and addresses that a client adds are dropped: the server fills them. */
export const reservationBody = z.object({
  id_landing: landingId,
  id_vehicle: vehicleId,
  number_person: numeric(z.number().int().min(1).max(99)).default(2),
  number_bag: numeric(z.number().int().min(0).max(99)).default(0),
  name: person,
  last_name: person,
  phone,
  email: z.string().trim().max(254).pipe(z.email()),
  description: optionalText(1000),
  place_of_departure: text(MAX_PLACE_LENGTH),
  arrival_place: text(MAX_PLACE_LENGTH),
  date_of_departure: calendarDate,
  time_of_departure: clockTime,
  date_of_arrival: calendarDate,
  time_of_arrival: clockTime,
  extras: z
    .array(z.object({ code: z.string(), quantity: numeric(z.number().int()).default(1) }))
    .max(EXTRA_CODES.length)
    .default([]),
  idempotency_key: optionalText(200),
})
export type ReservationBody = z.output<typeof reservationBody>

/** Books a vehicle. The key may also come as the header `Idempotency-Key`. */
export const createReservation = call({
  method: 'POST',
  url: '/reservations',
  access: 'public',
  body: reservationBody,
  status: 201,
  answer: reservationAnswer,
})

export const listReservations = call({
  method: 'GET',
  url: '/reservations/:landingId',
  access: 'owner',
  params: z.object({ landingId }),
  status: 200,
  answer: z.array(reservationAnswer),
})

/** All of an owner's reservations, grouped by landing. */
export const listReservationsOfOwner = call({
  method: 'GET',
  url: '/reservations/user/:userId',
  access: 'owner',
  params: z.object({ userId: ownerId }),
  status: 200,
  answer: z.array(
    z.object({
      id_landing: idAnswer,
      name_landing: z.string(),
      display_name: z.string(),
      logo: z.string(),
      reservations: z.array(reservationAnswer),
    }),
  ),
})

/** Takes the reservation back and frees the vehicle. */
export const deleteReservation = call({
  method: 'DELETE',
  url: '/reservations/:reservationId',
  access: 'owner',
  params: z.object({ reservationId }),
  status: 200,
  answer: messageAnswer,
})
