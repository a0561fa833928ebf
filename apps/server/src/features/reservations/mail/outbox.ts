import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { jobs } from '../../../platform/db/schema.ts'
import { enqueue, isPending } from '../../../platform/jobs/jobs.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailData } from './mail-data.ts'

/** The kind of jobs that send mails. */
export const MAIL_JOB = 'mail'

/** Of mails about a reservation. */
const RESERVATION_MAIL_KINDS = [
  'confirmation',
  'notice',
  'correction-notice',
  'cancellation',
  'cancellation-notice',
  'operator-cancellation',
  'operator-cancellation-notice',
  'request',
  'request-notice',
  'request-expired',
  'request-expired-notice',
  'request-confirmed',
  'request-declined',
  'change',
  'change-wish-received',
  'change-wish-notice',
  'pickup-reminder',
  'return-reminder',
  'review-request',
  'review-notice',
  'slip-notice',
  'slip-declined',
  'card-payment-alarm',
] as const
export type ReservationMailKind = (typeof RESERVATION_MAIL_KINDS)[number]

export const isReservationMail = (kind: string): kind is ReservationMailKind =>
  (RESERVATION_MAIL_KINDS as readonly string[]).includes(kind)

/** Of mails about no reservation, which have their text already. */
const OTHER_MAIL_KINDS = [
  'schedule-failed',
  'feed-failed',
  'quote',
  'contract',
  'receipt',
  'landing-deleted',
  'landing-renamed',
  'invitation',
  'sign-up',
  'sign-up-known',
  'password-reset',
  'email-change-former',
  'email-change-new',
  'email-change-known',
  'sign-in-changed',
  'waiting-confirm',
  'waiting-told',
] as const

export const MAIL_KINDS = [...RESERVATION_MAIL_KINDS, ...OTHER_MAIL_KINDS] as const
type MailKind = (typeof MAIL_KINDS)[number]

/** A mail to be sent: the payload of its job. */
export interface Mail {
  kind: MailKind
  to: string
  /** Its data, not yet as text; of a mail about no reservation, its text. */
  content: MailData | MailContent
}

/** Mails about one thing, created together. Each gets its `Message-ID` from the host of the links' origin. */
export interface NewMails {
  mails: readonly Mail[]
  origin: string
  now: Date
  /** The quote that they are about. */
  quoteId?: number
}

/**
 * Enqueues mails about a reservation, or about none, within the transaction of its change; call `wakeJobWorker` after the commit. A
 * customer without an address gets none.
 */
export function enqueueMails(
  tx: Database,
  reservationId: number | null,
  { mails, origin, now, quoteId }: NewMails,
): Promise<void> {
  const host = new URL(origin).hostname
  const added = mails
    .filter(({ to }) => to !== '')
    .map((payload) => ({
      kind: MAIL_JOB,
      key: `${randomUUID()}@${host}`,
      reservationId,
      quoteId: quoteId ?? null,
      payload,
    }))
  return enqueue(tx, added, now)
}

/**
 * Deletes all mails about a reservation, including waiting ones: erased data must not stay in the outbox. One that is
 * being sent can't be stopped.
 */
export async function deleteMails(tx: Database, reservation: number): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, MAIL_JOB), eq(jobs.reservationId, reservation)))
}

/**
 * Deletes the mails about a reservation that are waiting to be sent to an address. One that is being sent can't be
 * stopped.
 */
export async function deleteUnsentMails(tx: Database, reservation: number, recipient: string): Promise<void> {
  const isToRecipient = sql`${jobs.payload} ->> 'to' = ${recipient}`
  await tx
    .delete(jobs)
    .where(and(eq(jobs.kind, MAIL_JOB), eq(jobs.reservationId, reservation), isToRecipient, isPending))
}

export interface WaitingMails {
  count: number
  /** When the oldest of them was enqueued. */
  oldest: Date | undefined
}

/** Mails that are neither sent nor dead. */
export async function waitingMails(db: Database): Promise<WaitingMails> {
  const oldest = sql<Date | null>`min(${jobs.createdAt})`.mapWith(jobs.createdAt)
  const [found] = await db
    .select({ count: sql<number>`count(*)::int`, oldest })
    .from(jobs)
    .where(and(eq(jobs.kind, MAIL_JOB), isPending))
  return { count: found?.count ?? 0, oldest: found?.oldest ?? undefined }
}
