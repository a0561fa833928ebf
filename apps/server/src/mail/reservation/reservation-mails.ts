import type { Database } from '../../db/database.ts'
import type { reservations } from '../../db/schema.ts'
import { type NewMails, putMails } from '../outbox.ts'
import { cancellation, cancellationNotice } from './cancellation.ts'
import { confirmation } from './confirmation.ts'
import { type MailedReservation, mailedReservation } from './mailed-reservation.ts'
import { notice } from './notice.ts'

type Kept = typeof reservations.$inferSelect

interface About {
  /** That of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation. */
  link: string
  now: Date
}

/**
 * The mails about a new reservation: one to the visitor, one to the operator. They are sent once they are in the outbox, the
 * transaction that puts them there is through, and `mailsAdded()` was said.
 */
export const reservationMails = (mailed: MailedReservation, about: About): NewMails => ({
  ...about,
  mails: [
    { kind: 'confirmation', to: mailed.customer.email, content: confirmation(mailed, about) },
    { kind: 'notice', to: mailed.operator.email, content: notice(mailed, about.origin) },
  ],
})

/** Puts those about a reservation that its visitor cancelled into the outbox; `kept` is as it is afterwards, with its fee. */
export async function putCancellationMails(tx: Database, kept: Kept, about: About): Promise<void> {
  const mailed = await mailedReservation(tx, kept)
  await putMails(tx, kept.id, {
    ...about,
    mails: [
      { kind: 'cancellation', to: kept.email, content: cancellation(mailed, about) },
      {
        kind: 'cancellation-notice',
        to: mailed.operator.email,
        content: cancellationNotice(mailed, about.origin),
      },
    ],
  })
}
