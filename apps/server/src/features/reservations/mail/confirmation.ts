import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-matter.ts'
import { speechIn } from './mail-speech.ts'
import { operatorBlock, priceBlock, rulesBlock, tripBlock } from './reservation-blocks.ts'

/**
 * What the visitor gets on a reservation, in the landing's language. `link` leads to their own view of it.
 * The comment they wrote is not in it: strangers could have us send anything to anybody.
 */
export function confirmation(
  reservation: MailedReservation,
  { origin, link }: { origin: string; link: string },
): MailContent {
  const { landing, customer, createdAt } = reservation
  const speech = speechIn(landing.language)
  const words = speech.words.confirmation
  const named = { landing: landing.name }
  return toVisitor({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading({ name: customer.firstName }),
    lead: words.lead(named),
    blocks: [
      tripBlock(reservation, speech),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      priceBlock(reservation, speech, words.settle(named)),
      { kind: 'list', title: words.bringTitle, items: words.bring },
      rulesBlock(speech),
      operatorBlock(reservation, speech),
    ],
    footer: [words.kept(named)],
    link,
    isCancelled: false,
    calendarOf: createdAt,
  })
}
