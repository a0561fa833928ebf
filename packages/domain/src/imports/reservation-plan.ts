import type { Booked } from '../availability/booked.ts'
import type { Currency } from '../currency.ts'
import type { ContactKeys } from '../customers/contact-keys.ts'
import type { VehicleId } from '../ids.ts'
import type { Place, PlaceChoices } from '../places/places.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import type { CustomersPlan, PresentCustomers } from './customer-plan.ts'
import type { PresentFleet, PresentUnit, PresentVehicle } from './fleet-plan.ts'
import type { PlannedRental, PlannedRow } from './planned-row.ts'
import type { ReservationValues } from './reservation-fields.ts'

/** What a reservation can't do without, asked once for the rows that lack it. */
export const ASKED_OF_RESERVATIONS = ['pickupTime', 'returnTime', 'pickupPlace'] as const
export type AskedOfReservations = (typeof ASKED_OF_RESERVATIONS)[number]
export type ReservationDefaults = Pick<ReservationValues, AskedOfReservations>

/** A reservation that there is, also a cancelled one. */
export interface PresentReservation {
  readonly id: number
  readonly reference: string
  readonly vehicleId: VehicleId
  readonly unit: number
  readonly period: RentalPeriod
  /** By what its customer is recognised. */
  readonly keys: ContactKeys
}

/** What there is before an import of reservations for a landing. */
export interface PresentReservations extends Pick<PresentFleet, 'vehicles' | 'units'> {
  /** Those whose return is to come. */
  readonly reservations: readonly PresentReservation[]
  /** What holds units: reservations by their ids, and blocks. */
  readonly held: readonly (Booked & { readonly pool: number })[]
  readonly customers: PresentCustomers
  readonly places: PlaceChoices
  /** By which rows may name places, too. */
  readonly codes: readonly Pick<Place, 'name' | 'code'>[]
  readonly currency: Currency
  readonly timezone: string
  /** The clock at the rental place. */
  readonly now: WallClock
  readonly turnaroundOf: (vehicle: VehicleId) => number
}

/** What a row says of a reservation; what it does not tell, or what can't be, is missing. */
export interface SaidReservation {
  readonly vehicle?: PresentVehicle
  /** Of its plate. */
  readonly unit?: PresentUnit
  readonly rental?: PlannedRental
  readonly pickupPlace?: string
  readonly returnPlace?: string
}

/** A reservation to make. */
export interface NewReservation {
  readonly line: number
  readonly vehicle: PresentVehicle
  readonly unit: number | null
  readonly rental: PlannedRental
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly contact: Record<'firstName' | 'lastName' | 'email' | 'phone', string>
  /** What the file says of it besides, its former number before. */
  readonly note: string
}

/** What an import would reserve. */
export interface ReservationsPlan {
  readonly rows: readonly PlannedRow[]
  readonly lacking: readonly {
    readonly field: AskedOfReservations
    readonly rows: number
    /** What may be answered; empty where anything may. */
    readonly choices: readonly string[]
  }[]
  readonly reserved: readonly NewReservation[]
  /** Of who reserves. */
  readonly customers: CustomersPlan
}
