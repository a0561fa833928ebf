import { RESERVATION_STATUSES, type ReservationStatus } from '@nelly/domain/reservation/reservation-status'
import type { SearchRank } from '@nelly/domain/search-terms'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from './call.ts'
import { idAnswer, text } from './wire.ts'

/** The characters of a search over everything. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 80

/** The most results of a kind. */
export const MOST_FOUND = 8

const exact = z.boolean().meta({ description: 'Whether it is what was searched for, not only like it' })

const searchAnswer = z
  .object({
    reservations: z.array(
      z.object({
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
      }),
    ),
    customers: z.array(
      z.object({
        id: idAnswer,
        name: z.string(),
        last_name: z.string(),
        email: z.string(),
        phone: z.string(),
        do_not_rent: z.boolean(),
        exact,
      }),
    ),
    units: z.array(
      z.object({
        vehicle_id: idAnswer,
        vehicle_name: z.string(),
        landing_name: z.string(),
        unit: z.number().int(),
        plate: z.string().nullable(),
        exact,
      }),
    ),
    vehicles: z.array(
      z.object({
        id: idAnswer,
        id_landing: idAnswer,
        name: z.string(),
        landing_name: z.string(),
        on_sale: z.boolean(),
        exact,
      }),
    ),
    landings: z.array(z.object({ id: idAnswer, display_name: z.string(), published: z.boolean(), exact })),
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

export const toSearchAnswer = (found: SearchResults): SearchAnswer => ({
  reservations: found.reservations.map((one) => ({
    id: one.id,
    reference: one.reference,
    name: one.firstName,
    last_name: one.lastName,
    erased: one.isErased,
    vehicle: { name: one.vehicleName },
    display_name: one.landingName,
    date_of_departure: one.pickup,
    date_of_arrival: one.back,
    status: one.status,
    exact: one.rank === 'exact',
  })),
  customers: found.customers.map((one) => ({
    id: one.id,
    name: one.firstName,
    last_name: one.lastName,
    email: one.email,
    phone: one.phone,
    do_not_rent: one.isDoNotRent,
    exact: one.rank === 'exact',
  })),
  units: found.units.map((one) => ({
    vehicle_id: one.vehicleId,
    vehicle_name: one.vehicleName,
    landing_name: one.landingName,
    unit: one.number,
    plate: one.plate,
    exact: one.rank === 'exact',
  })),
  vehicles: found.vehicles.map((one) => ({
    id: one.id,
    id_landing: one.landingId,
    name: one.name,
    landing_name: one.landingName,
    on_sale: one.isOnSale,
    exact: one.rank === 'exact',
  })),
  landings: found.landings.map((one) => ({
    id: one.id,
    display_name: one.displayName,
    published: one.isPublished,
    exact: one.rank === 'exact',
  })),
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
  reservations: answer.reservations.map((one) => ({
    id: one.id,
    reference: one.reference,
    firstName: one.name,
    lastName: one.last_name,
    isErased: one.erased,
    vehicleName: one.vehicle.name,
    landingName: one.display_name,
    pickup: one.date_of_departure as CalendarDate,
    back: one.date_of_arrival as CalendarDate,
    status: one.status,
    isExact: one.exact,
  })),
  customers: answer.customers.map((one) => ({
    id: one.id,
    firstName: one.name,
    lastName: one.last_name,
    email: one.email,
    phone: one.phone,
    isDoNotRent: one.do_not_rent,
    isExact: one.exact,
  })),
  units: answer.units.map((one) => ({
    vehicleId: one.vehicle_id,
    vehicleName: one.vehicle_name,
    landingName: one.landing_name,
    number: one.unit,
    plate: one.plate,
    isExact: one.exact,
  })),
  vehicles: answer.vehicles.map((one) => ({
    id: one.id,
    landingId: one.id_landing,
    name: one.name,
    landingName: one.landing_name,
    isOnSale: one.on_sale,
    isExact: one.exact,
  })),
  landings: answer.landings.map((one) => ({
    id: one.id,
    displayName: one.display_name,
    isPublished: one.published,
    isExact: one.exact,
  })),
})
