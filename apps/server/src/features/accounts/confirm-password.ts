import type { Outcome } from '@nelly/contract/refusal-details'
import { ok, refuse } from '@nelly/domain/result'
import type { Session } from '../../platform/http/session-store.ts'
import type { Parts } from '../../platform/parts.ts'
import { userOf } from './find-user.ts'
import { admitLogin, loginSucceeded } from './login-limits.ts'
import { verifyPassword } from './password.ts'

type Refusal = 'not-signed-in' | 'current-password-wrong' | 'too-many-attempts'

/**
 * Whether a password is the person's current one. Guesses count as login attempts, so that a stolen session can't be
 * used to try passwords faster.
 */
export async function confirmPassword(
  { db, now, rateLimits }: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  session: Session,
  { password, address }: { password: string; address: string },
): Promise<Outcome<void, Refusal>> {
  const user = await userOf(db, session)
  if (!user) return refuse('not-signed-in')
  if (rateLimits) {
    const admission = await admitLogin(db, user.email, address, now())
    if (!admission.admitted) return refuse('too-many-attempts', { retryAfter: admission.retryAfter })
  }
  if (!(await verifyPassword(password, user.passwordHash))) return refuse('current-password-wrong')
  if (rateLimits) await loginSucceeded(db, user.email, address, now())
  return ok(undefined)
}
