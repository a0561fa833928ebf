import type { AccountId, PersonId } from '@nelly/domain/ids'
import { SESSION_MINUTES } from '@nelly/domain/limits'
import type { Role } from '@nelly/domain/team/roles'
import { and, eq, getTableColumns, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { members, sessions } from '../db/schema.ts'
import { newToken, secretHashOf } from '../secret.ts'

/** A valid session: the person, and what they are in which account now. */
export interface Session {
  person: PersonId
  account: AccountId
  role: Role
  tokenHash: string
  expiresAt: Date
}

/** The format of a token: 256 random bits in base64url. Anything else needs no look-up. */
const TOKEN = /^[\w-]{43}$/

/** Starts a session of an hour and deletes expired ones. The token is returned once and not stored. */
export async function startSession(
  db: Database,
  { person, account }: Pick<Session, 'person' | 'account'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000)
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.insert(sessions).values({
    tokenHash: secretHashOf(token),
    personId: person,
    accountId: account,
    createdAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}

/** The session of a token; undefined where it is malformed, unknown or expired. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | undefined> {
  if (!TOKEN.test(token)) return undefined
  const role = sql<Role>`(select ${members.role} from ${members}
    where ${eq(members.accountId, sessions.accountId)} and ${eq(members.personId, sessions.personId)})`
  const [row] = await db
    .select({ ...getTableColumns(sessions), role })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, secretHashOf(token)), gt(sessions.expiresAt, now)))
  return (
    row && {
      person: row.personId as PersonId,
      account: row.accountId as AccountId,
      role: row.role,
      tokenHash: row.tokenHash,
      expiresAt: row.expiresAt,
    }
  )
}

/** Ends one session. */
export async function endSession(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))
}

/** Ends all of a person's sessions, or all but one. */
export async function endSessionsOf(db: Database, person: PersonId, except?: Session): Promise<void> {
  const ofPerson = eq(sessions.personId, person)
  await db.delete(sessions).where(except ? and(ofPerson, ne(sessions.tokenHash, except.tokenHash)) : ofPerson)
}
