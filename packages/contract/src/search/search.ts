import type { Currency } from '@nelly/domain/currency'
import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import { SEARCH_RANKS } from '@nelly/domain/search/search-terms'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, currencyAnswer, idAnswer, text, written } from '../wire.ts'

/** The characters of a search over everything. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 80

/** The most results of a kind. */
export const MOST_FOUND = 8

const rank = z.enum(SEARCH_RANKS).meta({
  description: 'Whether it is what was searched for, begins with it, or only has a part of it',
})

const day = written<CalendarDate>(z.iso.date())

const searchAnswer = answerOf(
  z.object({
    reservations: z.array(
      z.object({
        id: idAnswer,
        reference: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        isErased: z.boolean().meta({ description: 'Whether the personal data was erased' }),
        vehicleName: z.string(),
        landingName: z.string(),
        pickup: day,
        back: day.meta({ description: 'The day of the return' }),
        status: z.enum(RESERVATION_STATUSES),
        balance: z.number().int().meta({ description: 'What is due, in minor units of its currency' }),
        currency: written<Currency>(currencyAnswer),
        rank,
      }),
    ),
    customers: z.array(
      z.object({
        id: idAnswer,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        isDoNotRent: z.boolean(),
        rank,
      }),
    ),
    units: z.array(
      z.object({
        vehicleId: idAnswer,
        vehicleName: z.string(),
        landingName: z.string(),
        number: z.number().int().meta({ description: 'From 1' }),
        plate: z.string().nullable(),
        rank,
      }),
    ),
    vehicles: z.array(
      z.object({
        id: idAnswer,
        landingId: idAnswer,
        name: z.string(),
        landingName: z.string(),
        isOnSale: z.boolean(),
        rank,
      }),
    ),
    landings: z.array(z.object({ id: idAnswer, displayName: z.string(), isPublished: z.boolean(), rank })),
  }),
).meta({ id: 'SearchResults' })
/** What a search found, by kind, each with the best first. */
export type SearchResults = z.infer<typeof searchAnswer>
export type FoundReservation = SearchResults['reservations'][number]
export type FoundCustomer = SearchResults['customers'][number]
export type FoundUnit = SearchResults['units'][number]
export type FoundVehicle = SearchResults['vehicles'][number]
export type FoundLanding = SearchResults['landings'][number]

export const search = call({
  method: 'GET',
  url: '/search',
  summary: 'Search everything of the account',
  description: `Reservations, customers, units, vehicles and landings that are not deleted: by the beginnings of words of names and e-mails, by digits of a phone, by the beginning of a reference or the number of a reservation, by a part of a plate. Case, accents and separators do not matter. Each kind has the best first, ${MOST_FOUND} at most.`,
  query: z.object({
    q: text(MAX_SEARCH).min(MIN_SEARCH).meta({
      minLength: MIN_SEARCH,
      maxLength: MAX_SEARCH,
      description: 'What is searched for',
    }),
  }),
  refusals: [],
  answer: searchAnswer,
})
