import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import type { Booking, BookingContact } from '@nelly/domain/reservations/booking'
import { DEFAULT_PERSONS, MAX_PARTY } from '@nelly/domain/search/search'
import { z } from 'zod'
import { chosenExtras, email, person, phone } from '../booking-fields.ts'
import { fromWish, priceDetailFields, toWish } from '../rates/wish.ts'
import {
  calendarDate,
  clockTime,
  idempotencyKey,
  landingId,
  name,
  numeric,
  optionalText,
  vehicleId,
} from '../wire.ts'

/** A total that somebody was shown, as people write it. */
export const shownTotal = numeric(z.number().min(0).max(9_000_000_000_000))

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
  email,
  description: optionalText(1000),
  place_of_departure: name(MAX_PLACE_LENGTH),
  arrival_place: name(MAX_PLACE_LENGTH),
  date_of_departure: calendarDate,
  time_of_departure: clockTime,
  date_of_arrival: calendarDate,
  time_of_arrival: clockTime,
  extras: chosenExtras.default([]),
  ...priceDetailFields,
  expected_total: shownTotal.nullish().meta({
    description:
      "The total that the customer was shown, in the landing's currency: at another one nothing is booked",
  }),
  idempotency_key: idempotencyKey,
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
  ...toWish(body),
  bags: body.number_bag,
})

/** A booking as the body of a call. */
export const fromBooking = (booking: Booking) => ({
  ...fromWish(booking.landing, booking),
  number_person: booking.persons,
  number_bag: booking.bags,
  name: booking.customer.firstName,
  last_name: booking.customer.lastName,
  phone: booking.customer.phone,
  email: booking.customer.email,
  description: booking.comment,
})

/**
 * The text that a retry of the same booking has as well, in the wire's names, sorted. The hashes of stored reservations are made of
 * it, so it has to stay as it is.
 */
export function canonicalBooking({ period, customer, extras, ...booking }: Booking): string {
  const [departureDate, departureTime] = period.pickup.split('T')
  const [arrivalDate, arrivalTime] = period.return.split('T')
  return JSON.stringify([
    ...(booking.additionalDrivers ? [['additional_drivers', booking.additionalDrivers]] : []),
    ['arrival_place', booking.returnPlace],
    ['date_of_arrival', arrivalDate],
    ['date_of_departure', departureDate],
    ...(booking.comment === null ? [] : [['description', booking.comment]]),
    ...(booking.discountCode ? [['discount_code', booking.discountCode]] : []),
    ...(typeof booking.driverAge === 'number' ? [['driver_age', booking.driverAge]] : []),
    ['email', customer.email],
    ['extras', extras.map(({ code, quantity }) => [code, quantity]).sort()],
    ['id_landing', booking.landing],
    ['id_vehicle', booking.vehicle],
    ['last_name', customer.lastName],
    ['name', customer.firstName],
    ['number_bag', booking.bags],
    ['number_person', booking.persons],
    ...(booking.others?.length
      ? [
          [
            'others',
            booking.others.map(({ vehicle, extras, additionalDrivers = 0 }) => [
              vehicle,
              extras,
              additionalDrivers,
            ]),
          ],
        ]
      : []),
    ['phone', customer.phone],
    ['place_of_departure', booking.pickupPlace],
    ['time_of_arrival', arrivalTime],
    ['time_of_departure', departureTime],
  ])
}

/** The fields that a customer can correct on the thank-you page, by their names. */
export const contactBody = reservationBody.pick({ email: true, phone: true })
