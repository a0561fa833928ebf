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

/** A request to book. Period and extras are unchecked: `reserve` decides whether they are allowed. */
export interface Booking extends BookingContact, PriceDetails {
  readonly landing: LandingId
  readonly vehicle: VehicleId
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly bags: number
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
}
