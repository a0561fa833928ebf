import type { Money } from '@nelly/domain/money'
import {
  isPartnerCode,
  MAX_PARTNER_CODE,
  MAX_PARTNER_NAME,
  MOST_PARTNERS,
} from '@nelly/domain/partners/partner'
import { type BasisPoints, ONE_HUNDRED_PERCENT } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { email } from '../booking-fields.ts'
import { call } from '../call.ts'
import {
  answerOf,
  clearable,
  currencyAnswer,
  idAnswer,
  name,
  numeric,
  type partnerId,
  revision,
  revisionAnswer,
  written,
} from '../wire.ts'

const IN_BASIS_POINTS = { description: 'In hundredths of a percent: 1000 is 10 %' }

const partnerAnswer = answerOf(
  z.object({
    id: written<z.output<typeof partnerId>>(idAnswer),
    name: z.string(),
    code: z.string().meta({ description: 'What links say for `ref`, in any case' }),
    percent: written<BasisPoints>(z.number().int().meta(IN_BASIS_POINTS)),
    email: z.string().nullable(),
    withdrawnAt: z.iso.datetime().nullable().meta({ description: 'Since when its code counts for nobody' }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Partner' })
export type Partner = z.infer<typeof partnerAnswer>

const fields = {
  name: name(MAX_PARTNER_NAME),
  percent: written<BasisPoints>(
    numeric(z.number().int().min(0).max(ONE_HUNDRED_PERCENT)).meta(IN_BASIS_POINTS),
  ),
  email: clearable(email),
}

export const listPartners = call({
  method: 'GET',
  url: '/partners',
  summary: 'List the partners',
  description: 'Who brings customers to the business for a share of the price, by name.',
  answer: answerOf(z.object({ partners: z.array(partnerAnswer) })).meta({ id: 'Partners' }),
})

export const addPartner = call({
  method: 'POST',
  url: '/partners',
  idempotencyKey: true,
  summary: 'Add a partner',
  description: `\`ref\` with its code, in any address of a landing, gives it the reservations that are made from there. No two partners have the same code, withdrawn ones neither; ${MOST_PARTNERS} at most.`,
  body: z.object({
    ...fields,
    code: name(MAX_PARTNER_CODE)
      .refine(isPartnerCode, { params: { refusal: 'partner-code-invalid' } })
      .meta({ description: 'Letters, digits and hyphens between them; it stays as it is' }),
  }),
  refusals: ['partner-code-taken', 'too-many-partners'],
  status: 201,
  answer: partnerAnswer,
})
export type NewPartner = z.output<typeof addPartner.body>

export const changePartner = call({
  method: 'PATCH',
  url: '/partners/:partnerId',
  summary: 'Change a partner',
  description:
    'What is left out stays. Reservations keep the percentage that they were made at. `withdrawn` says whether its code counts for nobody from now on.',
  body: z.object({
    name: fields.name.optional(),
    percent: fields.percent.optional(),
    email: fields.email,
    withdrawn: z.boolean().optional(),
    revision,
  }),
  refusals: ['partner-not-found', 'changed-meanwhile'],
  answer: partnerAnswer,
})
export type PartnerChanges = z.output<typeof changePartner.body>

const sums = written<readonly Money[]>(
  z.array(
    z.object({ minor: z.number().int().meta({ description: 'In minor units' }), currency: currencyAnswer }),
  ),
)

const statementsAnswer = answerOf(
  z.object({
    months: z.array(
      z.object({
        month: z.string().meta({ description: '`yyyy-mm`' }),
        rentals: z.number().int().meta({ description: 'Of which this is the first statement' }),
        corrections: z.number().int().meta({ description: 'Of what months before have stated' }),
        base: sums.meta({ description: 'Prices without tax, in each currency' }),
        commission: sums.meta({ description: 'What is owed of them' }),
      }),
    ),
  }),
).meta({ id: 'PartnerStatements' })
export type PartnerStatements = z.infer<typeof statementsAnswer>

export const listStatements = call({
  method: 'GET',
  url: '/partners/:partnerId/statements',
  summary: 'List the monthly statements of a partner',
  description:
    'The newest first. A month that is over never changes: later changes are corrections in their own month.',
  refusals: ['partner-not-found'],
  answer: statementsAnswer,
})

export const exportStatement = call({
  method: 'GET',
  url: '/partners/:partnerId/statement',
  summary: 'Download a monthly statement of a partner as a table',
  description:
    'A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark) with a row for each reservation and titles in the language asked for.',
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .meta({ description: '`yyyy-mm`' }),
  }),
  refusals: ['partner-not-found'],
  type: 'text/csv',
  answer: z.string(),
})
