import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import { i18nIn } from './mail-i18n.ts'
import { operatorBlock, priceBlock, rulesBlock, tripBlock } from './reservation-blocks.ts'

/**
 * The visitor's mail about a new reservation, in the landing's language. `link` leads to their own view of it. It does
 * not contain their comment: otherwise anybody could send any text to anybody by us.
 */
export function confirmation(
  reservation: MailedReservation,
  { origin, link }: { origin: string; link: string },
): MailContent {
  const { landing, customer, createdAt } = reservation
  const i18n = i18nIn(landing.language)
  const words = i18n.words.confirmation
  const named = { landing: landing.name }
  return toVisitor({
    reservation,
    origin,
    i18n,
    subject: words.subject,
    heading: words.heading({ name: customer.firstName }),
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
