import type { Outcome } from '@nelly/contract/refusal-details'
import { type LoginAnswer, toSessionAnswer } from '@nelly/contract/specified/accounts'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { people } from '../../platform/db/schema.ts'
import { type Client, startSession } from '../../platform/http/session-store.ts'
import { openChallenge } from '../second-factors/challenges.ts'
import { factorsOf } from '../second-factors/factors.ts'
import { userByEmail } from './find-user.ts'
import { verifyPassword } from './password.ts'

/**
 * Signs an operator in. An unknown e-mail and a wrong password are refused alike, with the same message and timing. Who has a second
 * factor gets no session but a challenge, which only `proveSecondFactor` accepts, unless this browser is remembered.
 */
export async function login(
  db: Database,
  credentials: { email: string; password: string },
  now: () => Date,
  client: Client,
  isRemembered: (tx: Database, person: PersonId) => Promise<boolean>,
): Promise<Outcome<LoginAnswer, 'credentials-wrong' | 'second-factor-required'>> {
  const user = await userByEmail(db, credentials.email)
  const right = await verifyPassword(credentials.password, user?.passwordHash)
  if (!user || !right) return refuse('credentials-wrong')
  return inTransaction(db, async (tx) => {
    // Locked: a concurrent reset of the password either ends this session too or refuses it.
    const [current] = await tx.select().from(people).where(eq(people.id, user.id)).for('update')
    if (current?.passwordHash !== user.passwordHash) return refuse('credentials-wrong')
    const factors = await factorsOf(tx, user.id)
    if (factors.length > 0 && !(await isRemembered(tx, user.id))) {
      const challenge = await openChallenge(tx, { purpose: 'second-step', person: user.id }, now())
      return refuse('second-factor-required', { challenge, factors })
    }
    const signedIn = { person: user.id, account: user.accountId }
    const { token, expiresAt } = await startSession(tx, signedIn, now(), client)
    return ok({ token, ...toSessionAnswer(user, expiresAt) })
  })
}
