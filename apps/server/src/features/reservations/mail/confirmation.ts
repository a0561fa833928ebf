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
  const { customer, createdAt } = reservation
  const { i18n, named } = forVisitor(reservation)
  const words = i18n.words.confirmation
  return toVisitor({
    reservation,
    origin,
    titles: { ...words, heading: words.heading({ name: customer.firstName }) },
    lead: words.lead(named),
    blocks: [
      tripBlock(reservation, i18n),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      priceBlock(reservation, i18n, words.settle(named)),
      { kind: 'list', title: words.bringTitle, items: words.bring },
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [words.kept(named)],
    link,
    isCancelled: false,
    calendarOf: createdAt,
  })
}
