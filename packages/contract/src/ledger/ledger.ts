import type { Currency } from '@nelly/domain/currency'
import type { LedgerEntryId } from '@nelly/domain/ids'
import { MOST_OF_ENTRY } from '@nelly/domain/ledger/converted'
import { DIRECT_KINDS, PAYMENT_METHODS } from '@nelly/domain/ledger/entry'
import type { MinorUnits } from '@nelly/domain/money'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import { EVENT_ACTORS } from '../reservations/reservation-event-actors.ts'
import { answerOf, currencyAnswer, idAnswer, minorAnswer, numeric, placeId, text, written } from '../wire.ts'
import { chargedLine } from './charge-lines.ts'

/** Characters of a note, and of the reason of a reversal. */
export const MAX_LEDGER_NOTE = 500

const currency = written<Currency>(currencyAnswer)
const signed = z.number().int()

const entryAnswer = z
  .object({
    id: written<LedgerEntryId>(idAnswer),
    kind: z.enum([...DIRECT_KINDS, 'reversal']),
    isOfPrice: z
      .boolean()
      .meta({ description: 'Whether it is the price of the reservation, or a difference of it' }),
    amount: minorAnswer,
    currency,
    rate: z.number().nullable().meta({
      description: 'How much of it one of the reservation’s currency was; `null` where they are the same',
    }),
    booked: minorAnswer.meta({ description: 'The amount in the currency of the reservation' }),
    bookedCurrency: currency,
    balance: signed.meta({ description: 'What it added to the balance' }),
    held: signed.meta({ description: 'What it added to the deposit that is held' }),
    method: z.enum(PAYMENT_METHODS).nullable(),
    lines: z.array(chargedLine).nullable().meta({
      description: 'Of a charge at the return: what it is made of, without the tax where that comes on top',
    }),
    tax: minorAnswer.nullable().meta({ description: 'Of such a charge' }),
    note: z.string().nullable(),
    reverses: idAnswer.nullable().meta({ description: 'The entry that it reverses' }),
    reversedKind: z.enum(DIRECT_KINDS).nullable(),
    isReversed: z.boolean(),
    receipt: z
      .object({ year: z.number().int(), number: z.number().int() })
      .nullable()
      .meta({ description: 'The number of its receipt, without a gap in the account’s year' }),
    actor: z.enum(EVENT_ACTORS),
    who: z.string().nullable().meta({ description: 'The name of the member who wrote it' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'LedgerEntry' })

const ledgerFields = {
  balance: signed.meta({ description: 'What is due, in minor units; below zero where too much was paid' }),
  held: signed.meta({ description: 'The deposit that is held, in minor units' }),
  currency,
  entries: z.array(entryAnswer).meta({ description: 'The oldest first' }),
}

const ledgerAnswer = answerOf(z.object(ledgerFields)).meta({ id: 'Ledger' })
/** What was owed, paid and held for a reservation, entry by entry. */
export type Ledger = z.infer<typeof ledgerAnswer>
export type LedgerEntry = Ledger['entries'][number]

export const changedLedger = answerOf(
  z.object({ id: idAnswer.meta({ description: 'Of the new entry' }), ...ledgerFields }),
).meta({
  id: 'ChangedLedger',
})
export type ChangedLedger = z.infer<typeof changedLedger>

export const readLedger = call({
  method: 'GET',
  url: '/reservations/:reservationId/ledger',
  summary: 'Read the ledger of a reservation',
  description:
    'The price is charged when the reservation is confirmed; reservations that ended before there were ledgers have none.',
  refusals: ['reservation-not-found'],
  answer: ledgerAnswer,
})

export const drawReceipt = call({
  method: 'GET',
  url: '/ledger/:entryId/receipt',
  summary: 'Download the receipt of a payment or a deposit',
  description:
    'A page as a PDF, in the language of the customer, whose name is printed as it is now. Charges and credits have none.',
  refusals: ['ledger-entry-not-found'],
  type: 'application/pdf',
  answer: z.string(),
})

export const mailReceipt = call({
  method: 'POST',
  url: '/ledger/:entryId/receipt/mail',
  idempotencyKey: true,
  summary: 'Mail the receipt of a payment or a deposit',
  description: 'To the customer of the reservation, as a PDF in their language.',
  refusals: ['ledger-entry-not-found', 'customer-without-email'],
  status: 201,
  answer: answerOf(z.object({ to: z.string().meta({ description: 'The address of the customer' }) })),
})

const note = text(MAX_LEDGER_NOTE)

export const addLedgerEntry = call({
  method: 'POST',
  url: '/reservations/:reservationId/ledger',
  idempotencyKey: true,
  summary: 'Write down what was charged, paid or held',
  description:
    'An entry is never changed, only reversed. A charge or credit says in `note` what it is for; all others have a `method`, and a receipt. In another currency than the reservation’s, `rate` is how much of it one of the reservation’s is. What gives money back is for owners and managers, unless the desk may: not so change out of a cash payment, nor a difference of rounding.',
  body: z.object({
    kind: z.enum(DIRECT_KINDS),
    amount: written<MinorUnits>(numeric(z.number().int().min(1).max(MOST_OF_ENTRY))).meta({
      description: 'In minor units, above zero',
    }),
    currency: currencyCode,
    method: z.enum(PAYMENT_METHODS).optional(),
    rate: numeric(z.number().min(0.0001).max(1_000_000)).optional(),
    note: note.optional(),
    placeId: placeId.optional().meta({
      description:
        'Where it changes hands: cash goes in, or comes out of, the drawer that is open there; in none without one',
    }),
  }),
  refusals: [
    'reservation-not-found',
    'place-not-found',
    'role-not-allowed',
    'method-missing',
    'charge-note-missing',
    'rate-missing',
    'rate-needless',
    'amount-not-convertible',
    'deposit-exceeded',
  ],
  status: 201,
  answer: changedLedger,
})
export type NewLedgerEntry = z.output<typeof addLedgerEntry.body>

export const reverseLedgerEntry = call({
  method: 'POST',
  url: '/ledger/:entryId/reversal',
  idempotencyKey: true,
  summary: 'Reverse an entry of a ledger',
  description:
    'Once, by an entry of its own that has the same amount the other way round. The price is not reversed: it changes with the reservation.',
  body: z.object({ reason: note }),
  refusals: [
    'ledger-entry-not-found',
    'role-not-allowed',
    'already-reversed',
    'reversal-not-reversible',
    'price-not-reversible',
    'deposit-exceeded',
  ],
  status: 201,
  answer: changedLedger,
})
