import {
  forgetPastNowAndThen,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Bookings from one network: sixty guests of a hotel who each try twice still succeed. */
export const RESERVATION_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

/** Counts a booking from an address where limits are on. A refused one gets the seconds until it may be tried again. */
export async function admitReservation(
  { db, now, rateLimits }: Parts,
  address: string,
): Promise<{ admitted: true } | { admitted: false; retryAfter: number }> {
  if (!rateLimits) return { admitted: true }
  const key = limitKey('reservation-network', networkOf(address))
  const { granted, taken, secondsLeft } = await take(db, key, RESERVATION_LIMIT, now())
  if (taken === 1) await forgetPastNowAndThen(db, now())
  return granted ? { admitted: true } : { admitted: false, retryAfter: secondsLeft }
}
