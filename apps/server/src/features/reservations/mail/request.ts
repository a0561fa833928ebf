import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forOperator, forVisitor, toOperator, toVisitor } from './addressed-mails.ts'
import type { MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import {
  customerBlock,
  markedBlocks,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  priceBlock,
  rulesBlock,
  searchBlock,
  tripBlock,
} from './reservation-blocks.ts'

interface ToVisitor {
  origin: string
  link: string
  now: Date
}

interface ToOperator {
  origin: string
  ownerLink: string
}

/** The visitor's mail about their request: it waits for the operator's answer, until when, and their own link. */
export function request(reservation: MailedReservation, { origin, link }: ToVisitor): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { request: words, confirmation } = i18n.words
  return toVisitor({
    reservation,
    origin,
    titles: { ...words, heading: words.heading({ name: reservation.customer.firstName }) },
    lead: words.lead({ ...named, until: untilWhen(reservation, i18n) }),
    blocks: [
      tripBlock(reservation, i18n),
      { kind: 'action', label: words.see, url: link, hint: words.seeHint },
      priceBlock(reservation, i18n, words.settle(named)),
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [confirmation.kept(named)],
    link,
    isCancelled: false,
    calendarOf: reservation.createdAt,
  })
}

/** The operator's mail about a request: until when it is to be answered, with a link. Replies go to the visitor. */
export function requestNotice(reservation: MailedReservation, about: ToOperator): MailContent {
  const { origin, ownerLink } = about
  const { i18n, named } = forOperator(reservation)
  const { requestNotice: words } = i18n.words
  const until = untilWhen(reservation, i18n)
  return toOperator({
    reservation,
    origin,
    titles: words,
    lead: words.lead({ ...named, until }),
    blocks: [
      ...markedBlocks(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      priceBlock(reservation, i18n),
    ],
  })
}

/** The visitor's mail when the operator has not answered in time. */
export function requestExpired(reservation: MailedReservation, { origin, now }: ToVisitor): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { requestExpired: words, operatorCancellation, confirmation } = i18n.words
  return toVisitor({
    reservation,
    origin,
    titles: words,
    lead: words.lead(named),
    blocks: [
      tripBlock(reservation, i18n),
      searchBlock(reservation, i18n, origin),
      operatorBlock(reservation, i18n),
    ],
    footer: [operatorCancellation.kept, confirmation.kept(named)],
    isCancelled: true,
    calendarOf: now,
  })
}

/** The operator's mail about a request that they did not answer in time. */
export function requestExpiredNotice(reservation: MailedReservation, about: ToOperator): MailContent {
  const { origin, ownerLink } = about
  const { i18n, named } = forOperator(reservation)
  const { requestExpiredNotice: words, cancelled } = i18n.words
  return toOperator({
    reservation,
    origin,
    titles: words,
    lead: `${words.lead(named)} ${cancelled.free}`,
    blocks: [
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  })
}

const untilWhen = ({ answerBy, during }: MailedReservation, { moment }: MailI18n): string =>
  moment(answerBy ?? during.pickup)
