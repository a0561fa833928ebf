import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import { toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { eachMailed } from './mailed-reservation.ts'
import {
  answersBlocks,
  customerBlock,
  markedBlocks,
  noteBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  priceBlock,
  priceBlocks,
  rulesBlock,
  rulesBlocks,
  searchBlock,
  tripBlock,
} from './reservation-blocks.ts'

/** The visitor's mail about their request: it waits for the operator's answer, until when, and their own link. */
export const request = toVisitor('request', ({ reservation, i18n, t, named, link }) => ({
  lead: t('request.lead', {
    ...named,
    until: untilWhen(reservation, i18n),
    count: eachMailed(reservation).length,
  }),
  blocks: [
    tripBlock(reservation, i18n),
    ...answersBlocks(reservation, i18n),
    { kind: 'action', label: t('request.see'), url: link, hint: t('request.seeHint') },
    ...priceBlocks(reservation, i18n, t('request.settle', named)),
    ...rulesBlocks(reservation, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('confirmation.kept', named)],
  link,
  calendarOf: reservation.createdAt,
}))

/** The operator's mail about a request: until when it is to be answered, with a link. Replies go to the visitor. */
export const requestNotice = toOperator('requestNotice', ({ reservation, i18n, t, named, ownerLink }) => {
  const until = untilWhen(reservation, i18n)
  return {
    lead: t('requestNotice.lead', { ...named, until, count: eachMailed(reservation).length }),
    blocks: [
      ...markedBlocks(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      ...priceBlocks(reservation, i18n),
    ],
  }
})

/** The visitor's mail when the operator has confirmed their request. */
export const requestConfirmed = toVisitor('requestConfirmed', ({ reservation, i18n, t, named, now }) => ({
  lead: t('requestConfirmed.lead', named),
  blocks: [
    tripBlock(reservation, i18n),
    ...answersBlocks(reservation, i18n),
    priceBlock(reservation, i18n, t('confirmation.settle', named)),
    { kind: 'list', title: t('confirmation.bringTitle'), items: whatToBring(i18n.language) },
    rulesBlock(reservation, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('requestConfirmed.kept'), t('confirmation.kept', named)],
  calendarOf: now,
}))

/** The visitor's mail when the operator has declined their request, with what they are told. */
export const requestDeclined = toVisitor(
  'requestDeclined',
  ({ reservation, i18n, t, named, origin, now, cancellation }) => ({
    lead: `${t(`requestDeclined.lead.${cancellation.reason}`, named)} ${t('requestDeclined.nothingDue')}`,
    blocks: [
      ...noteBlock(t('operatorCancellation.noteTitle', named), cancellation),
      tripBlock(reservation, i18n),
      searchBlock(reservation, i18n, origin),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('operatorCancellation.kept'), t('confirmation.kept', named)],
    isCancelled: true,
    calendarOf: now,
  }),
)

/** The visitor's mail when the operator has not answered in time. */
export const requestExpired = toVisitor('requestExpired', ({ reservation, i18n, t, named, origin, now }) => ({
  lead: t('requestExpired.lead', named),
  blocks: [
    tripBlock(reservation, i18n),
    searchBlock(reservation, i18n, origin),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('operatorCancellation.kept'), t('confirmation.kept', named)],
  isCancelled: true,
  calendarOf: now,
}))

/** The operator's mail about a request that they did not answer in time. */
export const requestExpiredNotice = toOperator(
  'requestExpiredNotice',
  ({ reservation, i18n, t, named, ownerLink }) => ({
    lead: `${t('requestExpiredNotice.lead', named)} ${t('cancelled.free')}`,
    blocks: [
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  }),
)

const untilWhen = ({ answerBy, during }: MailedReservation, { moment }: MailI18n): string =>
  moment(answerBy ?? during.pickup)
