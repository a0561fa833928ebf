import type { Letter } from '../letter/letter.ts'
import { asHtml } from '../letter/letter-html.ts'
import { asText } from '../letter/letter-text.ts'
import type { MailContent } from '../mail-content.ts'
import { ownersSpeech } from '../owners-speech.ts'
import type { MailedReservation } from './mail-matter.ts'
import { customerBlock, openingBlock, priceBlock, senderOf, tripBlock } from './reservation-blocks.ts'

/** What the operator gets on a reservation: who, what and when, and the way to it. An answer reaches the visitor. */
export const notice = (reservation: MailedReservation, about: About): MailContent =>
  toOperator(reservation, about, 'notice')

/** The same once the customer has corrected how they are reached. */
export const correctionNotice = (reservation: MailedReservation, about: About): MailContent =>
  toOperator(reservation, about, 'correction')

interface About {
  origin: string
  /** Where the operator sees the reservation. */
  ownerLink: string
}

function toOperator(
  reservation: MailedReservation,
  { origin, ownerLink }: About,
  subject: 'notice' | 'correction',
): MailContent {
  const { landing, customer, during, vehicleName } = reservation
  const speech = ownersSpeech()
  const words = speech.words[subject]
  const { name } = customer
  const letter: Letter = {
    language: speech.language,
    sender: senderOf(reservation, origin),
    heading: words.heading,
    lead: words.lead({ name, landing: landing.name }),
    blocks: [
      customerBlock(reservation, speech),
      tripBlock(reservation, speech),
      openingBlock(reservation, speech, ownerLink),
      priceBlock(reservation, speech),
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
