import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { Database } from '../../../platform/db/database.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import type { MailData, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { mailedReservation } from './mailed-reservation.ts'
import { enqueueMails, type Mail, type NewMails } from './outbox.ts'

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

/** The mails about a new request: one to the visitor, one to the operator, who is to answer it. */
export const requestMails = (mailed: MailedReservation, about: About): NewMails => ({
  ...about,
  mails: [
    { kind: 'request', to: mailed.customer.email, content: forVisitor(mailed, about) },
    { kind: 'request-notice', to: mailed.operator.email, content: forOperator(mailed, about) },
  ],
})

/** Enqueues the mails about a request that expired. */
export async function putExpiryMails(
  tx: Database,
  row: ReservationRow,
  about: Omit<About, 'link'>,
): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  const content = forOperator(mailed, about)
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      { kind: 'request-expired', to: row.email, content },
      { kind: 'request-expired-notice', to: mailed.operator.email, content },
    ],
  })
}

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
    ? [{ kind: firstKind(row), to: row.email, content: forVisitor(mailed, { ...about, link }) }]
    : []
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      ...confirmation,
      { kind: 'correction-notice', to: mailed.operator.email, content: forOperator(mailed, about) },
    ],
  })
}

/** The kind of the first mail to a visitor, which is sent again to a corrected address: a request is not confirmed yet. */
export const firstKind = ({ status }: ReservationRow) =>
  status === 'requested' ? ('request' as const) : ('confirmation' as const)

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
  const content = { ...forOperator(mailed, about), cancellation: sanitized(about.cancellation) }
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      { kind: 'operator-cancellation', to: row.email, content },
      { kind: 'operator-cancellation-notice', to: mailed.operator.email, content },
    ],
  })
}

/**
 * Enqueues the mail with the answer to a request. It has no link of its own: only the hash of its secret is stored.
 */
export async function putAnswerMail(
  tx: Database,
  row: ReservationRow,
  kind: 'request-confirmed' | 'request-declined',
  about: Omit<About, 'link'> & { cancellation?: OperatorCancellation },
): Promise<void> {
  const content = {
    ...forOperator(await mailedReservation(tx, row), about),
    ...(about.cancellation && { cancellation: sanitized(about.cancellation) }),
  }
  await enqueueMails(tx, row.id, { ...about, mails: [{ kind, to: row.email, content }] })
}

/** Enqueues the mails about a change that the customer asks for: one to them that it was received, one to the operator. */
export async function putWishMails(
  tx: Database,
  row: ReservationRow,
  { wish, ...about }: Omit<About, 'link'> & { wish: string },
): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  const content = { ...forOperator(mailed, about), wish: plain(wish) }
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [
      { kind: 'change-wish-received', to: row.email, content },
      { kind: 'change-wish-notice', to: mailed.operator.email, content },
    ],
  })
}

/** Enqueues the mail that asks the customer for a review, with the link to its form. */
export async function putReviewRequest(tx: Database, row: ReservationRow, about: About): Promise<void> {
  const content = forVisitor(await mailedReservation(tx, row), about)
  await enqueueMails(tx, row.id, { ...about, mails: [{ kind: 'review-request', to: row.email, content }] })
}

/** Enqueues the operator's mail about a review that the customer wrote. */
export async function putReviewNotice(
  tx: Database,
  row: ReservationRow,
  { review, ...about }: Omit<About, 'link'> & { review: WrittenReview },
): Promise<void> {
  const mailed = await mailedReservation(tx, row)
  const { stars, text, name } = review
  const content = { ...forOperator(mailed, about), review: { stars, text: plain(text), name: plain(name) } }
  await enqueueMails(tx, row.id, {
    ...about,
    mails: [{ kind: 'review-notice', to: mailed.operator.email, content }],
  })
}

const sanitized = ({ reason, note }: OperatorCancellation): OperatorCancellation => ({
  reason,
  ...(note !== undefined && { note: plain(note) }),
})

/** The content of a mail to the visitor, with their own link. */
export const forVisitor = ({ isRefused: _, ...mailed }: MailedReservation, about: About): MailData => ({
  ...forOperator(mailed, about),
  link: about.link,
})

/** The content of a mail without a link of the visitor's. */
export const forOperator = (mailed: MailedReservation, { origin, now }: Omit<About, 'link'>): MailData => ({
  reservation: { ...mailed, createdAt: mailed.createdAt.toISOString() },
  origin,
  now: now.toISOString(),
})
