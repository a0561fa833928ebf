import type { Currency } from '@nelly/domain/currency'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { MAX_VEHICLES } from '@nelly/domain/reservations/booking'
import { DEFAULT_PERSONS } from '@nelly/domain/search/search'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'
import {
  answerOf,
  clearable,
  currencyAnswer,
  flag,
  idAnswer,
  language,
  minorAnswer,
  written,
} from '../wire.ts'
import { DESK_REFUSALS, guestFields, tripFields } from './desk-input.ts'
import { ownedReservationDetails, whatsapp } from './reservation.ts'

/** The most alternatives of one quote. */
export const MAX_QUOTED_VEHICLES = 8

/** The most open quotes of an account. */
export const MAX_OPEN_QUOTES = 200

const { vehicle, unit: _, ...trip } = tripFields
const extras = trip.extras.default([])
const additionalDrivers = trip.additionalDrivers.default(0)

const quoteBody = z.object({
  ...trip,
  vehicles: z
    .array(vehicle)
    .min(1)
    .max(MAX_QUOTED_VEHICLES)
    .meta({ description: 'Of the landing; one of them is accepted' }),
  extras,
  additionalDrivers,
  adjustments: trip.adjustments.optional().meta({ description: 'Of the price of each of `vehicles`' }),
  others: z
    .array(z.object({ vehicle, extras, additionalDrivers }))
    .max(MAX_VEHICLES - 1)
    .default([])
    .meta({ description: 'Vehicles of the landing that are reserved together with it, all of them or none' }),
  ...guestFields,
  persons: guestFields.persons.default(DEFAULT_PERSONS),
  bags: guestFields.bags.default(0),
  email: clearable(guestFields.email).meta({ description: 'Without one, nobody is mailed' }),
  language: guestFields.language.nullish().meta({
    description: 'Of its mail and its page; by default the main one of the landing',
  }),
  holds: flag.default(false).meta({
    description: 'Whether what may be accepted is held until the quote ends',
  }),
  notify: flag.default(true).meta({ description: 'Whether it is sent by mail' }),
})
export type QuoteBody = z.output<typeof quoteBody>
export type QuoteInput = z.input<typeof quoteBody>

const quoted = answerOf(
  z.object({
    id: idAnswer,
    landingId: idAnswer,
    landingName: z.string(),
    offered: z
      .array(
        z.object({
          vehicles: z.array(
            z.object({
              vehicleId: idAnswer,
              name: z.string(),
              total: minorAnswer,
              isFree: z.boolean().meta({ description: 'Whether it can still be had' }),
            }),
          ),
          total: minorAnswer.meta({ description: 'Of its vehicles together' }),
          currency: written<Currency>(currencyAnswer),
        }),
      )
      .meta({ description: 'One of them is accepted: a vehicle, or several that are booked together' }),
    period: written<RentalPeriod>(z.object({ pickup: z.string(), return: z.string() })),
    pickupPlace: z.string(),
    returnPlace: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp,
    language,
    isHeld: z.boolean().meta({ description: 'Whether it holds units' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().meta({ description: 'Until when it can be accepted' }),
    timezone: z.string().meta({ description: 'Of the landing' }),
    url: z.string().meta({ description: 'The link that shows it to the customer' }),
  }),
).meta({ id: 'OpenQuote' })
/** A quote that can still be accepted. */
export type OpenQuote = z.infer<typeof quoted>

export const makeQuote = call({
  method: 'POST',
  url: '/landings/:landingId/desk-quotes',
  nestedErrors: true,
  idempotencyKey: true,
  summary: 'Quote vehicles for somebody at the desk',
  description: `One or several vehicles for one trip, as alternatives or together, each at today’s price, which holds while the quote is open: for the hours that its landing sets, until the pickup at most. A vehicle that breaks a rule can’t be quoted. An account has at most ${MAX_OPEN_QUOTES} open ones.`,
  body: quoteBody,
  refusals: ['landing-not-found', 'step-time-wrong', 'too-many-quotes', ...DESK_REFUSALS],
  status: 201,
  answer: quoted,
})

export const listQuotes = call({
  method: 'GET',
  url: '/desk-quotes',
  summary: 'List the open quotes',
  description: 'Those that can still be accepted, the next to end first.',
  refusals: [],
  answer: z.array(quoted),
})

export const mailQuote = call({
  method: 'POST',
  url: '/desk-quotes/:quoteId/mail',
  summary: 'Mail a quote again',
  description: 'To the address that it was made with.',
  refusals: ['quote-not-found', 'quote-over', 'too-many-requests'],
  answer: messageAnswer,
})

export const withdrawQuote = call({
  method: 'DELETE',
  url: '/desk-quotes/:quoteId',
  summary: 'Withdraw a quote',
  description: 'It can’t be accepted any more, and what it held is free. Nobody is mailed.',
  refusals: ['quote-not-found', 'quote-over'],
  answer: messageAnswer,
})

export const reserveQuote = call({
  method: 'POST',
  url: '/desk-quotes/:quoteId/reservation',
  summary: 'Make a quote a reservation',
  description:
    'At the quoted price, as a reservation at the desk, which is confirmed at once; the customer is mailed if they have an address. Of several vehicles it is that of the first; all are reserved or none. Of a quote that was accepted already it is the reservation that there is.',
  body: z.object({
    offer: z
      .number()
      .int()
      .min(0)
      .max(MAX_QUOTED_VEHICLES - 1)
      .meta({ description: 'Which of `offered`, from 0' }),
  }),
  refusals: [
    'quote-not-found',
    'quote-over',
    'quoted-vehicles-taken',
    'landing-not-found',
    'step-time-wrong',
    ...DESK_REFUSALS,
  ],
  answer: ownedReservationDetails,
})
