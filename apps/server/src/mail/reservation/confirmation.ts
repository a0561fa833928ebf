import type { Letter } from '../letter/letter.ts'
import { asHtml } from '../letter/letter-html.ts'
import { asText } from '../letter/letter-text.ts'
import type { MailContent } from '../mail-content.ts'
import { speechIn } from '../mail-speech.ts'
import type { MailedReservation } from './mail-matter.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import { operatorBlock, priceBlock, rulesBlock, senderOf, tripBlock } from './reservation-blocks.ts'

/**
 * What the visitor gets on a reservation, in the landing's language. `link` leads to their own view of it.
 * The comment they wrote is not in it: strangers could have us send anything to anybody.
 */
export function confirmation(
  reservation: MailedReservation,
  { origin, link }: { origin: string; link: string },
): MailContent {
  const { landing, customer, operator, during, vehicleName, createdAt } = reservation
  const speech = speechIn(landing.language)
  const words = speech.words.confirmation
  const letter: Letter = {
    language: speech.language,
    sender: senderOf(reservation, origin),
    heading: words.heading({ name: customer.firstName }),
    lead: words.lead({ landing: landing.name }),
    blocks: [
      tripBlock(reservation, speech),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      priceBlock(reservation, speech, words.settle({ landing: landing.name })),
      { kind: 'list', title: words.bringTitle, items: words.bring },
      rulesBlock(speech),
      operatorBlock(reservation, speech),
    ],
    footer: [words.kept({ landing: landing.name })],
  }
  return {
    fromName: landing.name,
    subject: words.subject({ landing: landing.name, vehicle: vehicleName, day: speech.day(during.pickup) }),
    text: asText(letter),
    html: asHtml(letter, rentalMarkup(reservation, { isCancelled: false, url: link })),
    replyTo: { name: landing.name, address: operator.email },
    attachments: [rentalCalendar(reservation, speech, { isCancelled: false, now: createdAt })],
  }
}
