import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { SEARCH_RANKS, type SearchRank } from '@nelly/domain/search/search-terms'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { idAnswer, text, written } from '../wire.ts'

/** The characters of a search over everything. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 80

/** The most results of a kind. */
export const MOST_FOUND = 8

/** A found reservation. */
export interface FoundReservation {
  readonly id: number
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  readonly isErased: boolean
  readonly vehicleName: string
  readonly landingName: string
  /** The days of its pickup and its return. */
  readonly pickup: CalendarDate
  readonly back: CalendarDate
  readonly status: ReservationStatus
}

/** A found customer. */
export interface FoundCustomer {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Whether the operator does not want to rent to them. */
  readonly isDoNotRent: boolean
}

/** A found unit of a vehicle. */
export interface FoundUnit {
  readonly vehicleId: number
  readonly vehicleName: string
  readonly landingName: string
  /** From 1. */
  readonly number: number
  readonly plate: string | null
}

/** A found vehicle. */
export interface FoundVehicle {
  readonly id: number
  readonly landingId: number
  readonly name: string
  readonly landingName: string
  readonly isOnSale: boolean
}

/** A found landing. */
export interface FoundLanding {
  readonly id: number
  readonly displayName: string
  readonly isPublished: boolean
}

/** Something that was found, and how well it matches. */
export type Ranked<T> = T & { readonly rank: SearchRank }

/** What a search found, by kind, each with the best first. */
export interface SearchResults {
  readonly reservations: readonly Ranked<FoundReservation>[]
  readonly customers: readonly Ranked<FoundCustomer>[]
  readonly units: readonly Ranked<FoundUnit>[]
  readonly vehicles: readonly Ranked<FoundVehicle>[]
  readonly landings: readonly Ranked<FoundLanding>[]
}

const rank = z.enum(SEARCH_RANKS).meta({
  description: 'Whether it is what was searched for, begins with it, or only has a part of it',
})

const searchAnswer = written<SearchResults>(
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
        pickup: z.iso.date(),
        back: z.iso.date().meta({ description: 'The day of the return' }),
        status: z.enum(RESERVATION_STATUSES),
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
