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
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'request',
    lead: t('request.lead', { ...named, until: untilWhen(reservation, i18n) }),
    blocks: [
      tripBlock(reservation, i18n),
      { kind: 'action', label: t('request.see'), url: link, hint: t('request.seeHint') },
      priceBlock(reservation, i18n, t('request.settle', named)),
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('confirmation.kept', named)],
    link,
    isCancelled: false,
    calendarOf: reservation.createdAt,
  })
}

/** The operator's mail about a request: until when it is to be answered, with a link. Replies go to the visitor. */
export function requestNotice(reservation: MailedReservation, about: ToOperator): MailContent {
  const { origin, ownerLink } = about
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  const until = untilWhen(reservation, i18n)
  return toOperator({
    reservation,
    origin,
    mail: 'requestNotice',
    lead: t('requestNotice.lead', { ...named, until }),
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
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'requestExpired',
    lead: t('requestExpired.lead', named),
    blocks: [
      tripBlock(reservation, i18n),
      searchBlock(reservation, i18n, origin),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('operatorCancellation.kept'), t('confirmation.kept', named)],
    isCancelled: true,
    calendarOf: now,
  })
}

/** The operator's mail about a request that they did not answer in time. */
export function requestExpiredNotice(reservation: MailedReservation, about: ToOperator): MailContent {
  const { origin, ownerLink } = about
  const { i18n, named } = forOperator(reservation)
  const { t } = i18n
  return toOperator({
    reservation,
    origin,
    mail: 'requestExpiredNotice',
    lead: `${t('requestExpiredNotice.lead', named)} ${t('cancelled.free')}`,
    blocks: [
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
      openingBlock(reservation, i18n, ownerLink),
    ],
  })
}

const untilWhen = ({ answerBy, during }: MailedReservation, { moment }: MailI18n): string =>
  moment(answerBy ?? during.pickup)
