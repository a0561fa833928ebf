import { toOperator, toVisitor } from './addressed-mails.ts'
import {
  customerBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

/** The customer's mail about a change that they ask for: it was received, and nothing is changed until it is answered. */
export const changeWishReceived = toVisitor(
  'changeWishReceived',
  ({ reservation, i18n, t, named, wish }) => ({
    lead: t('changeWishReceived.lead', named),
    blocks: [
      { kind: 'reach', title: t('changeWishReceived.title'), lines: wish.split('\n'), facts: [] },
      tripBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('changeWishReceived.kept'), t('confirmation.kept', named)],
  }),
)

/** The operator's mail about a change that the customer asks for. Replies go to the customer. */
export const changeWishNotice = toOperator(
  'changeWish',
  ({ reservation, i18n, t, named, ownerLink, wish }) => ({
    lead: t('changeWish.lead', named),
    blocks: [
      { kind: 'reach', title: t('changeWish.title'), lines: wish.split('\n'), facts: [] },
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
    ],
  }),
)
