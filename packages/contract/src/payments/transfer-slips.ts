import type { Currency } from '@nelly/domain/currency'
import type { SlipId } from '@nelly/domain/ids'
import { z } from 'zod'
import { call } from '../call.ts'
import { addLedgerEntry } from '../ledger/ledger.ts'
import { answerOf, currencyAnswer, idAnswer, minorAnswer, text, written } from '../wire.ts'

/** Characters of why a slip is declined. */
export const MAX_DECLINE_WORDS = 300

export const slipAnswer = z
  .object({
    id: written<SlipId>(idAnswer),
    state: z.enum(['waiting', 'confirmed', 'declined']),
    sentAt: z.iso.datetime(),
    due: minorAnswer.meta({ description: 'What its link asks for now' }),
    declinedReason: z.string().nullable(),
  })
  .meta({ id: 'TransferSlip' })
export type TransferSlip = z.infer<typeof slipAnswer>

const waitingSlip = answerOf(
  z.object({
    id: idAnswer,
    reservationId: idAnswer,
    landingId: idAnswer,
    reference: z.string(),
    name: z.string().meta({ description: 'Of the customer' }),
    vehicle: z.string(),
    sentAt: z.iso.datetime(),
    balance: z.number().int(),
    currency: written<Currency>(currencyAnswer),
  }),
).meta({ id: 'WaitingSlip' })
export type WaitingSlip = z.infer<typeof waitingSlip>

export const listWaitingSlips = call({
  method: 'GET',
  url: '/transfer-slips',
  isPolled: true,
  summary: 'List the transfer slips that wait',
  description: 'Of all reservations, the oldest first.',
  answer: z.array(waitingSlip),
})

export const readSlipPicture = call({
  method: 'GET',
  url: '/transfer-slips/:slipId/picture',
  summary: 'Download a transfer slip',
  description: 'The photograph that the customer sent, without what a camera adds to it.',
  refusals: ['slip-not-found'],
  type: 'image/jpeg',
  answer: z.string(),
})

const { amount, currency, rate } = addLedgerEntry.body.shape

export const confirmSlip = call({
  method: 'POST',
  url: '/transfer-slips/:slipId/confirmation',
  idempotencyKey: true,
  summary: 'Confirm a transfer slip',
  description:
    'Writes what arrived into the ledger, as a payment by transfer. A slip is settled once: confirmed by two at once, it is one payment.',
  body: z.object({ amount, currency, rate }),
  refusals: ['slip-not-found', 'slip-settled', 'rate-missing', 'rate-needless', 'amount-not-convertible'],
  status: 201,
  answer: addLedgerEntry.answer,
})

export const declineSlip = call({
  method: 'POST',
  url: '/transfer-slips/:slipId/decline',
  summary: 'Decline a transfer slip',
  description: 'The page of its link says why.',
  body: z.object({ reason: text(MAX_DECLINE_WORDS) }),
  refusals: ['slip-not-found', 'slip-settled'],
  status: 204,
  answer: z.void(),
})
