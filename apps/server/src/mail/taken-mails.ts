import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mailOutbox } from '../db/schema.ts'
import { type Mail, type MailKind, unsent } from './outbox.ts'

/** A mail that was taken out to be sent, for the so-and-so-many-th time. */
export interface TakenMail extends Mail {
  id: number
  /** The reservation it is about. */
  reservationId: number
  messageId: string
  attempts: number
  createdAt: Date
}

/** How mails are taken; `leaseEnds` is until when nobody else gets them. */
interface Taking {
  now: Date
  leaseEnds: Date
  most: number
}

/**
 * Takes the mails that have been due longest. Nobody else gets them until the lease ends: who still holds them then has died.
 */
export async function takeMails(db: Database, taking: Taking): Promise<TakenMail[]> {
  const taken = await dueMails(db, taking)
  return taken
    .sort((one, other) => one.id - other.id)
    .map(({ id, reservationId, messageId, kind, recipient, content, attempts, createdAt }) => {
      if (reservationId === null || recipient === null || content === null)
        throw new Error(`mail ${id} waits without its content`)
      return {
        id,
        reservationId,
        messageId,
        kind: kind as MailKind,
        to: recipient,
        content,
        attempts,
        createdAt,
      }
    })
}

function dueMails(db: Database, { now, leaseEnds, most }: Taking) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(unsent, lte(mailOutbox.notBefore, now)))
    .orderBy(asc(mailOutbox.notBefore), asc(mailOutbox.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      notBefore: leaseEnds,
    })
    .where(sql`${mailOutbox.id} = any(array(${due}))`)
    .returning({
      id: mailOutbox.id,
      reservationId: mailOutbox.reservationId,
      messageId: mailOutbox.messageId,
      kind: mailOutbox.kind,
      recipient: mailOutbox.recipient,
      content: mailOutbox.content,
      attempts: mailOutbox.attempts,
      createdAt: mailOutbox.createdAt,
    })
}

/** Of mails that were sent only the lines stay that say so. */
export async function keepAsSent(db: Database, mails: readonly TakenMail[], now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, abandonedAt: null, content: null, recipient: null, lastError: null })
    .where(
      inArray(
        mailOutbox.id,
        mails.map(({ id }) => id),
      ),
    )
}

/** The mail, as long as nobody else has taken it since: who comes late has nothing to say about it any more. */
const stillHeld = ({ id, attempts }: TakenMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), unsent)

/** Leaves a mail for later that could not be sent. */
export async function putOffMail(
  db: Database,
  mail: TakenMail,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await db.update(mailOutbox).set({ notBefore: until, lastError: reason }).where(stillHeld(mail))
}

/** Gives mails back that were taken and not tried to the end: they are due at once, and the try does not count. */
export async function giveBackMails(db: Database, mails: readonly TakenMail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .update(mailOutbox)
    .set({ notBefore: now, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(or(...mails.map(stillHeld)))
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
