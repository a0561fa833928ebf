import type { UserChanges } from '@nelly/contract/profile'
import type { PersonId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction, sqlState } from '../../platform/db/in-transaction.ts'
import { users } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { type EditConflicts, editChanges, fieldsAmong, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import { endSessionsOf, type Session } from '../../platform/http/session-store.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { hashPassword } from './password.ts'
import { answerOfAccount } from './user-answer.ts'

type User = typeof users.$inferSelect
type Refused = 'email-taken' | 'not-signed-in'
type Outcome = Result<User, Refused> | EditConflicts
type Changed = Result<{ before: User; after: User }, Refused> | EditConflicts

const UNIQUE_VIOLATION = '23505'

/**
 * Changes the given fields of the account of a session. A new password ends the account's other sessions; a former
 * avatar's file is removed. With a `base`, refuses fields that were changed elsewhere meanwhile.
 */
export async function updateUser(
  parts: PictureParts,
  session: Session,
  asked: UserChanges,
  upload: Upload | undefined,
): Promise<Outcome> {
  const { db } = parts
  if (asked.email !== undefined && (await isTaken(db, asked.email, session.person)))
    return refuse('email-taken')
  const passwordHash = asked.password === undefined ? undefined : await hashPassword(asked.password)
  const stored = upload && (await storeSingle(parts, session.account, upload, 'avatar'))
  const outcome = await takingEmail(db, (tx) => changeUser(tx, session, asked, { passwordHash, stored }))
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
  { base, password, password_confirmation, current_password, ...asked }: UserChanges,
  { passwordHash, stored }: { passwordHash: string | undefined; stored: string | undefined },
): Promise<Changed> {
  const me = eq(users.id, session.person)
  const [before] = await tx.select().from(users).where(me).for('update')
  if (!before) return refuse('not-signed-in')
  const sent = { ...asked, avatar: stored === undefined ? asked.avatar : NEW_FILE }
  const fields = editChanges(sent, base, answerOfAccount(before))
  if (!fields.ok) return fields
  const edit = fieldsAmong({ ...asked, avatar: stored ?? asked.avatar }, fields.value)
  const change = {
    name: edit.name,
    email: edit.email,
    phone: edit.phone,
    passwordHash,
    avatar: edit.avatar,
    retentionMonths: edit.retention_months,
  }
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  if (named.length > 0) await tx.update(users).set(Object.fromEntries(named)).where(me)
  const after: User = { ...before, ...Object.fromEntries(named) }
  if (passwordHash !== undefined) await endSessionsOf(tx, session.person, session)
  return ok({ before, after })
}

async function isTaken(db: Database, email: string, but: PersonId): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, but)))
  return rows.length > 0
}

/**
 * Runs a transaction that may give an account its e-mail; of two concurrent ones with the same e-mail, one is refused.
 */
async function takingEmail(db: Database, work: (tx: Database) => Promise<Changed>): Promise<Changed> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('email-taken')
    throw error
  }
}
