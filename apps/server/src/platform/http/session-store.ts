import type { AccountId, PersonId, SessionId } from '@nelly/domain/ids'
import type { Role } from '@nelly/domain/team/roles'
import { SESSION_LIMITS } from '@nelly/domain/team/session-lengths'
import { and, eq, getTableColumns, gt, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasFactor } from '../db/has-factor.ts'
import { accounts, challenges, members, rememberedBrowsers, sessions } from '../db/schema.ts'
import { newToken, secretHashOf } from '../secret.ts'

/** A valid session: the person, and what they are in which account now. */
export interface Session {
  id: SessionId
  person: PersonId
  account: AccountId
  role: Role
  /** Whether the account is suspended: then it is only read. */
  isSuspended: boolean
  /** Whether the account requires a second factor that the person lacks. */
  isFactorDue: boolean
  tokenHash: string
  expiresAt: Date
  /** When the person last proved who they are. */
  confirmedAt: Date
}

/** Where a session is started from. */
export interface Client {
  device: string | null
  network: string | null
}

/** The format of a token: 256 random bits in base64url. Anything else needs no look-up. */
const TOKEN = /^[\w-]{43}$/

/** A use that is this recent is not written down again. */
const SAME_USE_MS = 5 * 60_000

/** Starts a session, as long as the account wants them, and deletes expired ones. The token is returned once and not stored. */
export async function startSession(
  db: Database,
  { person, account }: Pick<Session, 'person' | 'account'>,
  now: Date,
  client: Client = { device: null, network: null },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const { mostMs, idleMs } = await limitsOf(db, account)
  const expiresAt = new Date(now.getTime() + mostMs)
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.insert(sessions).values({
    tokenHash: secretHashOf(token),
    personId: person,
    accountId: account,
    createdAt: now,
    expiresAt,
    confirmedAt: now,
    lastUsedAt: now,
    idleSeconds: idleMs / 1000,
    ...client,
  })
  await setEntered(db, { person, account }, now)
  return { token, expiresAt }
}

/** Lets a session go on in another account of its person, as long as that one wants, and no longer than before. */
export async function enterAccount(
  db: Database,
  { id, person, expiresAt }: Session,
  account: AccountId,
  now: Date,
): Promise<void> {
  const { mostMs, idleMs } = await limitsOf(db, account)
  const latest = new Date(Math.min(expiresAt.getTime(), now.getTime() + mostMs))
  await db
    .update(sessions)
    .set({ accountId: account, idleSeconds: idleMs / 1000, expiresAt: latest })
    .where(eq(sessions.id, id))
  await setEntered(db, { person, account }, now)
}

async function limitsOf(db: Database, account: AccountId) {
  const [business] = await db
    .select({ length: accounts.sessionLength })
    .from(accounts)
    .where(eq(accounts.id, account))
  return SESSION_LIMITS[business?.length ?? 'hour']
}

const setEntered = (db: Database, { person, account }: Pick<Session, 'person' | 'account'>, now: Date) =>
  db
    .update(members)
    .set({ enteredAt: now })
    .where(and(eq(members.accountId, account), eq(members.personId, person)))

/**
 * The session of a token; undefined where it is malformed, unknown, expired or was not used for too long. What a screen asks by itself
 * is no use.
 */
export async function findSession(
  db: Database,
  token: string,
  { now, isUse = true }: { now: Date; isUse?: boolean },
): Promise<Session | undefined> {
  if (!TOKEN.test(token)) return undefined
  const role = sql<Role>`(select ${members.role} from ${members}
    where ${eq(members.accountId, sessions.accountId)} and ${eq(members.personId, sessions.personId)})`
  const ofAccount = (what: SQL) =>
    sql<boolean>`(select ${what} from ${accounts} where ${eq(accounts.id, sessions.accountId)})`
  const isSuspended = ofAccount(isNotNull(accounts.suspendedAt))
  const isFactorDue = ofAccount(sql`${accounts.requiresFactor} and not ${hasFactor(sessions.personId)}`)
  const [row] = await db
    .select({ ...getTableColumns(sessions), role, isSuspended, isFactorDue })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, secretHashOf(token)), gt(sessions.expiresAt, now)))
  const unusedMs = row ? now.getTime() - row.lastUsedAt.getTime() : 0
  if (!row || unusedMs > row.idleSeconds * 1000) return undefined
  if (isUse && unusedMs > SAME_USE_MS)
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.id))
  return {
    id: row.id as SessionId,
    person: row.personId as PersonId,
    account: row.accountId as AccountId,
    role: row.role,
    isSuspended: row.isSuspended,
    isFactorDue: row.isFactorDue,
    tokenHash: row.tokenHash,
    expiresAt: row.expiresAt,
    confirmedAt: row.confirmedAt,
  }
}

/** Stores that the person of a session just proved who they are. */
export async function sessionConfirmed(db: Database, session: Session, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, session.id))
}

/** Ends one session. */
export async function endSession(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))
}

/** Ends all of a person's sessions, or all but one, and what would start another one by a factor or a password alone. */
export async function endSessionsOf(db: Database, person: PersonId, except?: { id: number }): Promise<void> {
  const ofPerson = eq(sessions.personId, person)
  await db.delete(sessions).where(except ? and(ofPerson, ne(sessions.id, except.id)) : ofPerson)
  await db.delete(challenges).where(eq(challenges.personId, person))
  await db.delete(rememberedBrowsers).where(eq(rememberedBrowsers.personId, person))
}
