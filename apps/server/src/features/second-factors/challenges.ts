import type { PersonId } from '@nelly/domain/ids'
import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { challenges } from '../../platform/db/schema.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'

const VALID_MS = 10 * 60_000
const MAX_TRIES = 5

/** What is asked of whom; a passkey alone says itself whose it is. */
type Asked =
  | { readonly purpose: 'second-step' | 'new-passkey'; readonly person: PersonId }
  | { readonly purpose: 'passkey'; readonly person: null }

/** Opens a challenge and deletes expired ones. Its token is returned once and not stored. */
export async function openChallenge(db: Database, { purpose, person }: Asked, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await db.delete(challenges).where(lte(challenges.expiresAt, now))
  await db.insert(challenges).values({ tokenHash: secretHashOf(token), purpose, personId: person, expiresAt })
  return token
}

/** An open challenge to sign in or to confirm who is signed in, with whom it is for; undefined where there is none. */
export async function findChallenge(
  db: Database,
  token: string,
  now: Date,
): Promise<{ person: PersonId | null } | undefined> {
  const [found] = await db.select({ person: challenges.personId }).from(challenges).where(isOpen(token, now))
  return found && { person: found.person as PersonId | null }
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
  await tx.delete(challenges).where(hasToken(token))
}

/** Uses up a person's challenge to set up a passkey; false where there is none. */
export async function takeSetUp(tx: Database, token: string, person: PersonId, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(challenges)
    .where(
      and(
        hasToken(token),
        gt(challenges.expiresAt, now),
        eq(challenges.purpose, 'new-passkey'),
        eq(challenges.personId, person),
      ),
    )
    .returning({ person: challenges.personId })
  return taken.length > 0
}

const hasToken = (token: string) => eq(challenges.tokenHash, secretHashOf(token))

const isOpen = (token: string, now: Date) =>
  and(hasToken(token), gt(challenges.expiresAt, now), ne(challenges.purpose, 'new-passkey'))
