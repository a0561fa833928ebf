import { cancellationReasonWords } from '@nelly/contract/reservations/reservation-words'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import { toOperator, toVisitor } from './addressed-mails.ts'
import type { OperatorCancellation } from './mail-data.ts'
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

/** The visitor's mail after their cancellation: the fee, and the removal of the calendar entry. */
export const cancellation = toVisitor('cancellation', ({ reservation, i18n, t, named, link, now }) => ({
  lead: t('cancellation.lead', named),
  blocks: [
    feeBlock(reservation, i18n, t('cancellation.settled', named)),
    tripBlock(reservation, i18n),
    { kind: 'action', label: t('cancellation.see'), url: link, hint: t('cancellation.seeHint') },
    operatorBlock(reservation, i18n),
  ],
  footer: [t('confirmation.kept', named)],
  link,
  isCancelled: true,
  calendarOf: now,
}))

/** The operator's mail after a visitor's cancellation. */
export const cancellationNotice = toOperator('cancelled', ({ reservation, i18n, t, named, ownerLink }) => ({
  lead: `${t('cancelled.lead', named)} ${t('cancelled.free')}`,
  blocks: [
    feeBlock(reservation, i18n, t('cancelled.settled', named)),
    customerBlock(reservation, i18n),
    operatorTripBlock(reservation, i18n),
    openingBlock(reservation, i18n, ownerLink),
  ],
}))

/**
 * The visitor's mail when the operator cancelled: the reason, the fee if any, and the removal of the calendar entry.
 */
export const operatorCancellation = toVisitor(
  'operatorCancellation',
  ({ reservation, i18n, t, named, now, cancellation }) => ({
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
  }),
)

/** The operator's mail after their own cancellation: what the customer was sent. */
export const operatorCancellationNotice = toOperator(
  'operatorCancelled',
  ({ reservation, i18n, t, named, ownerLink, cancellation }) => {
    const { email } = reservation.customer
    return {
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
    }
  },
)

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
