import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import {
  customerBlock,
  feeBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

/** The visitor's mail after their cancellation: the fee, and the removal of the calendar entry. */
export function cancellation(
  reservation: MailedReservation,
  { origin, link, now }: { origin: string; link: string; now: Date },
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'cancellation',
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
  })
}

/** The operator's mail after a visitor's cancellation. */
export function cancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink }: { origin: string; ownerLink: string },
): MailContent {
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  return toOperator({
    reservation,
    origin,
    mail: 'cancelled',
    lead: `${t('cancelled.lead', named)} ${t('cancelled.free')}`,
    blocks: [
      feeBlock(reservation, i18n, t('cancelled.settled', named)),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  })
}
