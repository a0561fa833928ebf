import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { cancellation, cancellationNotice } from './cancellation.ts'
import { changeLetter } from './change-letter.ts'
import { changeWishNotice, changeWishReceived } from './change-wish-letters.ts'
import { confirmation } from './confirmation.ts'
import type { MailData, MailedChange, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { correctionNotice, notice } from './notice.ts'
import { operatorCancellation, operatorCancellationNotice } from './operator-cancellation.ts'
import { isReservationMail, type Mail, type ReservationMailKind } from './outbox.ts'
import { request, requestExpired, requestExpiredNotice, requestNotice } from './request.ts'
import { requestConfirmed, requestDeclined } from './request-answer.ts'
import { reviewNotice, reviewRequest } from './review-letters.ts'

interface LetterInput {
  reservation: MailedReservation
  origin: string
  link: string
  /** The address of the reservation for the operator. */
  ownerLink: string
  now: Date
  cancellation: OperatorCancellation | undefined
  change: MailedChange | undefined
  wish: string | undefined
  review: WrittenReview | undefined
}

const letters: Record<ReservationMailKind, (input: LetterInput) => MailContent> = {
  confirmation: ({ reservation, ...about }) => confirmation(reservation, about),
  notice: ({ reservation, ...about }) => notice(reservation, about),
  'correction-notice': ({ reservation, ...about }) => correctionNotice(reservation, about),
  cancellation: ({ reservation, ...about }) => cancellation(reservation, about),
  'cancellation-notice': ({ reservation, ...about }) => cancellationNotice(reservation, about),
  'operator-cancellation': ({ reservation, ...about }) => operatorCancellation(reservation, about),
  'operator-cancellation-notice': ({ reservation, ...about }) =>
    operatorCancellationNotice(reservation, about),
  request: ({ reservation, ...about }) => request(reservation, about),
  'request-notice': ({ reservation, ...about }) => requestNotice(reservation, about),
  'request-expired': ({ reservation, ...about }) => requestExpired(reservation, about),
  'request-expired-notice': ({ reservation, ...about }) => requestExpiredNotice(reservation, about),
  'request-confirmed': ({ reservation, ...about }) => requestConfirmed(reservation, about),
  'request-declined': ({ reservation, ...about }) => requestDeclined(reservation, about),
  change: ({ reservation, ...about }) => changeLetter(reservation, about),
  'change-wish-received': ({ reservation, ...about }) => changeWishReceived(reservation, about),
  'change-wish-notice': ({ reservation, ...about }) => changeWishNotice(reservation, about),
  'review-request': ({ reservation, ...about }) => reviewRequest(reservation, about),
  'review-notice': ({ reservation, ...about }) => reviewNotice(reservation, about),
}

/**
 * The content of a mail. Always the same, unless a new version of the product changes the texts while it is waiting.
 */
export const contentOf = ({
  kind,
  content,
  reservationId,
}: Pick<Mail, 'kind' | 'content'> & { reservationId: number | null }): MailContent => {
  if (isWritten(content)) return content
  if (!isReservationMail(kind) || reservationId === null) throw new Error('a mail is about no reservation')
  return letters[kind](toldBy(content, reservationId))
}

/** Mails about no reservation are written when they are enqueued, and so were all of an older version. */
const isWritten = (content: MailContent | MailData): content is MailContent => 'subject' in content

const toldBy = (
  { reservation, origin, link = '', now, cancellation: why, change, wish, review }: MailData,
  reservationId: number,
): LetterInput => ({
  reservation: { ...reservation, createdAt: new Date(reservation.createdAt) },
  origin,
  link,
  ownerLink: `${origin}/app/reservations/${reservationId}`,
  now: new Date(now),
  cancellation: why,
  change,
  wish,
  review,
})
