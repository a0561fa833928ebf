import type { Currency } from '@nelly/domain/currency'
import type { AttemptId } from '@nelly/domain/ids'
import { DIFFERENCE_KINDS } from '@nelly/domain/payments/card-reconciliation'
import { ATTEMPT_PROBLEMS } from '@nelly/domain/payments/payment-attempt'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import {
  answerOf,
  calendarDate,
  currencyAnswer,
  idAnswer,
  minorAnswer,
  optionalName,
  written,
} from '../wire.ts'

/** Characters of the authorization that somebody types off the gateway's list. */
export const MAX_AUTHORIZATION = 40

const waitingAttempt = answerOf(
  z.object({
    id: written<AttemptId>(idAnswer),
    reservationId: idAnswer.nullable().meta({ description: '`null` where it is gone' }),
    landingId: idAnswer.nullable(),
    reference: z.string(),
    name: z.string().meta({ description: 'Of the customer' }),
    orderNumber: z.string().meta({ description: 'By which the gateway lists it' }),
    amount: minorAnswer,
    currency: written<Currency>(currencyAnswer),
    begunAt: z.iso.datetime(),
    problem: z.enum(ATTEMPT_PROBLEMS).nullable(),
  }),
).meta({ id: 'WaitingAttempt' })
export type WaitingAttempt = z.infer<typeof waitingAttempt>

export const listWaitingAttempts = call({
  method: 'GET',
  url: '/payment-attempts',
  isPolled: true,
  summary: 'List the payments by card that somebody has to decide',
  description:
    'Of which nothing was heard since the customer left for the gateway, and those with a problem, the oldest first. The gateway’s own list says what became of them.',
  answer: z.array(waitingAttempt),
})

export const decideAttempt = call({
  method: 'POST',
  url: '/payment-attempts/:attemptId/decision',
  summary: 'Decide a payment by card',
  description:
    'Paid: its amount is written into the ledger, once, also where the gateway’s own answer comes later. Not paid: the customer can try again. One with a problem is only put aside, and what arrived is written by hand.',
  body: z.object({ isPaid: z.boolean(), authorization: optionalName(MAX_AUTHORIZATION) }),
  refusals: ['attempt-not-found', 'attempt-decided', 'attempt-has-problem'],
  status: 204,
  answer: z.void(),
})
export type AttemptDecision = z.output<typeof decideAttempt.body>

/** The most characters of a file that is compared: a day of the acquirer's is a fiftieth of it. */
export const MAX_ACQUIRER_CSV = 200_000

/** A file of another kind has no columns: that is said of it, and not which characters it is made of. */
const acquirerCsv = z
  .string()
  .max(MAX_ACQUIRER_CSV)
  .overwrite((value) => value.replace(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed())

const cardDifference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  orderNumber: z.string(),
  reservationId: idAnswer.nullable(),
  there: minorAnswer.nullable().meta({ description: 'What the acquirer lists' }),
  here: minorAnswer.nullable().meta({ description: 'What the ledger has' }),
})

const reconciliationAnswer = answerOf(
  z.object({
    matched: z.number().int().meta({ description: 'How many payments are the same in both' }),
    total: minorAnswer.meta({ description: 'Their sum' }),
    differences: z.array(cardDifference),
  }),
).meta({ id: 'CardReconciliation' })

export const reconcileCards = call({
  method: 'POST',
  url: '/card-reconciliations',
  summary: 'Compare a day of the acquirer’s list with the ledger',
  description:
    'Takes the CSV of a day, with a column of order numbers and one of amounts with two decimals, and changes nothing. Payments by card of that day in Santo Domingo are compared, by their order numbers.',
  body: z.object({
    day: calendarDate,
    currency: currencyCode,
    csv: acquirerCsv,
  }),
  refusals: ['csv-columns-missing', 'csv-amount-wrong'],
  answer: reconciliationAnswer,
})
