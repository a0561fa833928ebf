import type { PlaceId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { RentalPeriod } from '../rental-period.ts'

/** What a visitor asks a price for, apart from the vehicle. The period has been checked. */
export interface RentalWish {
  readonly period: RentalPeriod
  /** Null for a place that is not one of the landing's. */
  readonly pickupPlace: PlaceId | null
  readonly returnPlace: PlaceId | null
  /** Whether the vehicle comes back to where it was picked up. */
  readonly isSamePlace: boolean
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
  /** In years at the pickup; null where it was not told, and then no fee of ages holds. */
  readonly driverAge: number | null
  readonly additionalDrivers: number
  /** As it was typed; null or blank for none. */
  readonly discountCode: string | null
  /** What pickup and return outside of the opening hours cost there, before the landing's maximum. */
  readonly outOfHours: { readonly pickup: MinorUnits; readonly return: MinorUnits }
}
