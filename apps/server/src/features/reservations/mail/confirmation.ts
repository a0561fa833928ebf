import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import { toOperator, toVisitor } from './addressed-mails.ts'
import { eachMailed } from './mailed-reservation.ts'
import {
  answersBlocks,
  customerBlock,
  markedBlocks,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  priceBlocks,
  rulesBlocks,
  tripBlock,
} from './reservation-blocks.ts'

/**
 * The visitor's mail about a new reservation, in the landing's language. `link` leads to their own view of it. It does
 * not contain their comment: otherwise anybody could send any text to anybody by us.
 */
export const confirmation = toVisitor('confirmation', ({ reservation, i18n, t, named, link }) => ({
  lead: t('confirmation.lead', { ...named, count: eachMailed(reservation).length }),
  blocks: [
    tripBlock(reservation, i18n),
    ...answersBlocks(reservation, i18n),
    { kind: 'action', label: t('confirmation.see'), url: link, hint: t('confirmation.seeHint') },
    ...priceBlocks(reservation, i18n, t('confirmation.settle', named)),
    { kind: 'list', title: t('confirmation.bringTitle'), items: whatToBring(i18n.language) },
    ...rulesBlocks(reservation, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('confirmation.kept', named)],
  link,
  calendarOf: reservation.createdAt,
}))

const noticeOf = (kind: 'notice' | 'correction') =>
  toOperator(kind, ({ reservation, i18n, t, named, ownerLink }) => ({
    lead: t(`${kind}.lead`, named),
    blocks: [
      ...markedBlocks(reservation, i18n),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
      ...priceBlocks(reservation, i18n),
    ],
  }))

/** The operator's mail about a new reservation: who, what and when, with a link. Replies go to the visitor. */
export const notice = noticeOf('notice')

/** The same after the customer has corrected their contact data. */
export const correctionNotice = noticeOf('correction')
