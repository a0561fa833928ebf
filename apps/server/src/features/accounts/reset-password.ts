import type { PersonId } from '@nelly/domain/ids'
import { MIN_PASSWORD } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { people } from '../../platform/db/schema.ts'
import { endSessionsOf } from '../../platform/http/session-store.ts'
import { hashPassword } from './password.ts'

/** Gives the person with an e-mail another password and ends all of their sessions. */
export async function resetPassword(
  db: Database,
  email: string,
  password: string,
): Promise<Result<{ id: PersonId; email: string }, 'owner-unknown' | 'password-too-short'>> {
  if (password.length < MIN_PASSWORD) return refuse('password-too-short')
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const replaced = await replacePassword(tx, email.trim().toLowerCase(), passwordHash)
    return replaced ? ok(replaced) : refuse('owner-unknown')
  })
}

/** The same with a hash, in a transaction; undefined where nobody has the e-mail. */
export async function replacePassword(
  tx: Database,
  email: string,
  passwordHash: string,
): Promise<{ id: PersonId; email: string } | undefined> {
  const [row] = await tx
    .update(people)
    .set({ passwordHash })
    .where(eq(people.email, email))
    .returning({ id: people.id, email: people.email })
  if (!row) return undefined
  const id = row.id as PersonId
  await endSessionsOf(tx, id)
  return { id, email: row.email }
}
