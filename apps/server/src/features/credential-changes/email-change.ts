import type { Outcome } from '@nelly/contract/refusal-details'
import type { EmailChange } from '@nelly/contract/team/email-change'
import type { PersonId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, gt, lte } from 'drizzle-orm'
import { setActor } from '../../platform/db/acting.ts'
import type { Database } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/in-transaction.ts'
import { emailChanges, people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { type Limit, limitKey, take } from '../../platform/http/rate-limits.ts'
import { endSessionsOf, type Session } from '../../platform/http/session-store.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { newToken, secretHashOf } from '../../platform/secret.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { linkLetter } from './link-letter.ts'
import { moveEmail } from './move-email.ts'

const VALID_MS = 24 * 60 * 60_000
/** Changes that one person begins. */
const PERSON_LIMIT: Limit = { points: 5, seconds: 60 * 60 }
type ConfirmedChange = Pick<EmailChange, 'email' | 'waitsFor'>

/** Whether a person may begin another change now. */
export async function admitEmailChange(
  { db, now, rateLimits }: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  { person }: Session,
): Promise<Outcome<void, 'too-many-attempts'>> {
  if (!rateLimits) return ok(undefined)
  const { granted, secondsLeft } = await take(
    db,
    limitKey('email-change', String(person)),
    PERSON_LIMIT,
    now(),
  )
  return granted ? ok(undefined) : refuse('too-many-attempts', { retryAfter: secondsLeft })
}

/**
 * Begins to change a person's e-mail, in place of an earlier change: both addresses are mailed a link. One that somebody has is told so
 * instead, which the answer does not tell. The present one only ends the earlier change.
 */
export const beginEmailChange = (
  db: Database,
  { person, id: sessionId }: Session,
  email: string,
  { language, origin, now }: Mailing,
): Promise<boolean> =>
  transactionWithJobs(db, async (tx) => {
    const [before] = await tx.select().from(people).where(eq(people.id, person)).for('update')
    if (!before || before.email === email) {
      await endEmailChange(tx, person)
      return false
    }
    const isKnown = (await tx.$count(people, eq(people.email, email))) > 0
    const tokens = { former: newToken(), new: newToken() }
    const row = {
      ...{ email, sessionId, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) },
      formerTokenHash: secretHashOf(tokens.former),
      newTokenHash: secretHashOf(tokens.new),
    }
    await tx
      .insert(emailChanges)
      .values({ personId: person, ...row })
      .onConflictDoUpdate({ target: emailChanges.personId, set: row })
    const mail = (kind: `email-change-${'former' | 'new' | 'known'}`, to: string, path: string) => ({
      ...{ kind, to },
      content: linkLetter(kind, { url: `${origin}/reset${path}`, language, email }),
    })
    const mails = [
      mail('email-change-former', before.email, `/email/${tokens.former}`),
      isKnown
        ? mail('email-change-known', email, '')
        : mail('email-change-new', email, `/email/${tokens.new}`),
    ]
    await enqueueMails(tx, null, { mails, origin, now })
    return true
  })

/** A person's e-mail, and the change that waits for confirmation. */
export async function emailOf(
  db: Database,
  person: PersonId,
  now: Date,
): Promise<Outcome<{ email: string; change: EmailChange | null }, 'not-signed-in'>> {
  const isOpen = and(eq(emailChanges.personId, people.id), gt(emailChanges.expiresAt, now))
  const [row] = await db
    .select({ email: people.email, change: emailChanges })
    .from(people)
    .leftJoin(emailChanges, isOpen)
    .where(eq(people.id, person))
  if (!row) return refuse('not-signed-in')
  const { email, change } = row
  return ok({ email, change: change && { ...toChange(change), expiresAt: change.expiresAt.toISOString() } })
}

/** Ends a change; its links are no longer valid. */
export async function endEmailChange(db: Database, person: PersonId): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.personId, person))
}

/** Deletes changes that were not confirmed in time. */
export async function sweepEmailChanges(db: Database, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}

/**
 * Confirms a change for the address that a link was mailed to. With the second of the two the e-mail changes, and all sessions of the
 * person end but the one that asked for it. Of several who change to one e-mail at once, one gets it.
 */
export async function confirmEmail(
  db: Database,
  token: string,
  mailing: Mailing,
): Promise<Outcome<ConfirmedChange, 'link-expired' | 'email-taken'>> {
  try {
    return await transactionWithJobs(db, async (tx) => {
      const row = await spendLink(tx, token, mailing.now)
      if (!row) return refuse('link-expired')
      const change = toChange(row)
      if (change.waitsFor.length > 0) return ok(change)
      const person = row.personId as PersonId
      await setActor(tx, { kind: 'person', id: person })
      await moveEmail(tx, person, row.email, mailing)
      await endSessionsOf(tx, person, { id: row.sessionId })
      return ok(change)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('email-taken')
    throw error
  }
}

/** Uses a link up. Two at once of one change wait for each other: the later one sees both used. */
async function spendLink(tx: Database, token: string, now: Date) {
  for (const link of ['formerTokenHash', 'newTokenHash'] as const) {
    const isOpen = and(eq(emailChanges[link], secretHashOf(token)), gt(emailChanges.expiresAt, now))
    const [row] = await tx
      .update(emailChanges)
      .set({ [link]: null })
      .where(isOpen)
      .returning()
    if (row) return row
  }
  return undefined
}

const toChange = ({
  email,
  formerTokenHash,
  newTokenHash,
}: typeof emailChanges.$inferSelect): ConfirmedChange => ({
  email,
  waitsFor: [
    ...(formerTokenHash === null ? [] : (['former'] as const)),
    ...(newTokenHash === null ? [] : (['new'] as const)),
  ],
})
