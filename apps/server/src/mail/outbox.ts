import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { and, eq, isNull, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mailOutbox } from '../db/schema.ts'
import type { MailContent } from './mail-content.ts'
import type { MailMatter } from './reservation/mail-matter.ts'

export const MAIL_KINDS = [
  'confirmation',
  'notice',
  'correction-notice',
  'cancellation',
  'cancellation-notice',
  'operator-cancellation',
  'operator-cancellation-notice',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail to be put into the outbox. */
export interface Mail {
  kind: MailKind
  to: string
  /** What it tells, still without words. */
  content: MailMatter | MailContent
}

/** Mails that are about one reservation, of a moment. Each gets its `Message-ID` from the host of the links' origin. */
export interface NewMails {
  mails: readonly Mail[]
  origin: string
  now: Date
}

const DAY_MS = 86_400_000
const KEEP_SENT_MS = 30 * DAY_MS
const KEEP_ABANDONED_MS = 90 * DAY_MS

/** Of mails that are neither sent nor given up. */
export const unsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.abandonedAt))

const added = new EventEmitter()

/** Says, after the transaction that put it there, that there is mail: a worker of this process sends it at once. */
export const mailsAdded = (): void => void added.emit('added')

/** Calls back whenever there is mail; gives the means to stop that. */
export function onMails(listener: () => void): () => void {
  added.on('added', listener)
  return () => added.off('added', listener)
}

/** Puts mails about a reservation into the outbox, within the transaction of what they tell. */
export async function putMails(tx: Database, reservation: number, mails: NewMails): Promise<void> {
  const about = sql`(select ${reservation}::integer as id)`
  await tx.execute(insertLines(about, linesOf(mails), mails.now.toISOString()))
}

/** Mails as `insertLines` takes them; each has its `Message-ID` from here on, for good. */
export function linesOf({ mails, origin }: Omit<NewMails, 'now'>): string {
  const host = new URL(origin).hostname
  const lines = mails.map(({ kind, to, content }) => ({
    message_id: `${randomUUID()}@${host}`,
    kind,
    recipient: to,
    content,
  }))
  return JSON.stringify(lines)
}

/** What puts lines into the outbox, due at once, about the reservation whose `id` the rows `about` tell. */
export const insertLines = (about: SQL, lines: string | Placeholder, now: string | Placeholder): SQL =>
  sql`insert into ${mailOutbox} (message_id, kind, reservation_id, recipient, content, not_before, created_at)
    select line.message_id, line.kind, about.id, line.recipient, line.content, ${now}::timestamptz, ${now}::timestamptz
    from ${about} as about,
      jsonb_to_recordset(${lines}::jsonb) as line (message_id text, kind text, recipient text, content jsonb)
    returning id`

/**
 * Forgets all mails about a reservation, those that wait included: whoever has their data erased does not want it in an outbox.
 * One that is on its way can't be called back.
 */
export async function forgetMails(tx: Database, reservation: number): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.reservationId, reservation))
}

/** Forgets the mails about a reservation that still wait to be sent to an address. One that is on its way can't be called back. */
export async function forgetUnsentMails(tx: Database, reservation: number, recipient: string): Promise<void> {
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.reservationId, reservation), eq(mailOutbox.recipient, recipient), unsent))
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
