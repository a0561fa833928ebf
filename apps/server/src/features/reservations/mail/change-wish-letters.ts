import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import {
  customerBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

interface About {
  origin: string
  /** What the customer wrote. */
  wish: string | undefined
}

/** The customer's mail about a change that they ask for: it was received, and nothing is changed until it is answered. */
export function changeWishReceived(
  reservation: MailedReservation,
  { origin, wish = '' }: About,
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'changeWishReceived',
    lead: t('changeWishReceived.lead', named),
    blocks: [
      { kind: 'reach', title: t('changeWishReceived.title'), lines: wish.split('\n'), facts: [] },
      tripBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('changeWishReceived.kept'), t('confirmation.kept', named)],
  })
}

/** The operator's mail about a change that the customer asks for. Replies go to the customer. */
export function changeWishNotice(
  reservation: MailedReservation,
  { origin, ownerLink, wish = '' }: About & { ownerLink: string },
): MailContent {
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  return toOperator({
    reservation,
    origin,
    mail: 'changeWish',
    lead: t('changeWish.lead', named),
    blocks: [
      { kind: 'reach', title: t('changeWish.title'), lines: wish.split('\n'), facts: [] },
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
    ],
  })
}
