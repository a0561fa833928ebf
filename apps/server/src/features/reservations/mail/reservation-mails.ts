import type { Database } from '../../../platform/db/database.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import type { MailData, MailedReservation } from './mail-data.ts'
import { mailedReservation } from './mailed-reservation.ts'
import { enqueueMails, type NewMails, type ReservationMailKind } from './outbox.ts'

/** What some mails tell besides the reservation. */
type Told = Pick<MailData, 'cancellation' | 'change' | 'wish' | 'declineReason' | 'review'>

interface Mailing extends Told {
  /** The mails to the visitor and to the operator. */
  toVisitor?: ReservationMailKind | undefined
  toOperator?: ReservationMailKind
  /** The origin of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link, only in mails to them; unknown where only the hash of its secret is stored. */
  link?: string | undefined
  now: Date
}

/**
 * Mails about a reservation. They are sent after they are enqueued, the transaction is committed, and `wakeJobWorker()`
 * was called.
 */
export function mailsAbout(
  mailed: MailedReservation,
  { toVisitor, toOperator, origin, link, now, ...told }: Mailing,
): NewMails {
  const contentFor = (reservation: MailedReservation): MailData => ({
    reservation: { ...reservation, createdAt: reservation.createdAt.toISOString() },
    origin,
    now: now.toISOString(),
    ...sanitized(told),
  })
  const { isRefused: _, ...visitors } = mailed
  return {
    origin,
    now,
    mails: [
      ...(toVisitor
        ? [
            {
              kind: toVisitor,
              to: mailed.customer.email,
              content: { ...contentFor(visitors), ...(link && { link }) },
            },
          ]
        : []),
      ...(toOperator ? [{ kind: toOperator, to: mailed.operator.email, content: contentFor(mailed) }] : []),
    ],
  }
}

/** Enqueues them, about a reservation as it is after its change. */
export async function putMails(tx: Database, row: ReservationRow, mailing: Mailing): Promise<void> {
  await enqueueMails(tx, row.id, mailsAbout(await mailedReservation(tx, row), mailing))
}

/** Text of people is put into mails without what could be markup. */
const sanitized = ({ cancellation, change, wish, declineReason, review }: Told): Told => ({
  ...(cancellation && {
    cancellation: {
      reason: cancellation.reason,
      ...(cancellation.note !== undefined && { note: plain(cancellation.note) }),
    },
  }),
  ...(change && { change }),
  ...(wish !== undefined && { wish: plain(wish) }),
  ...(declineReason !== undefined && { declineReason: plain(declineReason) }),
  ...(review && { review: { ...review, text: plain(review.text), name: plain(review.name) } }),
})

/** The kind of the first mail to a visitor, which is sent again to a corrected address: a request is not confirmed yet. */
export const firstKind = ({ status }: ReservationRow) =>
  status === 'requested' ? ('request' as const) : ('confirmation' as const)
