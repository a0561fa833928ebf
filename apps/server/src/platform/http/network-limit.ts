import type { Parts } from '../parts.ts'
import { forgetPastNowAndThen, type Limit, limitKey, networkOf, take } from './rate-limits.ts'

/** Whether a request is admitted; a refused one gets the seconds until it may be tried again. */
export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAfter: number }

/** Counts a request of a kind from the network of an address, where limits are on. */
export async function admitNetwork(
  { db, now, rateLimits }: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  { kind, address, limit }: { readonly kind: string; readonly address: string; readonly limit: Limit },
): Promise<Admission> {
  if (!rateLimits) return { admitted: true }
  const { granted, taken, secondsLeft } = await take(db, limitKey(kind, networkOf(address)), limit, now())
  if (taken === 1) await forgetPastNowAndThen(db, now())
  return granted ? { admitted: true } : { admitted: false, retryAfter: secondsLeft }
}
