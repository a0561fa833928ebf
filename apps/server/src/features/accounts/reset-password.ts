import type { PersonId } from '@nelly/domain/ids'
import { MIN_PASSWORD } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { endSessionsOf } from '../../platform/http/session-store.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { endEmailChange } from '../credential-changes/email-change.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { hashPassword } from './password.ts'

/** Gives the person with an e-mail another password, ends all of their sessions and a waiting change of e-mail, and tells them. */
export async function resetPassword(
  db: Database,
  email: string,
  password: string,
  mailing: Mailing,
): Promise<Result<{ id: PersonId; email: string }, 'owner-unknown' | 'password-too-short'>> {
  if (password.length < MIN_PASSWORD) return refuse('password-too-short')
  const passwordHash = await hashPassword(password)
  return transactionWithJobs(db, async (tx) => {
    const replaced = await replacePassword(tx, email.trim().toLowerCase(), passwordHash, mailing)
    return replaced ? ok(replaced) : refuse('owner-unknown')
  })
}

/** The same with a hash, in a transaction; undefined where nobody has the e-mail. */
export async function replacePassword(
  tx: Database,
  email: string,
  passwordHash: string,
  mailing: Mailing,
): Promise<{ id: PersonId; email: string } | undefined> {
  const [row] = await tx
    .update(people)
    .set({ passwordHash })
    .where(eq(people.email, email))
    .returning({ id: people.id, email: people.email })
  if (!row) return undefined
  const id = row.id as PersonId
  await endSessionsOf(tx, id)
  await endEmailChange(tx, id)
  await tellOfChange(tx, id, 'password', mailing)
  return { id, email: row.email }
}
