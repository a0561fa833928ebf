import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { cancellation, cancellationNotice } from './cancellation.ts'
import { confirmation } from './confirmation.ts'
import type { MailData, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { correctionNotice, notice } from './notice.ts'
import { operatorCancellation, operatorCancellationNotice } from './operator-cancellation.ts'
import type { Mail, MailKind } from './outbox.ts'

interface LetterInput {
  reservation: MailedReservation
  origin: string
  link: string
  /** Where the operator sees the reservation. */
  ownerLink: string
  now: Date
  cancellation: OperatorCancellation | undefined
}

const letters: Record<MailKind, (input: LetterInput) => MailContent> = {
  confirmation: ({ reservation, ...about }) => confirmation(reservation, about),
  notice: ({ reservation, ...about }) => notice(reservation, about),
  'correction-notice': ({ reservation, ...about }) => correctionNotice(reservation, about),
  cancellation: ({ reservation, ...about }) => cancellation(reservation, about),
  'cancellation-notice': ({ reservation, ...about }) => cancellationNotice(reservation, about),
  'operator-cancellation': ({ reservation, ...about }) => operatorCancellation(reservation, about),
  'operator-cancellation-notice': ({ reservation, ...about }) =>
    operatorCancellationNotice(reservation, about),
}

/** What a mail says. The same each time, but for mails that wait while a new version of the product finds other words. */
export const contentOf = ({
  kind,
  content,
  reservationId,
}: Pick<Mail, 'kind' | 'content'> & { reservationId: number }): MailContent =>
  isWritten(content) ? content : letters[kind](toldBy(content, reservationId))

/** An older version put mails into the outbox that were written already. */
const isWritten = (content: MailContent | MailData): content is MailContent => 'subject' in content

const toldBy = (
  { reservation, origin, link = '', now, cancellation: why }: MailData,
  reservationId: number,
): LetterInput => ({
  reservation: { ...reservation, createdAt: new Date(reservation.createdAt) },
  origin,
  link,
  ownerLink: `${origin}/app/reservations/${reservationId}`,
  now: new Date(now),
  cancellation: why,
})
