import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { WriteMail } from './addressed-mails.ts'
import {
  cancellation,
  cancellationNotice,
  operatorCancellation,
  operatorCancellationNotice,
} from './cancellation.ts'
import { changeLetter } from './change-letter.ts'
import { changeWishNotice, changeWishReceived } from './change-wish-letters.ts'
import { confirmation, correctionNotice, notice } from './confirmation.ts'
import type { MailData } from './mail-data.ts'
import { isReservationMail, type Mail, type ReservationMailKind } from './outbox.ts'
import { pickupReminder, returnReminder } from './reminder-letters.ts'
import {
  request,
  requestConfirmed,
  requestDeclined,
  requestExpired,
  requestExpiredNotice,
  requestNotice,
} from './request.ts'
import { reviewNotice, reviewRequest } from './review-letters.ts'
import { cardPaymentAlarm, slipDeclined, slipNotice } from './slip-letter.ts'

const letters: Record<ReservationMailKind, WriteMail> = {
  confirmation,
  notice,
  'correction-notice': correctionNotice,
  cancellation,
  'cancellation-notice': cancellationNotice,
  'operator-cancellation': operatorCancellation,
  'operator-cancellation-notice': operatorCancellationNotice,
  request,
  'request-notice': requestNotice,
  'request-expired': requestExpired,
  'request-expired-notice': requestExpiredNotice,
  'request-confirmed': requestConfirmed,
  'request-declined': requestDeclined,
  change: changeLetter,
  'change-wish-received': changeWishReceived,
  'change-wish-notice': changeWishNotice,
  'pickup-reminder': pickupReminder,
  'return-reminder': returnReminder,
  'review-request': reviewRequest,
  'review-notice': reviewNotice,
  'slip-notice': slipNotice,
  'slip-declined': slipDeclined,
  'card-payment-alarm': cardPaymentAlarm,
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
  const {
    reservation,
    origin,
    link = '',
    now,
    cancellation: why = { reason: 'other' },
    change,
    wish = '',
    declineReason = '',
    review,
  } = content
  return letters[kind](
    { ...reservation, createdAt: new Date(reservation.createdAt) },
    {
      origin,
      link,
      ownerLink: `${origin}/app/reservations/${reservationId}`,
      now: new Date(now),
      cancellation: why,
      change,
      wish,
      declineReason,
      review,
    },
  )
}

/** Mails about no reservation are written when they are enqueued, and so were all of an older version. */
const isWritten = (content: MailContent | MailData): content is MailContent => 'subject' in content
