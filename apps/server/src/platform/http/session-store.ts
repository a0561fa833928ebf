import { createHash, randomBytes } from 'node:crypto'
import type { AccountId, PersonId } from '@nelly/domain/ids'
import { SESSION_MINUTES } from '@nelly/domain/limits'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema.ts'

/** A sign-in that still lasts: who signed in, and the account they act in. */
export interface Session {
  person: PersonId
  account: AccountId
  tokenHash: string
  expiresAt: Date
}

/** What a token looks like: 256 random bits in base64url. Anything else needs no look into the database. */
const TOKEN = /^[\w-]{43}$/

/** Starts a session of an hour and forgets those that are over. The token is told once and not kept. */
export async function startSession(
  db: Database,
  { person }: Pick<Session, 'person' | 'account'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000)
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId: person, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** The session a token opens; undefined where it is malformed, unknown or over. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
  return (
    row && {
      person: row.userId as PersonId,
      account: row.userId as AccountId,
      tokenHash: row.tokenHash,
      expiresAt: row.expiresAt,
    }
  )
}

/** Ends one session. */
export async function endSession(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))
}

/** Ends all of a person's sessions, or all but the one that is kept. */
export async function endSessionsOf(db: Database, person: PersonId, kept?: Session): Promise<void> {
  const theirs = eq(sessions.userId, person)
  await db.delete(sessions).where(kept ? and(theirs, ne(sessions.tokenHash, kept.tokenHash)) : theirs)
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
