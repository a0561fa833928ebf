import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forVisitor, toVisitor } from './addressed-mails.ts'
import type { MailedReservation, OperatorCancellation } from './mail-data.ts'
import {
  noteBlock,
  operatorBlock,
  priceBlock,
  rulesBlock,
  searchBlock,
  tripBlock,
} from './reservation-blocks.ts'

interface About {
  origin: string
  now: Date
  cancellation: OperatorCancellation | undefined
}

/** The visitor's mail when the operator has confirmed their request. */
export function requestConfirmed(reservation: MailedReservation, { origin, now }: About): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { requestConfirmed: words, confirmation } = i18n.words
  return toVisitor({
    reservation,
    origin,
    titles: words,
    lead: words.lead(named),
    blocks: [
      tripBlock(reservation, i18n),
      priceBlock(reservation, i18n, confirmation.settle(named)),
      { kind: 'list', title: confirmation.bringTitle, items: confirmation.bring },
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [words.kept, confirmation.kept(named)],
    isCancelled: false,
    calendarOf: now,
  })
}

/** The visitor's mail when the operator has declined their request, with what they are told. */
export function requestDeclined(
  reservation: MailedReservation,
  { origin, now, cancellation = { reason: 'other' } }: About,
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { requestDeclined: words, operatorCancellation, confirmation } = i18n.words
  return toVisitor({
    reservation,
    origin,
    titles: words,
    lead: `${words.lead[cancellation.reason](named)} ${words.nothingDue}`,
    blocks: [
      ...noteBlock(operatorCancellation.noteTitle(named), cancellation),
      tripBlock(reservation, i18n),
      searchBlock(reservation, i18n, origin),
      operatorBlock(reservation, i18n),
    ],
    footer: [operatorCancellation.kept, confirmation.kept(named)],
    isCancelled: true,
    calendarOf: now,
  })
}
