import { cancellationReasonWords } from '@nelly/contract/cancellation-reason-words'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation, OperatorCancellation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import {
  customerBlock,
  feeBlock,
  noteBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

interface About {
  origin: string
  ownerLink: string
  now: Date
  cancellation: OperatorCancellation | undefined
}

/**
 * The visitor's mail when the operator cancelled: the reason, the fee if any, and the removal of the calendar entry.
 */
export function operatorCancellation(
  reservation: MailedReservation,
  { origin, now, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const words = i18n.words.operatorCancellation
  return toVisitor({
    reservation,
    origin,
    titles: words,
    lead: words.lead[cancellation.reason](named),
    blocks: [
      ...noteBlock(words.noteTitle(named), cancellation),
      feeBlock(
        reservation,
        i18n,
        reservation.cancellationFeeMinor ? i18n.words.cancellation.settled(named) : words.noFee(named),
      ),
      tripBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [words.kept, i18n.words.confirmation.kept(named)],
    isCancelled: true,
    calendarOf: now,
  })
}

/** The operator's mail after their own cancellation: what the customer was sent. */
export function operatorCancellationNotice(
  reservation: MailedReservation,
  { origin, ownerLink, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { email } = reservation.customer
  const { i18n, named } = forOperator(reservation)
  const { operatorCancelled: words, cancelled } = i18n.words
  return toOperator({
    reservation,
    origin,
    titles: words,
    lead: [...(email ? [words.lead({ ...named, email })] : []), cancelled.free].join(' '),
    blocks: [
      whyBlock(i18n, cancellation),
      feeBlock(reservation, i18n, reservation.cancellationFeeMinor ? cancelled.settled(named) : undefined),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  })
}

function whyBlock(
  { language, words: { operatorCancelled: words } }: MailI18n,
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
