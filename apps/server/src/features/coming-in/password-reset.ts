import type { Outcome } from '@nelly/contract/refusal-details'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { hashPassword } from '../accounts/password.ts'
import { namesOf, type PasswordFault, passwordFault } from '../accounts/password-fault.ts'
import { replacePassword } from '../accounts/reset-password.ts'
import { findLink, takeLink } from './mailed-links.ts'

/** Whose password a link replaces. */
export async function readPasswordReset(
  db: Database,
  token: string,
  now: Date,
): Promise<Outcome<{ email: string }, 'link-expired'>> {
  const link = await findLink(db, 'password-reset', token, now)
  return link ? ok({ email: link.email }) : refuse('link-expired')
}

/** Replaces a forgotten password, ends all sessions of its person and tells them. */
export async function setForgottenPassword(
  db: Database,
  { token, password }: { token: string; password: string },
  mailing: Mailing,
): Promise<Outcome<{ email: string }, 'link-expired' | PasswordFault>> {
  const { now } = mailing
  const link = await findLink(db, 'password-reset', token, now)
  if (!link) return refuse('link-expired')
  const fault = await passwordFault(password, await namesOf(db, eq(people.email, link.email)))
  if (fault) return refuse(fault)
  const passwordHash = await hashPassword(password)
  return transactionWithJobs(db, async (tx) => {
    const taken = await takeLink(tx, 'password-reset', token, now)
    const replaced = taken && (await replacePassword(tx, taken.email, passwordHash, mailing))
    return replaced ? ok({ email: replaced.email }) : refuse('link-expired')
  })
}
