import type { PersonId } from '@nelly/domain/ids'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { challenges } from '../../platform/db/schema.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'

const VALID_MS = 10 * 60_000
const MAX_TRIES = 5

/** Opens a challenge for a person whose password was right, and deletes expired ones. Its token is returned once and not stored. */
export async function openChallenge(db: Database, person: PersonId, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await db.delete(challenges).where(lte(challenges.expiresAt, now))
  await db.insert(challenges).values({ tokenHash: secretHashOf(token), personId: person, expiresAt })
  return token
}

/** Whose an open challenge is; undefined where there is none. */
export async function challengedPerson(
  db: Database,
  token: string,
  now: Date,
): Promise<PersonId | undefined> {
  const [found] = await db.select({ person: challenges.personId }).from(challenges).where(isOpen(token, now))
  return found?.person as PersonId | undefined
}

/** Counts a try; false where the challenge is over or has no tries left. */
export async function countTry(tx: Database, token: string, now: Date): Promise<boolean> {
  const tried = await tx
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(isOpen(token, now), lt(challenges.tries, MAX_TRIES)))
    .returning({ tries: challenges.tries })
  return tried.length > 0
}

/** Ends a challenge that was answered. */
export async function endChallenge(tx: Database, token: string): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.tokenHash, secretHashOf(token)))
}

const isOpen = (token: string, now: Date) =>
  and(eq(challenges.tokenHash, secretHashOf(token)), gt(challenges.expiresAt, now))
