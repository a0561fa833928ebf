import type { TriedCode } from '@nelly/contract/public-site/public-site'
import {
  forgetPastNowAndThen,
  giveBack,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Discount codes that are wrong, from one network: codes can't be guessed by trying. */
const WRONG_CODE_LIMIT: Limit = { points: 10, seconds: 10 * 60 }

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: string; readonly isCodeRefused?: boolean }
type Counted<T> = { admitted: true; outcome: T } | { admitted: false; retryAfter: number }

/**
 * Quotes or books for an address, and counts a wrong discount code where limits are on. One with a code counts as a wrong
 * one until its outcome is known: of many at once no more are tried than may be wrong.
 *
 * Source: rules.md, "Limits".
 */
export async function countingWrongCodes<T extends Outcome>(
  { db, now, rateLimits }: Parts,
  { address, code }: { readonly address: string; readonly code: string | null | undefined },
  work: () => Promise<T>,
): Promise<Counted<T>> {
  if (!rateLimits || !code?.trim()) return { admitted: true, outcome: await work() }
  const key = wrongCodeKey(address)
  const { granted, secondsLeft } = await take(db, key, WRONG_CODE_LIMIT, now())
  if (!granted) return { admitted: false, retryAfter: secondsLeft }
  const outcome = await work()
  if (!tellsOfCode(outcome)) await giveBack(db, key)
  return { admitted: true, outcome }
}

/**
 * Whether an outcome may say that the code is wrong: so does a rental that rules refuse where nothing is offered instead
 * because of the code, as what is offered has a price with it.
 */
const tellsOfCode = (outcome: Outcome): boolean =>
  !outcome.ok && (outcome.refusal === 'discount-code-invalid' || outcome.isCodeRefused === true)

/**
 * Tries a code on a page. The same wrong one again, as a page that is opened again has it, is not counted again; beyond the
 * limit no code is looked at.
 */
export async function tryCode(
  { db, now, rateLimits }: Parts,
  address: string,
  code: string,
  isRight: () => boolean,
): Promise<TriedCode> {
  if (!rateLimits) return isRight() ? 'right' : 'wrong'
  const key = wrongCodeKey(address)
  const { granted, taken } = await take(db, key, WRONG_CODE_LIMIT, now())
  if (taken === 1) await forgetPastNowAndThen(db, now())
  if (!granted) return 'too-many'
  if (isRight()) {
    await giveBack(db, key)
    return 'right'
  }
  const before = limitKey('discount-code-tried', `${networkOf(address)} ${code.toUpperCase()}`)
  const again = await take(db, before, WRONG_CODE_LIMIT, now())
  if (again.taken > 1) await giveBack(db, key)
  return 'wrong'
}

const wrongCodeKey = (address: string) => limitKey('discount-code-network', networkOf(address))
