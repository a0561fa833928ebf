import { cancellationReasonWords } from '@nelly/contract/cancellation-reason-words'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation, OperatorCancellation } from './mail-matter.ts'
import { type MailSpeech, speechIn } from './mail-speech.ts'
import { ownersSpeech } from './owners-speech.ts'
import { customerBlock, feeBlock, openingBlock, operatorBlock, tripBlock } from './reservation-blocks.ts'

interface About {
  origin: string
  ownerLink: string
  now: Date
  cancellation: OperatorCancellation | undefined
}

/** What the visitor gets whose reservation the operator cancelled: why, the fee if any, and what takes it out of their calendar. */
export function operatorCancellation(
  reservation: MailedReservation,
  { origin, now, cancellation = { reason: 'other' } }: About,
): MailContent {
  const speech = speechIn(reservation.landing.language)
  const words = speech.words.operatorCancellation
  const named = { landing: reservation.landing.name }
  return toVisitor({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading,
    lead: words.lead[cancellation.reason](named),
    blocks: [
      ...noteBlock(words.noteTitle(named), cancellation),
      feeBlock(
        reservation,
        speech,
        reservation.cancellationFeeCents ? speech.words.cancellation.settled(named) : words.noFee(named),
      ),
      tripBlock(reservation, speech),
      operatorBlock(reservation, speech),
    ],
    footer: [words.kept, speech.words.confirmation.kept(named)],
    isCancelled: true,
    calendarOf: now,
  })
}

/** What the operator gets who cancelled: what the customer was told. */
export function operatorCancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { name, email } = reservation.customer
  const speech = ownersSpeech()
  const { operatorCancelled: words, cancelled } = speech.words
  return toOperator({
    reservation,
    origin,
    speech,
    subject: words.subject,
    heading: words.heading,
    lead: `${words.lead({ name, email })} ${cancelled.free}`,
    blocks: [
      whyBlock(speech, cancellation),
      feeBlock(
        reservation,
        speech,
        reservation.cancellationFeeCents ? cancelled.settled({ name }) : undefined,
      ),
      customerBlock(reservation, speech),
      tripBlock(reservation, speech),
      openingBlock(reservation, speech, ownerLink),
    ],
  })
}

const noteBlock = (title: string, { note }: OperatorCancellation): Block[] =>
  note === undefined ? [] : [{ kind: 'reach', title, lines: note.split('\n'), facts: [] }]

function whyBlock(
  { language, words: { operatorCancelled: words } }: MailSpeech,
  { reason, note }: OperatorCancellation,
): Block {
  return {
    kind: 'facts',
    title: words.whyTitle,
    facts: [
      { label: words.reason, lines: [cancellationReasonWords(reason, language)] },
      ...(note === undefined ? [] : [{ label: words.note, lines: note.split('\n') }]),
    ],
  }
}
