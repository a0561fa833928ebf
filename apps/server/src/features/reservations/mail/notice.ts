import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, toOperator } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import {
  customerBlock,
  markedBlocks,
  openingBlock,
  operatorTripBlock,
  priceBlock,
} from './reservation-blocks.ts'

/** The operator's mail about a new reservation: who, what and when, with a link. Replies go to the visitor. */
export const notice = (reservation: MailedReservation, about: About): MailContent =>
  noticeOf(reservation, about, 'notice')

/** The same after the customer has corrected their contact data. */
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
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  return toOperator({
    reservation,
    origin,
    mail: kind,
    lead: t(`${kind}.lead`, named),
    blocks: [
      ...markedBlocks(reservation, i18n),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
      priceBlock(reservation, i18n),
    ],
  })
}
