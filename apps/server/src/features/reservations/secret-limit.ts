import {
  forgetPast,
  giveBack,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Wrong secrets of reservations from one network: links that were cut off, not guesses, of which none would ever be right. */
export const SECRET_LIMIT: Limit = { points: 60, seconds: 15 * 60 }

/**
 * Counts a try of a network at a secret and gives it back if it finds something. Beyond the limit nothing is looked for, and
 * `wait` tells after how many seconds to come again.
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
