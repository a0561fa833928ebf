import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { toOperator } from './addressed-mails.ts'
import type { MailedReservation } from './mail-matter.ts'
import { ownersSpeech } from './owners-speech.ts'
import { customerBlock, openingBlock, priceBlock, tripBlock } from './reservation-blocks.ts'

/** What the operator gets on a reservation: who, what and when, and the way to it. An answer reaches the visitor. */
export const notice = (reservation: MailedReservation, about: About): MailContent =>
  noticeOf(reservation, about, 'notice')

/** The same once the customer has corrected how they are reached. */
export const correctionNotice = (reservation: MailedReservation, about: About): MailContent =>
  noticeOf(reservation, about, 'correction')

interface About {
  origin: string
  /** Where the operator sees the reservation. */
  ownerLink: string
}

function noticeOf(
  reservation: MailedReservation,
  { origin, ownerLink }: About,
  kind: 'notice' | 'correction',
): MailContent {
  const speech = ownersSpeech()
  const words = speech.words[kind]
  return toOperator({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading,
    lead: words.lead({ name: reservation.customer.name, landing: reservation.landing.name }),
    blocks: [
      customerBlock(reservation, speech),
      tripBlock(reservation, speech),
      openingBlock(reservation, speech, ownerLink),
      priceBlock(reservation, speech),
    ],
  })
}
