import { toOperator } from './addressed-mails.ts'
import { customerBlock, openingBlock, operatorTripBlock } from './reservation-blocks.ts'

/** The operator's mail about a transfer slip that a customer sent. It has no picture: only members see that. */
export const slipNotice = toOperator('slipNotice', ({ reservation, i18n, t, named, ownerLink }) => ({
  lead: t('slipNotice.lead', named),
  blocks: [
    openingBlock(reservation, i18n, ownerLink),
    customerBlock(reservation, i18n),
    operatorTripBlock(reservation, i18n),
  ],
}))
