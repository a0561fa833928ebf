import type { Letter } from '../letter/letter.ts'
import { asHtml } from '../letter/letter-html.ts'
import { asText } from '../letter/letter-text.ts'
import type { MailContent } from '../mail-content.ts'
import { speechIn } from '../mail-speech.ts'
import { ownersSpeech } from '../owners-speech.ts'
import type { MailedReservation } from './mail-matter.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import {
  customerBlock,
  feeBlock,
  openingBlock,
  operatorBlock,
  senderOf,
  tripBlock,
} from './reservation-blocks.ts'

/** What the visitor gets who cancelled: the fee, and what takes the rental out of their calendar. */
export function cancellation(
  reservation: MailedReservation,
  { origin, link, now }: { origin: string; link: string; now: Date },
): MailContent {
  const { landing, operator, during, vehicleName } = reservation
  const speech = speechIn(landing.language)
  const words = speech.words.cancellation
  const letter: Letter = {
    language: speech.language,
    sender: senderOf(reservation, origin),
    heading: words.heading,
    lead: words.lead({ landing: landing.name }),
    blocks: [
      feeBlock(reservation, speech, words.settled({ landing: landing.name })),
      tripBlock(reservation, speech),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      operatorBlock(reservation, speech),
    ],
    footer: [speech.words.confirmation.kept({ landing: landing.name })],
  }
  return {
    fromName: landing.name,
    subject: words.subject({ landing: landing.name, vehicle: vehicleName, day: speech.day(during.pickup) }),
    text: asText(letter),
    html: asHtml(letter, rentalMarkup(reservation, { isCancelled: true, url: link })),
    replyTo: { name: landing.name, address: operator.email },
    attachments: [rentalCalendar(reservation, speech, { isCancelled: true, now })],
  }
}

/** What the operator gets on a cancellation. */
export function cancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink }: { origin: string; ownerLink: string },
): MailContent {
  const { landing, customer, during, vehicleName } = reservation
  const speech = ownersSpeech()
  const { cancelled: words } = speech.words
  const { name } = customer
  const letter: Letter = {
    language: speech.language,
    sender: senderOf(reservation, origin),
    heading: words.heading,
    lead: `${words.lead({ name, landing: landing.name })} ${words.free}`,
    blocks: [
      feeBlock(reservation, speech, words.settled({ name })),
      customerBlock(reservation, speech),
      tripBlock(reservation, speech),
      openingBlock(reservation, speech, ownerLink),
    ],
    footer: [],
  }
  return {
    subject: words.subject({ name, vehicle: vehicleName, day: speech.day(during.pickup) }),
    text: asText(letter),
    html: asHtml(letter),
    replyTo: { name, address: customer.email },
    attachments: [],
  }
}
