import type { Outcome } from '@nelly/contract/refusal-details'
import type { SignedIn } from '@nelly/contract/team/sessions'
import type { AccountId, PersonId, SessionId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { SessionLength } from '@nelly/domain/team/session-lengths'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, people, sessions } from '../../platform/db/schema.ts'
import type { Session } from '../../platform/http/session-store.ts'

/** The sessions that somebody may end: their own, and as an owner those of the account's members. */
const endable = ({ person, account, role }: Session) =>
  or(eq(sessions.personId, person), role === 'owner' ? eq(sessions.accountId, account) : undefined)

/** Who is signed in, of those whom a session may end, the last used first. */
export async function sessionsFor(db: Database, session: Session, now: Date): Promise<SignedIn[]> {
  const isUsed = sql`${sessions.lastUsedAt} + make_interval(secs => ${sessions.idleSeconds}) >= ${now.toISOString()}`
  const rows = await db
    .select({ session: sessions, name: people.name })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(endable(session), gt(sessions.expiresAt, now), isUsed))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
  return rows.map(({ session: { id, personId, device, network, ...at }, name }) => ({
    id: id as SessionId,
    person: { id: personId as PersonId, name },
    device,
    network,
    startedAt: at.createdAt.toISOString(),
    lastUsedAt: at.lastUsedAt.toISOString(),
    expiresAt: at.expiresAt.toISOString(),
    isThis: id === session.id,
  }))
}

/** Ends one of them. */
export async function endListedSession(
  db: Database,
  session: Session,
  id: SessionId,
): Promise<Outcome<void, 'session-not-found'>> {
  const ended = await db
    .delete(sessions)
    .where(and(endable(session), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0 ? ok(undefined) : refuse('session-not-found')
}

/** How long sessions of an account last. */
export const sessionLengthOf = async (db: Database, account: AccountId): Promise<SessionLength> =>
  (await db.select().from(accounts).where(eq(accounts.id, account)))[0]?.sessionLength ?? 'hour'

/** Lets sessions of an account last so long from the next sign-in on. */
export async function setSessionLength(
  db: Database,
  account: AccountId,
  sessionLength: SessionLength,
): Promise<void> {
  await inTransaction(db, (tx) => tx.update(accounts).set({ sessionLength }).where(eq(accounts.id, account)))
}
