import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { SEARCH_FIELDS, type SearchField } from '../visitor-forms.ts'

/** The address of a landing's list of vehicles that searches for a trip; `landing` is the landing's own address. */
export function searchAddress(
  landing: string,
  { period, ...places }: { period: RentalPeriod; pickupPlace: string; returnPlace: string },
): string {
  const search: Partial<Record<SearchField, string>> = {
    ...places,
    pickupDate: dateOf(period.pickup),
    pickupTime: timeOf(period.pickup),
    returnDate: dateOf(period.return),
    returnTime: timeOf(period.return),
  }
  const fields = Object.entries(search).map(
    ([field, value]) => `${SEARCH_FIELDS[field as SearchField]}=${encodeURIComponent(value)}`,
  )
  return `${landing}/vehicle?${fields.join('&')}`
}
