import type { Database } from '../../db/database.ts'
import type { reservations } from '../../db/schema.ts'
import { putMails } from '../outbox.ts'
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
 * Puts the mails about a new reservation, `mailed`, into the outbox: one to the visitor, one to the operator. They are sent once the
 * caller's transaction is through and `mailsAdded()` was said.
 */
export async function putReservationMails(
  tx: Database,
  kept: Kept,
  mailed: MailedReservation,
  about: About,
): Promise<void> {
  await putMails(tx, { reservation: kept.id, ...about }, [
    { kind: 'confirmation', to: kept.email, content: confirmation(mailed, about) },
    { kind: 'notice', to: mailed.operator.email, content: notice(mailed, about.origin) },
  ])
}

/** The same for a reservation that its visitor cancelled; `kept` is as it is afterwards, with its fee. */
export async function putCancellationMails(tx: Database, kept: Kept, about: About): Promise<void> {
  const mailed = await mailedReservation(tx, kept)
  await putMails(tx, { reservation: kept.id, ...about }, [
    { kind: 'cancellation', to: kept.email, content: cancellation(mailed, about) },
    {
      kind: 'cancellation-notice',
      to: mailed.operator.email,
      content: cancellationNotice(mailed, about.origin),
    },
  ])
}
