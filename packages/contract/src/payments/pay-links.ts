import { MOST_OF_ENTRY } from '@nelly/domain/ledger/converted'
import type { MinorUnits } from '@nelly/domain/money'
import { MOST_PAY_LINKS, PAY_LINK_DAYS, PAY_LINK_KINDS } from '@nelly/domain/payments/pay-link'
import { z } from 'zod'
import { call } from '../call.ts'
import { whatsapp } from '../reservations/reservation.ts'
import { answerOf, idAnswer, minorAnswer, numeric, type payLinkId, written } from '../wire.ts'
import { slipAnswer } from './transfer-slips.ts'

const payLink = z
  .object({
    id: written<z.output<typeof payLinkId>>(idAnswer),
    kind: z.enum(PAY_LINK_KINDS),
    due: minorAnswer.meta({ description: 'What it asks for now, in the currency of the reservation' }),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable().meta({ description: '`null` for the customer, or nobody known' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PayLink' })

const payLinksAnswer = answerOf(
  z.object({
    links: z.array(payLink).meta({ description: 'Those that are open, the newest first' }),
    slips: z.array(slipAnswer).meta({ description: 'Of all of its links, the newest first' }),
  }),
).meta({ id: 'PayLinks' })
/** How money was asked for, and what customers sent. */
export type PayLinks = z.infer<typeof payLinksAnswer>
export type PayLink = PayLinks['links'][number]

const newPayLink = answerOf(
  payLink.extend({
    url: z.string().meta({ description: 'Its whole address' }),
    message: z.string().meta({ description: 'Words for a chat, in the customer’s language' }),
    whatsapp,
  }),
).meta({ id: 'NewPayLink' })
export type NewPayLink = z.infer<typeof newPayLink>

export const listPayLinks = call({
  method: 'GET',
  url: '/reservations/:reservationId/pay-links',
  summary: 'List the links to pay of a reservation',
  description: 'Those that are open, and the transfer slips that were sent by any.',
  refusals: ['reservation-not-found'],
  answer: payLinksAnswer,
})

export const createPayLink = call({
  method: 'POST',
  url: '/reservations/:reservationId/pay-links',
  summary: 'Make a link to pay',
  description: `For the balance, the prepayment or a free amount in the reservation’s currency. It is open for ${PAY_LINK_DAYS.usual} days, or until \`expiresAt\`, within ${PAY_LINK_DAYS.most}; ${MOST_PAY_LINKS} can be open at a time. The address is a secret and is answered only here.`,
  body: z.object({
    amount: z
      .union([
        z.enum(['balance', 'prepayment']),
        written<MinorUnits>(numeric(z.number().int().min(1).max(MOST_OF_ENTRY))),
      ])
      .default('balance')
      .meta({ description: 'In minor units, or which' }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .transform((at) => new Date(at))
      .optional(),
  }),
  refusals: ['reservation-not-found', 'nothing-due', 'expiry-wrong', 'too-many-pay-links'],
  status: 201,
  answer: newPayLink,
})
export type WantedPayLink = z.output<typeof createPayLink.body>

export const revokePayLink = call({
  method: 'DELETE',
  url: '/pay-links/:payLinkId',
  summary: 'Revoke a link to pay',
  description: 'It takes no slips from then on, and says so. Slips that wait stay.',
  refusals: ['pay-link-not-found'],
  status: 204,
  answer: z.void(),
})
