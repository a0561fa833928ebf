import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, toOperator } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import { customerBlock, openingBlock, operatorTripBlock } from './reservation-blocks.ts'

interface About {
  origin: string
  /** Where the operator sees the reservation. */
  ownerLink: string
  /** What the customer wrote. */
  wish: string | undefined
}

/** The operator's mail about a change that the customer asks for. Replies go to the customer. */
export function changeWishNotice(
  reservation: MailedReservation,
  { origin, ownerLink, wish = '' }: About,
): MailContent {
  const { i18n, named } = forOperator(reservation)
  const { changeWish: words } = i18n.words
  return toOperator({
    reservation,
    origin,
    titles: words,
    lead: words.lead(named),
    blocks: [
      { kind: 'reach', title: words.title, lines: wish.split('\n'), facts: [] },
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
    ],
  })
}
