import { ok, type Result, refuse } from '@nelly/domain/result'
import { forgetPast, type Limit, limitKey, networkOf, take } from '../../http/rate-limits.ts'
import type { Parts } from '../../parts.ts'

/** Bookings from one network: sixty guests of a hotel who each try twice still get theirs. */
export const RESERVATION_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

/** Counts a booking from an address, and refuses it beyond the limit, where limits are on. */
export async function admitReservation(
  { db, now, rateLimits }: Parts,
  address: string,
): Promise<Result<undefined, 'too-many-requests'>> {
  if (!rateLimits) return ok(undefined)
  const key = limitKey('reservation-network', networkOf(address))
  const { granted, taken } = await take(db, key, RESERVATION_LIMIT, now())
  if (taken === 1) await forgetPast(db, now())
  return granted ? ok(undefined) : refuse('too-many-requests')
}
