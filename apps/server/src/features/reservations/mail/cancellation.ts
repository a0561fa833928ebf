import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-matter.ts'
import { speechIn } from './mail-speech.ts'
import { ownersSpeech } from './owners-speech.ts'
import { customerBlock, feeBlock, openingBlock, operatorBlock, tripBlock } from './reservation-blocks.ts'

/** What the visitor gets who cancelled: the fee, and what takes the rental out of their calendar. */
export function cancellation(
  reservation: MailedReservation,
  { origin, link, now }: { origin: string; link: string; now: Date },
): MailContent {
  const speech = speechIn(reservation.landing.language)
  const words = speech.words.cancellation
  const named = { landing: reservation.landing.name }
  return toVisitor({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading,
    lead: words.lead(named),
    blocks: [
      feeBlock(reservation, speech, words.settled(named)),
      tripBlock(reservation, speech),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      operatorBlock(reservation, speech),
    ],
    footer: [speech.words.confirmation.kept(named)],
    link,
    isCancelled: true,
    calendarOf: now,
  })
}

/** What the operator gets on a cancellation. */
export function cancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink }: { origin: string; ownerLink: string },
): MailContent {
  const speech = ownersSpeech()
  const { cancelled: words } = speech.words
  const { name } = reservation.customer
  return toOperator({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading,
    lead: `${words.lead({ name, landing: reservation.landing.name })} ${words.free}`,
    blocks: [
      feeBlock(reservation, speech, words.settled({ name })),
      customerBlock(reservation, speech),
      tripBlock(reservation, speech),
      openingBlock(reservation, speech, ownerLink),
    ],
  })
}
