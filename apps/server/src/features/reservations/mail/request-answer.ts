import { whatToBring } from '@nelly/contract/reservations/reservation-words'
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
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'requestConfirmed',
    lead: t('requestConfirmed.lead', named),
    blocks: [
      tripBlock(reservation, i18n),
      priceBlock(reservation, i18n, t('confirmation.settle', named)),
      { kind: 'list', title: t('confirmation.bringTitle'), items: whatToBring(i18n.language) },
      rulesBlock(reservation, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('requestConfirmed.kept'), t('confirmation.kept', named)],
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
  const { t } = i18n
  return toVisitor({
    reservation,
    origin,
    mail: 'requestDeclined',
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
  })
}
