import type { Booking } from '@nelly/domain/reservations/booking'
import type { Database } from '../../platform/db/database.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { type NearestOutcome, nearestTrip } from '../inventory/nearest-trip.ts'
import type { RuleRefused } from '../inventory/rental-rules.ts'
import { type Reserved, type ReserveOptions, reserve } from './reserve.ts'

/** A booking that a rule refuses, with the nearest trip that can be booked instead. */
type Offered = RuleRefused & NearestOutcome

/** Books a vehicle, or finds what could be booked instead where a rule refuses. That is looked for without any lock. */
export async function reserveOrOffer(
  db: Database,
  booking: Booking,
  options: ReserveOptions,
): Promise<Exclude<Reserved, RuleRefused> | Offered> {
  const made = await reserve(db, booking, options)
  if (!('rule' in made)) return made
  const wanted = { vehicles: [booking.vehicle], trip: booking }
  const moment = { instant: options.now, ratesOf: ratesReader(db) }
  return { ...made, ...(await nearestTrip(db, booking.landing, wanted, moment)) }
}
