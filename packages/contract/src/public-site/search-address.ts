import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { BOOKING_SPELLING, type PriceField, type SearchField } from '../visitor-forms.ts'

interface SearchedTrip {
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly driverAge?: number | null
}

/**
 * The address of a landing's list of vehicles that searches for a trip, or of one vehicle's page; `landing` is the landing's own address.
 */
export function searchAddress(
  landing: string,
  { period, pickupPlace, returnPlace, driverAge = null }: SearchedTrip,
  vehicle?: VehicleId,
): string {
  const search: Partial<Record<SearchField | PriceField, string>> = {
    pickupPlace,
    returnPlace,
    pickupDate: dateOf(period.pickup),
    pickupTime: timeOf(period.pickup),
    returnDate: dateOf(period.return),
    returnTime: timeOf(period.return),
    ...(driverAge !== null && { driverAge: String(driverAge) }),
  }
  const fields = Object.entries(search).map(
    ([field, value]) => `${BOOKING_SPELLING[field as SearchField | PriceField]}=${encodeURIComponent(value)}`,
  )
  return `${landing}/${vehicle === undefined ? 'vehicle' : `vehicles/${vehicle}`}?${fields.join('&')}`
}
