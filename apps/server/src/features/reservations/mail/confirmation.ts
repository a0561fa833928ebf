import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forVisitor, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import { operatorBlock, priceBlock, rulesBlock, tripBlock } from './reservation-blocks.ts'

/**
 * The visitor's mail about a new reservation, in the landing's language. `link` leads to their own view of it. It does
 * not contain their comment: otherwise anybody could send any text to anybody by us.
 */
export function confirmation(
  reservation: MailedReservation,
  { origin, link }: { origin: string; link: string },
): MailContent {
  const { createdAt } = reservation
  const { i18n, named } = forVisitor(reservation)
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'confirmation',
    lead: t('confirmation.lead', named),
    blocks: [
      tripBlock(reservation, i18n),
      { kind: 'action', label: t('confirmation.see'), url: link, hint: t('confirmation.seeHint') },
      priceBlock(reservation, i18n, t('confirmation.settle', named)),
      { kind: 'list', title: t('confirmation.bringTitle'), items: whatToBring(i18n.language) },
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('confirmation.kept', named)],
    link,
    isCancelled: false,
    calendarOf: createdAt,
  })
}
