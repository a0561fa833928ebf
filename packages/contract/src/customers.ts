import type { LandingId } from '@nelly/domain/ids'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { renameFields } from './names.ts'
import { reservationAnswer, whatsapp } from './reservation-answers.ts'
import { email, person } from './reservation-body.ts'
import { DEFAULT_PER_PAGE } from './reservation-list.ts'
import {
  clearable,
  currencyAnswer,
  customerId,
  editBase,
  idAnswer,
  landingId,
  money,
  numeric,
  optionalText,
  text,
} from './wire.ts'

/** Characters of what is said of a customer. */
export const MAX_CUSTOMER_NOTES = 4000
export const MAX_DO_NOT_RENT = 300

/** How many of a list are counted: of more, no total is told. */
export const MOST_COUNTED = 10_000

/** Reservations of a customer that are read with them: the newest. */
export const CUSTOMER_RESERVATIONS = 100

const doNotRent = z
  .string()
  .nullable()
  .meta({ description: 'Why the operator does not want to rent to them; `null` while they do' })

export const customerSummary = z
  .object({
    id: idAnswer,
    name: z.string(),
    last_name: z.string(),
    email: z.string().meta({ description: 'Blank where there is none' }),
    phone: z.string(),
    do_not_rent: doNotRent,
    reservations: z.number().int().meta({ description: 'How many they have, cancelled ones too' }),
  })
  .meta({ id: 'CustomerSummary' })

const recognisedBy = {
  emails: z.array(z.string()).meta({ description: 'All by which they are recognised, in lower case' }),
  phones: z.array(z.string()).meta({
    description: 'All by which they are recognised: digits, with the country code where it is known',
  }),
}

export const customerAnswer = customerSummary
  .extend({
    whatsapp,
    notes: z.string().nullable(),
    do_not_rent_at: z.iso.datetime().nullable(),
    do_not_rent_by: z.string().nullable().meta({ description: 'The name of who decided that' }),
    created_at: z.iso.datetime().meta({ description: 'When they first reserved' }),
    ...recognisedBy,
    totals: z
      .array(
        z.object({
          currency: currencyAnswer,
          total_price: money,
          reservations: z.number().int(),
        }),
      )
      .meta({ description: 'Of the reservations that were not cancelled, by currency' }),
    latest: z.array(reservationAnswer).meta({
      description: `Their reservations, the latest pickup first; ${CUSTOMER_RESERVATIONS} at most`,
    }),
  })
  .meta({ id: 'Customer' })

/** Our names of a customer's fields. */
export const CUSTOMER_NAMES = {
  name: 'firstName',
  last_name: 'lastName',
  do_not_rent: 'doNotRentReason',
} as const

export const listCustomers = call({
  method: 'GET',
  url: '/customers',
  access: 'owner',
  apiOnly: true,
  summary: 'List the customers',
  description:
    'Everybody who has reserved with the account and whose personal data is still stored, by name; in pages.',
  query: renameFields(
    z.object({
      search: optionalText(120).meta({
        description:
          'Words of the name, or of an e-mail address or phone; case, accents and separators do not matter',
      }),
      page: numeric(z.number().int().min(1).max(1_000_000))
        .default(1)
        .meta({
          description: `From 1. The header \`Link\` tells where to go on, \`X-Total-Count\` how many there are; of more than ${MOST_COUNTED} it is missing, as is the link to the last page`,
        }),
      per_page: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
    }),
    { per_page: 'size' },
  ),
  status: 200,
  answer: z.array(customerSummary),
})

export const readCustomer = call({
  method: 'GET',
  url: '/customers/:customerId',
  access: 'owner',
  apiOnly: true,
  summary: 'Read a customer',
  description: 'With notes, by what they are recognised, and their reservations.',
  params: z.object({ customerId }),
  refusals: ['customer-not-found'],
  status: 200,
  answer: customerAnswer,
})

const matchedCustomer = z.object({ customer: customerSummary.nullable() }).meta({ id: 'MatchedCustomer' })

export const matchCustomer = call({
  method: 'POST',
  url: '/customers/match',
  access: 'owner',
  apiOnly: true,
  summary: 'Find whose an e-mail address or a phone is',
  description:
    'The customer that a reservation with this contact data would be attached to: by the e-mail address, else by the phone; `null` where it would be a new one. Nothing is stored.',
  body: renameFields(
    z.object({
      landing_id: landingId.nullish().meta({
        description: 'That in whose country the phone is read; those of all by default',
      }),
      email: z.preprocess((value) => (value === '' ? null : value), email.nullish()),
      phone: optionalText(40),
    }),
    { landing_id: 'landing' },
  ),
  refusals: ['landing-not-found'],
  status: 200,
  answer: matchedCustomer,
})

/** Asks whose this contact data is, its phone read in the country of a landing. */
export const matchBody = (
  landing: number,
  contact: { readonly email?: string; readonly phone?: string },
): z.input<typeof matchCustomer.body> => ({ ...contact, landing_id: landing as LandingId })

const changes = {
  name: person,
  last_name: person,
  notes: clearable(text(MAX_CUSTOMER_NOTES)),
  do_not_rent: clearable(text(MAX_DO_NOT_RENT)).meta({
    description: 'Why the operator does not want to rent to them; `null` and blank where they do',
  }),
}

export const changeCustomer = call({
  method: 'PATCH',
  url: '/customers/:customerId',
  access: 'owner',
  apiOnly: true,
  summary: 'Change what is known of a customer',
  description:
    'Changes the given fields only. *Do not rent* refuses nobody: the operator is warned at every reservation of this customer, who is not told.',
  params: z.object({ customerId }),
  body: renameFields(
    z
      .object(changes)
      .partial()
      .extend({ base: editBase(changes, CUSTOMER_NAMES) }),
    CUSTOMER_NAMES,
  ),
  refusals: ['customer-not-found', 'changed-meanwhile'],
  status: 200,
  answer: customerAnswer,
})
export type CustomerChanges = z.output<typeof changeCustomer.body>

const MERGE_NAMES = { customer_id: 'removed' } as const
const otherCustomer = renameFields(
  z.object({ customer_id: customerId.meta({ description: 'The one that is given up' }) }),
  MERGE_NAMES,
)

const mergePreview = z
  .object({
    kept: customerSummary,
    removed: customerSummary,
    notes: z.string().nullable().meta({ description: 'The notes of both' }),
    do_not_rent: doNotRent,
    ...recognisedBy,
  })
  .meta({ id: 'CustomerMergePreview' })

export const previewMerge = call({
  method: 'POST',
  url: '/customers/:customerId/merge-preview',
  access: 'owner',
  apiOnly: true,
  summary: 'Preview a merge of two customers',
  description: 'What the customer of the path would have and be known by. Nothing is stored.',
  params: z.object({ customerId }),
  body: otherCustomer,
  refusals: ['customer-not-found', 'customer-same', 'merged-too-long'],
  status: 200,
  answer: mergePreview,
})

export const mergeCustomers = call({
  method: 'POST',
  url: '/customers/:customerId/merge',
  access: 'owner',
  apiOnly: true,
  summary: 'Merge two customers',
  description:
    'The customer of the path keeps their name and contact data and gets the reservations, notes, addresses and phones of the other, who is gone for good; so does *do not rent*, with both reasons. Notes or reasons that are too long together are refused. Each reservation that moves has an event.',
  params: z.object({ customerId }),
  body: otherCustomer,
  refusals: ['customer-not-found', 'customer-same', 'merged-too-long'],
  status: 200,
  answer: customerAnswer,
})

export const eraseCustomer = call({
  method: 'POST',
  url: '/customers/:customerId/erasure',
  access: 'owner',
  apiOnly: true,
  summary: "Erase a customer's personal data",
  description:
    'Erases the personal data of all their reservations, here and in mails, and all that is known of them; vehicles, periods and prices stay. It can’t be undone. Refused while a reservation is to come or its vehicle is out.',
  params: z.object({ customerId }),
  refusals: ['customer-not-found', 'customer-has-rentals'],
  status: 200,
  answer: messageAnswer,
})
