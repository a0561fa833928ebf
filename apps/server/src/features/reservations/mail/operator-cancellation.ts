import { cancellationReasonWords } from '@nelly/contract/reservations/reservation-words'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation, OperatorCancellation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import {
  customerBlock,
  feeBlock,
  noteBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

interface About {
  origin: string
  ownerLink: string
  now: Date
  cancellation: OperatorCancellation | undefined
}

/**
 * The visitor's mail when the operator cancelled: the reason, the fee if any, and the removal of the calendar entry.
 */
export function operatorCancellation(
  reservation: MailedReservation,
  { origin, now, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'operatorCancellation',
    lead: t(`operatorCancellation.lead.${cancellation.reason}`, named),
    blocks: [
      ...noteBlock(t('operatorCancellation.noteTitle', named), cancellation),
      feeBlock(
        reservation,
        i18n,
        reservation.cancellationFeeMinor
          ? t('cancellation.settled', named)
          : t('operatorCancellation.noFee', named),
      ),
      tripBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('operatorCancellation.kept'), t('confirmation.kept', named)],
    isCancelled: true,
    calendarOf: now,
  })
}

/** The operator's mail after their own cancellation: what the customer was sent. */
export function operatorCancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { email } = reservation.customer
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  return toOperator({
    reservation,
    origin,
    mail: 'operatorCancelled',
    lead: [...(email ? [t('operatorCancelled.lead', { ...named, email })] : []), t('cancelled.free')].join(
      ' ',
    ),
    blocks: [
      whyBlock(i18n, cancellation),
      feeBlock(
        reservation,
        i18n,
        reservation.cancellationFeeMinor ? t('cancelled.settled', named) : undefined,
      ),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  })
}

function whyBlock({ language, t }: MailI18n, { reason, note }: OperatorCancellation): Block {
  return {
    kind: 'facts',
    title: t('operatorCancelled.whyTitle'),
    facts: [
      { label: t('operatorCancelled.reason'), lines: [cancellationReasonWords(reason, language)] },
      ...(note === undefined ? [] : [{ label: t('operatorCancelled.note'), lines: note.split('\n') }]),
    ],
  }
}
