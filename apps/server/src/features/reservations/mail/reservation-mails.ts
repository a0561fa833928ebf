import type { Database } from '../../../platform/db/database.ts'
import type { reservations } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { MailData, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { mailedReservation } from './mailed-reservation.ts'
import { enqueueMails, type Mail, type NewMails } from './outbox.ts'

type ReservationRow = typeof reservations.$inferSelect

interface About {
  /** The origin of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation. */
  link: string
  now: Date
}

/**
 * The mails about a new reservation: one to the visitor, one to the operator. They are sent after they are enqueued,
 * the transaction is committed, and `wakeJobWorker()` was called.
 */
export const reservationMails = (mailed: MailedReservation, about: About): NewMails => ({
  ...about,
  mails: [
    { kind: 'confirmation', to: mailed.customer.email, content: forVisitor(mailed, about) },
    { kind: 'notice', to: mailed.operator.email, content: forOperator(mailed, about) },
  ],
})

/**
 * Enqueues the mails about corrected contact data: the confirmation again where there is a new `link`, which goes to a
 * new address, and the operator's. `kept` is the reservation after the change.
 */
export async function putCorrectionMails(
  tx: Database,
  row: ReservationRow,
  { link, ...about }: Omit<About, 'link'> & { link: string | undefined },
): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  const confirmation: Mail[] = link
    ? [{ kind: 'confirmation', to: row.email, content: forVisitor(mailed, { ...about, link }) }]
    : []
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      ...confirmation,
      { kind: 'correction-notice', to: mailed.operator.email, content: forOperator(mailed, about) },
    ],
  })
}

/** Enqueues the mails about a visitor's cancellation; `kept` is the reservation after the change, with its fee. */
export async function putCancellationMails(tx: Database, row: ReservationRow, about: About): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      { kind: 'cancellation', to: row.email, content: forVisitor(mailed, about) },
      { kind: 'cancellation-notice', to: mailed.operator.email, content: forOperator(mailed, about) },
    ],
  })
}

/**
 * Enqueues the mails about an operator's cancellation. The customer's has no link of their own: only the hash of its
 * secret is stored.
 */
export async function putOperatorCancellationMails(
  tx: Database,
  row: ReservationRow,
  about: Omit<About, 'link'> & { cancellation: OperatorCancellation },
): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  const { reason, note } = about.cancellation
  const content = {
    ...forOperator(mailed, about),
    cancellation: { reason, ...(note !== undefined && { note: plain(note) }) },
  }
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      { kind: 'operator-cancellation', to: row.email, content },
      { kind: 'operator-cancellation-notice', to: mailed.operator.email, content },
    ],
  })
}

const forVisitor = (mailed: MailedReservation, about: About): MailData => ({
  ...forOperator(mailed, about),
  link: about.link,
})

const forOperator = (mailed: MailedReservation, { origin, now }: Omit<About, 'link'>): MailData => ({
  reservation: { ...mailed, createdAt: mailed.createdAt.toISOString() },
  origin,
  now: now.toISOString(),
})
