import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { and, asc, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mailOutbox } from '../db/schema.ts'
import { isUnforced } from '../db/unforced.ts'
import type { MailContent } from './mail-content.ts'

export const MAIL_KINDS = ['confirmation', 'notice', 'cancellation', 'cancellation-notice'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail to be put into the outbox. */
interface Mail {
  kind: MailKind
  to: string
  content: MailContent
}

/** A mail that was taken out to be sent, for the so-and-so-many-th time. */
export interface TakenMail extends Mail {
  id: number
  messageId: string
  attempts: number
  createdAt: Date
}

interface MailInLine extends TakenMail {
  /** Whether another one was due when this one was taken. */
  isFollowed: boolean
}

const DAY_MS = 86_400_000
const KEEP_SENT_MS = 30 * DAY_MS
const KEEP_ABANDONED_MS = 90 * DAY_MS

const unsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.abandonedAt))

const added = new EventEmitter()

/** Says, after the transaction that put it there, that there is mail: a worker of this process sends it at once. */
export const mailsAdded = (): void => void added.emit('added')

/** Calls back whenever there is mail; gives the means to stop that. */
export function onMails(listener: () => void): () => void {
  added.on('added', listener)
  return () => added.off('added', listener)
}

/**
 * Puts mails into the outbox, within the transaction of what they tell. Each gets its `Message-ID` here, for good, from the
 * host of the links' origin.
 */
export async function putMails(
  tx: Database,
  about: { reservation: number; origin: string; now: Date },
  mails: readonly Mail[],
): Promise<void> {
  const host = new URL(about.origin).hostname
  await tx.insert(mailOutbox).values(
    mails.map(({ kind, to, content }) => ({
      messageId: `${randomUUID()}@${host}`,
      kind,
      reservationId: about.reservation,
      recipient: to,
      content,
      notBefore: about.now,
      createdAt: about.now,
    })),
  )
}

/**
 * Forgets all mails about a reservation, those that wait included: whoever has their data erased does not want it in an outbox.
 * One that is on its way can't be called back.
 */
export async function forgetMails(tx: Database, reservation: number): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.reservationId, reservation))
}

/**
 * Takes the mail that has been due longest. Nobody else gets it until `leaseEnds`: who still holds it then has died. That is not
 * waited for until the disk has it: after a crash a mail that was being sent is sent again either way. Not for transactions.
 */
export async function takeMail(db: Database, now: Date, leaseEnds: Date): Promise<MailInLine | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(unsent, lte(mailOutbox.notBefore, now)))
    .orderBy(asc(mailOutbox.notBefore), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  // As it was before this one was taken.
  const dueThen = db
    .select({ one: sql`1` })
    .from(mailOutbox)
    .where(and(unsent, lte(mailOutbox.notBefore, now)))
    .offset(1)
  const [taken] = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, notBefore: leaseEnds })
    .where(sql`${mailOutbox.id} = ${due}`)
    .returning({
      ...getTableColumns(mailOutbox),
      isFollowed: sql<boolean>`exists ${dueThen}`,
      isUnforced,
    })
  if (!taken) return undefined
  const { id, messageId, kind, recipient, content, attempts, createdAt, isFollowed } = taken
  if (recipient === null || content === null) throw new Error(`mail ${id} waits without its content`)
  return { id, messageId, kind: kind as MailKind, to: recipient, content, attempts, createdAt, isFollowed }
}

/** The mail, as long as nobody else has taken it since: who comes late has nothing to say about it any more. */
const stillHeld = ({ id, attempts }: TakenMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), unsent)

/** Of a mail that was sent only the line stays that says so. */
export async function keepAsSent(db: Database, { id }: TakenMail, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, abandonedAt: null, content: null, recipient: null, lastError: null })
    .where(eq(mailOutbox.id, id))
}

/** Leaves a mail for later that could not be sent. */
export async function putOffMail(
  db: Database,
  mail: TakenMail,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await db.update(mailOutbox).set({ notBefore: until, lastError: reason }).where(stillHeld(mail))
}

/** Gives a mail back that was taken and not tried to the end: it is due at once, and the try does not count. */
export async function giveBackMail(db: Database, mail: TakenMail, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ notBefore: now, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(stillHeld(mail))
}

/** Gives a mail up, and tells whether it was still there to be. It is kept as it is, with the reason, for whoever looks into it. */
export async function abandonMail(
  db: Database,
  mail: TakenMail,
  { now, reason }: { now: Date; reason: string },
): Promise<boolean> {
  const given = await db
    .update(mailOutbox)
    .set({ abandonedAt: now, lastError: reason })
    .where(stillHeld(mail))
    .returning({ id: mailOutbox.id })
  return given.length > 0
}

/** When the next mail is due; undefined where none waits. */
export async function nextMailDue(db: Database): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: mailOutbox.notBefore })
    .from(mailOutbox)
    .where(unsent)
    .orderBy(asc(mailOutbox.notBefore))
    .limit(1)
  return next?.at
}

/** How many mails wait, and since when the oldest of them. */
export async function waitingMails(db: Database): Promise<{ count: number; oldest: Date | undefined }> {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${mailOutbox.createdAt})`.mapWith(mailOutbox.createdAt),
    })
    .from(mailOutbox)
    .where(unsent)
  return { count: found?.count ?? 0, oldest: found?.oldest ?? undefined }
}

/** Removes the lines of mails that were sent a month ago, and mails that were given up three months ago. */
export async function sweepMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await db
    .delete(mailOutbox)
    .where(
      or(lt(mailOutbox.sentAt, before(KEEP_SENT_MS)), lt(mailOutbox.abandonedAt, before(KEEP_ABANDONED_MS))),
    )
}
