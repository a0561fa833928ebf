import type { LandingId, VehicleId } from '../ids.ts'
import type { RentalWish } from '../rates/rental-wish.ts'
import type { RentalPeriod } from '../rental-period.ts'

/** Who drives, and how they are reached. */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** What a visitor says of themselves and their party. */
export interface BookingContact {
  readonly customer: Customer
  readonly persons: number
  readonly comment: string | null
}

/** What a price may depend on beside vehicle and trip; what is missing was not told. */
export type PriceDetails = Partial<Pick<RentalWish, 'driverAge' | 'additionalDrivers' | 'discountCode'>>

/** The most vehicles of one booking. */
export const MAX_VEHICLES = 10

/** A vehicle of a booking, with what it alone has. */
export interface BookedVehicle {
  readonly vehicle: VehicleId
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
  readonly additionalDrivers?: number
}

/** A request to book. Period and extras are unchecked: `reserve` decides whether they are allowed. */
export interface Booking extends BookingContact, PriceDetails, BookedVehicle {
  readonly landing: LandingId
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly bags: number
  /** Those that are booked together with its vehicle; up to `MAX_VEHICLES` with it. */
  readonly others?: readonly BookedVehicle[]
}

/** A reservation for each vehicle of a booking. */
export const eachVehicle = ({ others = [], ...booking }: Booking): [Booking, ...Booking[]] => [
  booking,
  ...others.map((other) => ({ ...booking, additionalDrivers: 0, ...other })),
]

/** The reference of one of several reservations that are booked together: that of the booking and its place among them, from 1. */
export const referenceOfVehicle = (booking: string, place: number): string => `${booking}-${place}`

/** The place of a reservation among those that are booked together, from 1. */
export const placeInBooking = (reference: string): number => Number(reference.split('-').at(-1))
