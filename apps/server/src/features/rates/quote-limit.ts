import {
  forgetPastNowAndThen,
  giveBack,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Quotes for one network, as many as bookings. */
export const QUOTE_LIMIT: Limit = { points: 120, seconds: 10 * 60 }
/** Discount codes that are wrong, from one network: codes can't be guessed by trying. */
export const WRONG_CODE_LIMIT: Limit = { points: 10, seconds: 10 * 60 }

type Admission = { admitted: true } | { admitted: false; retryAfter: number }

/**
 * Counts a quote for an address where limits are on. One with a code counts as a wrong one until `codeWasRight`: of many at
 * once no more are tried than may be wrong.
 */
export async function admitQuote(
  { db, now, rateLimits }: Parts,
  address: string,
  hasCode: boolean,
): Promise<Admission> {
  if (!rateLimits) return { admitted: true }
  const key = limitKey('quote-network', networkOf(address))
  const { granted, taken, secondsLeft } = await take(db, key, QUOTE_LIMIT, now())
  if (taken === 1) await forgetPastNowAndThen(db, now())
  if (!granted) return { admitted: false, retryAfter: secondsLeft }
  if (!hasCode) return { admitted: true }
  const wrong = await take(db, wrongCodeKey(address), WRONG_CODE_LIMIT, now())
  return wrong.granted ? { admitted: true } : { admitted: false, retryAfter: wrong.secondsLeft }
}

/** A code that was admitted was right. */
export async function codeWasRight({ db, rateLimits }: Parts, address: string): Promise<void> {
  if (rateLimits) await giveBack(db, wrongCodeKey(address))
}

const wrongCodeKey = (address: string) => limitKey('discount-code-network', networkOf(address))
