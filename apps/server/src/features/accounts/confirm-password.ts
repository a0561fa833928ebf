import type { PersonId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { admitLogin, loginSucceeded } from './login-limits.ts'
import { verifyPassword } from './password.ts'

type Refusal = 'not-signed-in' | 'current-password-wrong' | 'too-many-attempts'

/**
 * Whether a password is the person's current one. Guesses count as login attempts, so that a stolen session can't be
 * used to try passwords faster.
 */
export async function confirmPassword(
  { db, now, rateLimits }: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  person: PersonId,
  {
    password,
    address,
    onLimited,
  }: { password: string; address: string; onLimited: (seconds: number) => void },
): Promise<Result<void, Refusal>> {
  const [user] = await db.select().from(users).where(eq(users.id, person))
  if (!user) return refuse('not-signed-in')
  if (rateLimits) {
    const admission = await admitLogin(db, user.email, address, now())
    if (!admission.admitted) {
      onLimited(admission.retryAfter)
      return refuse('too-many-attempts')
    }
  }
  if (!(await verifyPassword(password, user.passwordHash))) return refuse('current-password-wrong')
  if (rateLimits) await loginSucceeded(db, user.email, address, now())
  return ok(undefined)
}
