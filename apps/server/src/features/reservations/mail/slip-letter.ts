import { toOperator, toVisitor } from './addressed-mails.ts'
import {
  customerBlock,
  openingBlock,
  operatorBlock,
  operatorTripBlock,
  tripBlock,
} from './reservation-blocks.ts'

/** A mail by which the operator is called to the ledger of a reservation. */
const toTheLedger = (kind: 'slipNotice' | 'cardPaymentAlarm') =>
  toOperator(kind, ({ reservation, i18n, t, named, ownerLink }) => ({
    lead: t(`${kind}.lead`, named),
    blocks: [
      openingBlock(reservation, i18n, ownerLink),
      customerBlock(reservation, i18n),
      operatorTripBlock(reservation, i18n),
    ],
  }))

/** The operator's mail about a transfer slip that a customer sent. It has no picture: only members see that. */
export const slipNotice = toTheLedger('slipNotice')

/** The customer's mail about a transfer slip that the desk declined, with its reason. */
export const slipDeclined = toVisitor('slipDeclined', ({ reservation, i18n, t, named, declineReason }) => ({
  lead: t('slipDeclined.lead', named),
  blocks: [
    { kind: 'reach', title: t('slipDeclined.title'), lines: declineReason.split('\n'), facts: [] },
    tripBlock(reservation, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('confirmation.kept', named)],
}))

/** The operator's mail about a payment by card that came late, for a reservation that is off, or with another amount. */
export const cardPaymentAlarm = toTheLedger('cardPaymentAlarm')
