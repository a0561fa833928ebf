import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import {
  DOCUMENT_KINDS,
  type IdentityDocument,
  identityDocument,
} from '@nelly/domain/taxpayers/identity-document'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { email, person } from '../booking-fields.ts'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import { ownedReservation, whatsapp } from '../reservations/reservation.ts'
import { seenBy } from '../seen-by.ts'
import {
  clearable,
  currencyAnswer,
  customerId,
  idAnswer,
  landingId,
  name,
  numeric,
  optionalText,
  revision,
  revisionAnswer,
  text,
  written,
} from '../wire.ts'

/** Characters of what is said of a customer. */
export const MAX_CUSTOMER_NOTES = 4000
export const MAX_DO_NOT_RENT = 300

/** How many of a list are counted: of more, no total is told. */
export const MOST_COUNTED = 10_000

/** Reservations of a customer that are read with them: the newest. */
export const CUSTOMER_RESERVATIONS = 100

const CUSTOMER_SORTS = ['name', 'do-not-rent'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

const doNotRentReason = z
  .string()
  .nullable()
  .meta({ description: 'Why the operator does not want to rent to them; `null` while they do' })

const MAX_DOCUMENT_NUMBER = 40

export const documentFields = { kind: z.enum(DOCUMENT_KINDS), number: z.string() }

/** A document as it was typed; its error is that of the field. */
export const typedDocument = z
  .object({ ...documentFields, number: name(MAX_DOCUMENT_NUMBER) })
  .transform((typed, context): IdentityDocument => {
    const outcome = identityDocument(typed)
    if (outcome.ok) return outcome.value
    context.addIssue({ code: 'custom', params: { refusal: outcome.refusal }, message: outcome.refusal })
    return z.NEVER
  })

export const customerSummary = z
  .object({
    id: idAnswer,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().meta({ description: 'Blank where there is none' }),
    phone: z.string(),
    doNotRentReason,
    reservations: z.number().int().meta({ description: 'How many they have, cancelled ones too' }),
  })
  .meta({ id: 'CustomerSummary' })
/** A customer as lists show them. */
export type CustomerSummary = z.infer<typeof customerSummary>

const recognisedByFields = {
  emails: z.array(z.string()).meta({ description: 'All by which they are recognised, in lower case' }),
  phones: z.array(z.string()).meta({
    description: 'All by which they are recognised: digits, with the country code where it is known',
  }),
}

/** What the reservations of one currency that were not cancelled come to. */
interface CustomerTotal {
  readonly currency: Currency
  readonly total: MinorUnits
  readonly reservations: number
}

export const customerAnswer = customerSummary
  .extend({
    whatsapp,
    notes: seenBy('customerNotes', z.string().meta({ description: '`null` where there are none' })),
    identityDocument: seenBy(
      'customerDocument',
      written<IdentityDocument>(z.object(documentFields)).meta({
        description: 'Of a cédula and an RNC the digits; `null` where it is not known',
      }),
    ),
    doNotRentAt: z.iso.datetime().nullable(),
    doNotRentBy: z.string().nullable().meta({ description: 'The name of who decided that' }),
    createdAt: z.iso.datetime().meta({ description: 'When they first reserved or were imported' }),
    ...recognisedByFields,
    totals: seenBy(
      'customerTotals',
      written<CustomerTotal[]>(
        z.array(
          z.object({
            currency: currencyAnswer,
            total: z.number().int().meta({ description: 'In minor units' }),
            reservations: z.number().int(),
          }),
        ),
      ).meta({ description: 'Of the reservations that were not cancelled, by currency' }),
    ),
    latest: z.array(ownedReservation).meta({
      description: `Their reservations, the latest pickup first; ${CUSTOMER_RESERVATIONS} at most`,
    }),
    revision: revisionAnswer,
  })
  .meta({ id: 'Customer' })
/** A customer with all that is known of them. */
export type CustomerAnswer = z.infer<typeof customerAnswer>

export const listCustomers = call({
  method: 'GET',
  url: '/customers',
  summary: 'List the customers',
  description:
    'Everybody who has reserved with the account or was imported, and whose personal data is still stored, by name; in pages.',
  query: z.object({
    search: optionalText(120).meta({
      description:
        'Words of the name, or of an e-mail address or phone; case, accents and separators do not matter',
    }),
    sort: z
      .enum(CUSTOMER_SORTS)
      .default('name')
      .meta({ description: '`do-not-rent` has those first to whom the operator does not want to rent' }),
    page: numeric(z.number().int().min(1).max(1_000_000))
      .default(1)
      .meta({
        description: `From 1. The header \`Link\` tells where to go on, \`X-Total-Count\` how many there are; of more than ${MOST_COUNTED} it is missing, as is the link to the last page`,
      }),
    [PAGE_SIZE]: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
  }),
  answer: z.array(customerSummary),
})

export const readCustomer = call({
  method: 'GET',
  url: '/customers/:customerId',
  summary: 'Read a customer',
  description: 'With notes, by what they are recognised, and their reservations.',
  refusals: ['customer-not-found'],
  answer: customerAnswer,
})

const matchedCustomer = z.object({ customer: customerSummary.nullable() }).meta({ id: 'MatchedCustomer' })

export const matchCustomer = call({
  method: 'POST',
  url: '/customers/match',
  summary: 'Find whose an e-mail address or a phone is',
  description:
    'The customer that a reservation with this contact data would be attached to: by the e-mail address, else by the phone; `null` where it would be a new one. Nothing is stored.',
  body: z.object({
    landingId: landingId.nullish().meta({
      description: 'That in whose country the phone is read; those of all by default',
    }),
    email: z.preprocess((value) => (value === '' ? null : value), email.nullish()),
    phone: optionalText(40),
  }),
  refusals: ['landing-not-found'],
  answer: matchedCustomer,
})

export const changeCustomer = call({
  method: 'PATCH',
  url: '/customers/:customerId',
  summary: 'Change what is known of a customer',
  description:
    'Changes the given fields only. *Do not rent* refuses nobody: the operator is warned at every reservation of this customer, who is not told.',
  body: z
    .object({
      firstName: person,
      lastName: person,
      notes: clearable(text(MAX_CUSTOMER_NOTES)),
      identityDocument: clearable(typedDocument).meta({
        description: 'The check digits of a cédula and an RNC must match; separators do not matter',
      }),
      doNotRentReason: clearable(text(MAX_DO_NOT_RENT)).meta({
        description: 'Why the operator does not want to rent to them; `null` and blank where they do',
      }),
    })
    .partial()
    .extend({ revision }),
  refusals: ['customer-not-found', 'changed-meanwhile'],
  answer: customerAnswer,
})
export type CustomerChanges = z.output<typeof changeCustomer.body>

const otherCustomer = z.object({ removed: customerId.meta({ description: 'The one that is given up' }) })

const mergePreview = z
  .object({
    kept: customerSummary,
    removed: customerSummary,
    notes: seenBy(
      'customerNotes',
      z.string().meta({ description: 'The notes of both; `null` where there are none' }),
    ),
    doNotRentReason,
    ...recognisedByFields,
  })
  .meta({ id: 'CustomerMergePreview' })
export type MergePreview = z.infer<typeof mergePreview>

export const previewMerge = call({
  method: 'POST',
  url: '/customers/:customerId/merge-preview',
  summary: 'Preview a merge of two customers',
  description: 'What the customer of the path would have and be known by. Nothing is stored.',
  body: otherCustomer,
  refusals: ['customer-not-found', 'customer-same', 'merged-too-long'],
  answer: mergePreview,
})

export const mergeCustomers = call({
  method: 'POST',
  url: '/customers/:customerId/merge',
  summary: 'Merge two customers',
  description:
    'The customer of the path keeps their name, contact data and document, where they have one, and gets the reservations, notes, addresses and phones of the other, who is gone for good; so does *do not rent*, with both reasons. Notes or reasons that are too long together are refused. Each reservation that moves has an event.',
  body: otherCustomer,
  refusals: ['customer-not-found', 'customer-same', 'merged-too-long'],
  answer: customerAnswer,
})

export const eraseCustomer = call({
  method: 'POST',
  url: '/customers/:customerId/erasure',
  confirmsIdentity: 'in-teams',
  summary: "Erase a customer's personal data",
  description:
    'Erases the personal data of all their reservations, here and in mails, and all that is known of them; vehicles, periods and prices stay. It can’t be undone. Refused while a reservation is to come or its vehicle is out.',
  refusals: ['customer-not-found', 'customer-has-rentals'],
  answer: messageAnswer,
})
