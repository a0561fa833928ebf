import type { Currency } from '@nelly/domain/currency'
import type { ReservationId, SaleDocumentId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { SALE_FORMS } from '@nelly/domain/sales/sale'
import type { IdentityDocument } from '@nelly/domain/taxpayers/identity-document'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { documentFields, typedDocument } from '../customers/customers.ts'
import { MAX_LEDGER_NOTE } from '../ledger/ledger.ts'
import { seenBy } from '../seen-by.ts'
import {
  answerOf,
  clearable,
  currencyAnswer,
  idAnswer,
  minorAnswer,
  name,
  numeric,
  optionalDate,
  optionalName,
  text,
  written,
} from '../wire.ts'

export const MAX_BUYER_NAME = 120
export const MAX_FISCAL_NUMBER = 20

const currency = written<Currency>(currencyAnswer)
const signed = written<MinorUnits>(
  z.number().int().meta({ description: 'In minor units; below zero for what is taken off' }),
)
const pesos = written<MinorUnits>(z.number().int().meta({ description: 'In cents of the Dominican peso' }))
const buyerDocument = seenBy('customerDocument', written<IdentityDocument>(z.object(documentFields)))
const formsAnswer = z.object(Object.fromEntries(SALE_FORMS.map((form) => [form, pesos])))

const documentAnswer = z
  .object({
    id: written<SaleDocumentId>(idAnswer),
    number: z.string().meta({ examples: ['12-2027-000045'] }),
    correctsNumber: z.string().nullable().meta({ description: 'The number of the document it corrects' }),
    day: written<CalendarDate>(z.iso.date()).meta({ description: 'When it was closed' }),
    reservationId: written<ReservationId>(idAnswer),
    reference: z.string(),
    buyerName: z.string().nullable().meta({ description: '`null` where it is not known, or was erased' }),
    buyerDocument,
    currency,
    rate: z.number().nullable().meta({ description: 'Pesos for one of its currency; `null` in pesos' }),
    tax: signed,
    total: signed.meta({ description: 'With the tax' }),
    pesoTax: pesos,
    pesoTotal: pesos,
    pesoForms: written<Readonly<Record<(typeof SALE_FORMS)[number], MinorUnits>>>(formsAnswer).meta({
      description: 'How it was paid; `credit` is what was not',
    }),
    fiscalNumber: z.string().nullable().meta({ description: 'Of the fiscal receipt that was issued for it' }),
    fiscalDay: written<CalendarDate | null>(z.iso.date().nullable()).meta({
      description: 'When that was issued, where it was not the day of the document',
    }),
    isInForm: z.boolean().meta({
      description:
        'Whether form 607 has it: not before its fiscal number, and that of the document it corrects, are there',
    }),
  })
  .meta({ id: 'SaleDocument' })

const documentsAnswer = answerOf(
  z.object({
    currency,
    charged: minorAnswer.meta({ description: 'What is charged by the ledger now' }),
    isChanged: z.boolean().meta({ description: 'Whether the ledger says another sum than the documents' }),
    rate: z
      .number()
      .nullable()
      .meta({ description: 'The pesos for one of the currency that were used last; `null` for none' }),
    buyerName: z.string().meta({ description: 'That of the customer; blank once erased' }),
    buyerDocument,
    documents: z.array(documentAnswer).meta({ description: 'The first, and those that correct it' }),
  }),
).meta({ id: 'SaleDocuments' })
export type SaleDocuments = z.infer<typeof documentsAnswer>
export type SaleDocument = SaleDocuments['documents'][number]

export const listSaleDocuments = call({
  method: 'GET',
  url: '/reservations/:reservationId/sale-documents',
  summary: 'List the sale documents of a reservation',
  description: 'The one that was closed from its ledger, and those that correct it; none before.',
  refusals: ['reservation-not-found'],
  answer: documentsAnswer,
})

const closedAnswer = answerOf(
  z.object({
    id: written<SaleDocumentId>(idAnswer),
    number: z.string(),
    url: z.string().meta({ description: 'That of its file' }),
  }),
).meta({ id: 'ClosedSale' })
export type ClosedSale = z.infer<typeof closedAnswer>

const buyerFields = {
  buyerName: optionalName(MAX_BUYER_NAME).meta({
    description: 'That of the customer, or of the document before, without one',
  }),
  document: typedDocument.nullish().meta({
    description:
      'Theirs, as it was typed; that of the customer, or of the document before, without one; `null` for none',
  }),
}

export const closeSale = call({
  method: 'POST',
  url: '/reservations/:reservationId/sale-document',
  idempotencyKey: true,
  nestedErrors: true,
  summary: 'Close the sale document of a reservation',
  description:
    'Once, from its ledger, with a number without a gap in the account’s year. Lines and tax are as they were charged. In another currency than the Dominican peso, `rate` is how many pesos one of it is: lines are converted, then summed, then taxed. It is no fiscal receipt.',
  body: z.object({
    rate: numeric(z.number().min(0.0001).max(1_000_000)).optional(),
    ...buyerFields,
  }),
  refusals: [
    'reservation-not-found',
    'sale-document-there',
    'nothing-to-document',
    'rate-missing',
    'rate-needless',
    'rate-too-high',
  ],
  status: 201,
  answer: closedAnswer,
})

export const correctSale = call({
  method: 'POST',
  url: '/sale-documents/:saleDocumentId/correction',
  idempotencyKey: true,
  nestedErrors: true,
  summary: 'Correct a sale document',
  description:
    'By another one that names it: with the differences of the ledger since, at the same rate, or another buyer. Documents are never edited. For owners and managers, unless the desk may pay back.',
  body: z.object({ reason: text(MAX_LEDGER_NOTE), ...buyerFields }),
  refusals: ['sale-document-not-found', 'role-not-allowed', 'sale-document-unchanged', 'rate-too-high'],
  status: 201,
  answer: closedAnswer,
})

export const setFiscalNumber = call({
  method: 'PATCH',
  url: '/sale-documents/:saleDocumentId',
  summary: 'Write down the number of its fiscal receipt',
  description:
    'An e-NCF or NCF that was issued elsewhere, in any spelling; `null` takes it off. A correction has that of a credit or debit note. No two documents of an account have the same.',
  body: z.object({
    fiscalNumber: clearable(name(MAX_FISCAL_NUMBER)),
    fiscalDay: optionalDate.meta({ description: 'When it was issued; the day of the document without one' }),
  }),
  refusals: [
    'sale-document-not-found',
    'fiscal-number-missing',
    'fiscal-number-invalid',
    'fiscal-number-kind',
    'fiscal-number-taken',
  ],
  answer: answerOf(documentAnswer),
})

export const drawSaleDocument = call({
  method: 'GET',
  url: '/sale-documents/:saleDocumentId/file',
  summary: 'Download a sale document',
  description: 'As a PDF, in the language of the customer.',
  refusals: ['sale-document-not-found'],
  type: 'application/pdf',
  answer: z.string(),
})

const month = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .meta({ description: 'As `yyyy-mm`, by the day of the fiscal receipt', examples: ['2027-03'] }),
})

export const listSalesOfMonth = call({
  method: 'GET',
  url: '/sale-documents',
  summary: 'List the sale documents of a month',
  description: 'By their numbers. Those that form 607 does not have yet are among them.',
  query: month,
  answer: answerOf(z.array(documentAnswer)),
})

export const exportForm607 = call({
  method: 'GET',
  url: '/sale-documents/607.csv',
  summary: 'Download a month in the columns of form 607',
  description:
    'A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark) with the columns of the DGII, in pesos, for an accountant to check. The documents without a fiscal number are not in it: the list of the month tells them.',
  query: month,
  type: 'text/csv',
  answer: z.string(),
})
