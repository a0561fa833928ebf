import {
  forgetPastNowAndThen,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Quotes for one network, as many as bookings. */
export const QUOTE_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

type Admission = { admitted: true } | { admitted: false; retryAfter: number }

/** Counts a quote for an address where limits are on. */
export async function admitQuote({ db, now, rateLimits }: Parts, address: string): Promise<Admission> {
  if (!rateLimits) return { admitted: true }
  const key = limitKey('quote-network', networkOf(address))
  const { granted, taken, secondsLeft } = await take(db, key, QUOTE_LIMIT, now())
  if (taken === 1) await forgetPastNowAndThen(db, now())
  return granted ? { admitted: true } : { admitted: false, retryAfter: secondsLeft }
}
