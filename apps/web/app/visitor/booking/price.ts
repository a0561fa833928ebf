import type { OfferedVehicle } from '@nelly/contract/public-site'
import { type Quote, quote } from '@nelly/domain/quote'
import { rentalDays } from '@nelly/domain/rental-period'
import type { BookingUnderWay } from './booking.ts'

/** The price of the vehicle for the trip, with the chosen extras; undefined without dates. */
export const priceOf = (
  vehicle: Pick<OfferedVehicle, 'pricePerDay'>,
  { period, extras }: Pick<BookingUnderWay, 'period' | 'extras'>,
): Quote | undefined => period && quote(vehicle.pricePerDay, rentalDays(period), extras)
