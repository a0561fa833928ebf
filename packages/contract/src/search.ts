import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservation/reservation-status'
import type { SearchRank } from '@nelly/domain/search-terms'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from './call.ts'
import { answerOf, renamed } from './names.ts'
import { idAnswer, text } from './wire.ts'

/** The characters of a search over everything. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 80

/** The most results of a kind. */
export const MOST_FOUND = 8

const exact = z.boolean().meta({ description: 'Whether it is what was searched for, not only like it' })

const foundReservation = z.object({
  id: idAnswer,
  reference: z.string(),
  name: z.string(),
  last_name: z.string(),
  erased: z.boolean().meta({ description: 'Whether the personal data was erased' }),
  vehicle: z.object({ name: z.string() }),
  display_name: z.string(),
  date_of_departure: z.iso.date(),
  date_of_arrival: z.iso.date(),
  status: z.enum(RESERVATION_STATUSES),
  exact,
})

const foundCustomer = z.object({
  id: idAnswer,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  do_not_rent: z.boolean(),
  exact,
})

const foundUnit = z.object({
  vehicle_id: idAnswer,
  vehicle_name: z.string(),
  landing_name: z.string(),
  unit: z.number().int(),
  plate: z.string().nullable(),
  exact,
})

const foundVehicle = z.object({
  id: idAnswer,
  id_landing: idAnswer,
  name: z.string(),
  landing_name: z.string(),
  on_sale: z.boolean(),
  exact,
})

const foundLanding = z.object({
  id: idAnswer,
  display_name: z.string(),
  published: z.boolean(),
  exact,
})

const searchAnswer = z
  .object({
    reservations: z.array(foundReservation),
    customers: z.array(foundCustomer),
    units: z.array(foundUnit),
    vehicles: z.array(foundVehicle),
    landings: z.array(foundLanding),
  })
  .meta({ id: 'SearchResults' })
type SearchAnswer = z.infer<typeof searchAnswer>

export const search = call({
  method: 'GET',
  url: '/search',
  access: 'owner',
  apiOnly: true,
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
  status: 200,
  answer: searchAnswer,
})

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

/** Our names of what was found. */
const RESERVATION_NAMES = {
  name: 'firstName',
  last_name: 'lastName',
  erased: 'isErased',
  display_name: 'landingName',
  date_of_departure: 'pickup',
  date_of_arrival: 'back',
  exact: 'isExact',
} as const
const CUSTOMER_NAMES = {
  name: 'firstName',
  last_name: 'lastName',
  do_not_rent: 'isDoNotRent',
  exact: 'isExact',
} as const
const UNIT_NAMES = {
  vehicle_id: 'vehicleId',
  vehicle_name: 'vehicleName',
  landing_name: 'landingName',
  unit: 'number',
  exact: 'isExact',
} as const
const VEHICLE_NAMES = {
  id_landing: 'landingId',
  landing_name: 'landingName',
  on_sale: 'isOnSale',
  exact: 'isExact',
} as const
const LANDING_NAMES = { display_name: 'displayName', published: 'isPublished', exact: 'isExact' } as const

const judged = <T>(one: Ranked<T>): Found<T> => ({ ...one, isExact: one.rank === 'exact' })

export const toSearchAnswer = (found: SearchResults): SearchAnswer => ({
  reservations: found.reservations.map((one) =>
    answerOf(foundReservation, RESERVATION_NAMES, { ...judged(one), vehicle: { name: one.vehicleName } }),
  ),
  customers: found.customers.map((one) => answerOf(foundCustomer, CUSTOMER_NAMES, judged(one))),
  units: found.units.map((one) => answerOf(foundUnit, UNIT_NAMES, judged(one))),
  vehicles: found.vehicles.map((one) => answerOf(foundVehicle, VEHICLE_NAMES, judged(one))),
  landings: found.landings.map((one) => answerOf(foundLanding, LANDING_NAMES, judged(one))),
})

/** Something that was found, and whether it is what was searched for. */
type Found<T> = T & { readonly isExact: boolean }

/** What a search found, as an answer tells it. */
export interface FoundThings {
  readonly reservations: readonly Found<FoundReservation>[]
  readonly customers: readonly Found<FoundCustomer>[]
  readonly units: readonly Found<FoundUnit>[]
  readonly vehicles: readonly Found<FoundVehicle>[]
  readonly landings: readonly Found<FoundLanding>[]
}

/** Parses an answer. */
export const foundIn = (answer: SearchAnswer): FoundThings => ({
  reservations: answer.reservations.map(({ vehicle, ...one }) => ({
    ...renamed(one, RESERVATION_NAMES),
    vehicleName: vehicle.name,
    pickup: one.date_of_departure as CalendarDate,
    back: one.date_of_arrival as CalendarDate,
  })),
  customers: answer.customers.map((one) => renamed(one, CUSTOMER_NAMES)),
  units: answer.units.map((one) => renamed(one, UNIT_NAMES)),
  vehicles: answer.vehicles.map((one) => renamed(one, VEHICLE_NAMES)),
  landings: answer.landings.map((one) => renamed(one, LANDING_NAMES)),
})
