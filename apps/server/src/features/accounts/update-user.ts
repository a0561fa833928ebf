import type { UserChanges } from '@nelly/contract/profile'
import type { OwnerId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { inTransaction, sqlState } from '../../db/in-transaction.ts'
import { users } from '../../db/schema.ts'
import { claimFiles, removeFilesSoon, requestRemoval } from '../../files/remove-files.ts'
import { endSessionsOf, type Session } from '../../http/session-store.ts'
import type { Upload } from '../../http/upload.ts'
import { storeSingle } from '../../pictures/store-single.ts'
import { discardFiles, type PictureParts } from '../../pictures/stored-files.ts'
import { hashPassword } from './password.ts'

type User = typeof users.$inferSelect
type Outcome = Result<User, 'email-taken' | 'not-signed-in'>

const UNIQUE_VIOLATION = '23505'

/**
 * Changes what is named of the account that a session belongs to. A new password ends the account's other sessions; a
 * former avatar's file goes.
 */
export async function updateUser(
  parts: PictureParts,
  session: Session,
  asked: UserChanges,
  upload: Upload | undefined,
): Promise<Outcome> {
  const { db } = parts
  if (asked.email !== undefined && (await isTaken(db, asked.email, session.owner)))
    return refuse('email-taken')
  const passwordHash = asked.password === undefined ? undefined : await hashPassword(asked.password)
  const stored = upload && (await storeSingle(parts, upload, 'avatar'))
  const change = {
    name: asked.name,
    email: asked.email,
    phone: asked.phone,
    passwordHash,
    avatar: stored ?? asked.avatar,
    retentionMonths: asked.retention_months,
  }
  const now = parts.now()
  const outcome = await takingEmail(db, (tx) => changeUser(tx, session, change, { stored, now }))
  if (!outcome.ok) await discardFiles(parts, stored ? [stored] : [])
  else await removeFilesSoon(parts)
  return outcome
}

async function changeUser(
  tx: Database,
  session: Session,
  change: { [Field in keyof User]?: User[Field] | undefined },
  { stored, now }: { stored: string | undefined; now: Date },
): Promise<Outcome> {
  const me = eq(users.id, session.owner)
  const [before] = await tx.select().from(users).where(me).for('update')
  if (!before) return refuse('not-signed-in')
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  if (named.length > 0) await tx.update(users).set(Object.fromEntries(named)).where(me)
  const after: User = { ...before, ...Object.fromEntries(named) }
  if (change.passwordHash !== undefined) await endSessionsOf(tx, session.owner, session)
  if (after.avatar !== before.avatar) {
    if (stored) await claimFiles(tx, [stored])
    if (before.avatar) await requestRemoval(tx, [before.avatar], now)
  }
  return ok(after)
}

async function isTaken(db: Database, email: string, but: OwnerId): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, but)))
  return rows.length > 0
}

/** Runs a transaction that may give an account its e-mail; of two that want the same at once, one is refused. */
async function takingEmail(db: Database, work: (tx: Database) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('email-taken')
    throw error
  }
}
