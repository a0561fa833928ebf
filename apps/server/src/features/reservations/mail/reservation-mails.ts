import type { Database } from '../../../platform/db/database.ts'
import type { reservations } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { MailData, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { mailedReservation } from './mailed-reservation.ts'
import { enqueueMails, type Mail, type NewMails } from './outbox.ts'

type ReservationRow = typeof reservations.$inferSelect

interface About {
  /** That of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation. */
  link: string
  now: Date
}

/**
 * The mails about a new reservation: one to the visitor, one to the operator. They are sent once they are in the outbox, the
 * transaction that puts them there is through, and `wakeJobWorker()` was called.
 */
export const reservationMails = (mailed: MailedReservation, about: About): NewMails => ({
  ...about,
  mails: [
    { kind: 'confirmation', to: mailed.customer.email, content: forVisitor(mailed, about) },
    { kind: 'notice', to: mailed.operator.email, content: forOperator(mailed, about) },
  ],
})

/**
 * Puts those about corrected contact data into the outbox: the confirmation again where there is a new `link`, which goes to a new
 * address, and what tells the operator. `kept` is as it is afterwards.
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

/** Puts those about a reservation that its visitor cancelled into the outbox; `kept` is as it is afterwards, with its fee. */
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
 * Puts those about a reservation that its operator cancelled into the outbox. The customer's has no link of their own to it: only the
 * hash of its secret is kept.
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
