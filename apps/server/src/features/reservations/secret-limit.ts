import {
  forgetPast,
  giveBack,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/**
 * Wrong secrets of reservations from one network: truncated links rather than guesses, of which none would ever be
 * right.
 */
export const SECRET_LIMIT: Limit = { points: 60, seconds: 15 * 60 }

/**
 * Counts an attempt of a network at a secret and refunds it if it is right. Beyond the limit nothing is looked up, and
 * `wait` is the seconds until it may be tried again.
 */
export async function tryingSecret<T>(
  { db, now, rateLimits }: Parts,
  address: string,
  look: () => Promise<T | undefined>,
): Promise<{ found: T | undefined; wait?: undefined } | { wait: number }> {
  if (!rateLimits) return { found: await look() }
  const key = limitKey('reservation-secret', networkOf(address))
  const { granted, taken, secondsLeft } = await take(db, key, SECRET_LIMIT, now())
  if (!granted) return { wait: secondsLeft }
  if (taken === 1) await forgetPast(db, now())
  const found = await look()
  if (found !== undefined) await giveBack(db, key)
  return { found }
}
