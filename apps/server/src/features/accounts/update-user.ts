import type { Outcome } from '@nelly/contract/refusal-details'
import { OWNERS } from '@nelly/contract/role-groups'
import type { UserChanges } from '@nelly/contract/specified/profile'
import { toAccountAnswer } from '@nelly/contract/specified/profile'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/in-transaction.ts'
import { accounts, people } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { endSessionsOf, type Session } from '../../platform/http/session-store.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { isStale } from '../../platform/is-stale.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { endEmailChange } from '../credential-changes/email-change.ts'
import { moveEmail } from '../credential-changes/move-email.ts'
import { tellOfChange } from '../credential-changes/tell-of-change.ts'
import { type User, userOf } from './find-user.ts'
import { hashPassword } from './password.ts'
import { namesOf, type PasswordFault, passwordFault } from './password-fault.ts'

type Changed<Value> = Outcome<
  Value,
  'email-taken' | 'not-signed-in' | 'changed-meanwhile' | 'role-not-allowed' | PasswordFault
>

/**
 * Changes the given fields of a session's person and account. A new password ends the person's other sessions and a waiting change of
 * e-mail, and is told by mail; the former address is told of a new e-mail; a former avatar's file is removed. With a `revision`, refuses to change what was changed elsewhere meanwhile.
 */
export async function updateUser(
  parts: PictureParts,
  session: Session,
  changes: UserChanges,
  upload: Upload | undefined,
  mailing: Mailing,
): Promise<Changed<User>> {
  const { db } = parts
  const ofAccount = [changes.phone, changes.avatar, changes.retentionMonths, upload]
  if (session.role !== 'owner' && ofAccount.some((value) => value !== undefined))
    return refuse('role-not-allowed', { roles: OWNERS })
  if (changes.email !== undefined && (await isTaken(db, changes.email, session.person)))
    return refuse('email-taken')
  const fault =
    changes.password !== undefined &&
    (await passwordFault(changes.password, await namesOf(db, eq(people.id, session.person))))
  if (fault) return refuse(fault)
  const passwordHash = changes.password === undefined ? undefined : await hashPassword(changes.password)
  const stored = upload && (await storeSingle(parts, session.account, upload, 'avatar'))
  const outcome = await takingEmail(db, (tx) =>
    changeUser(tx, session, changes, { passwordHash, stored, mailing }),
  )
  if (!outcome.ok) {
    await removeFiles(parts, stored ? [stored] : [])
    return outcome
  }
  const { before, after } = outcome.value
  if (before.avatar && before.avatar !== after.avatar) await removeFiles(parts, [before.avatar])
  return ok(after)
}

async function changeUser(
  tx: Database,
  session: Session,
  { revision, password, currentPassword, ...changes }: UserChanges,
  {
    passwordHash,
    stored,
    mailing,
  }: { passwordHash: string | undefined; stored: string | undefined; mailing: Mailing },
): Promise<Changed<{ before: User; after: User }>> {
  const mine = eq(accounts.id, session.account)
  await tx.select().from(accounts).where(mine).for('update')
  const before = await userOf(tx, session)
  if (!before) return refuse('not-signed-in')
  if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: toAccountAnswer(before) })
  const { name, email, phone, retentionMonths } = changes
  const person = { name, passwordHash }
  const account = { phone, avatar: stored ?? changes.avatar, retentionMonths }
  if (email !== undefined && email !== before.email) await moveEmail(tx, session.person, email, mailing)
  if (hasValues(person)) await tx.update(people).set(person).where(eq(people.id, session.person))
  // Also where only the person changes, whose name is part of what is edited.
  // A new e-mail may have raised the revision too.
  await tx
    .update(accounts)
    .set({ ...account, revision: before.revision + 1 })
    .where(mine)
  const after = await userOf(tx, session)
  if (!after) return refuse('not-signed-in')
  if (passwordHash !== undefined) {
    await endSessionsOf(tx, session.person, session)
    await endEmailChange(tx, session.person)
    await tellOfChange(tx, session.person, 'password', mailing)
  }
  return ok({ before, after })
}

const hasValues = (change: object): boolean => Object.values(change).some((value) => value !== undefined)

async function isTaken(db: Database, email: string, but: PersonId): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), ne(people.id, but)))
  return rows.length > 0
}

/**
 * Runs a transaction that may give a person their e-mail; of two concurrent ones with the same e-mail, one is refused.
 */
async function takingEmail(
  db: Database,
  work: (tx: Database) => Promise<Changed<{ before: User; after: User }>>,
): Promise<Changed<{ before: User; after: User }>> {
  try {
    return await transactionWithJobs(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('email-taken')
    throw error
  }
}
