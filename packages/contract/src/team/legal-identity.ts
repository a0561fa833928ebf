import { INCOME_KINDS } from '@nelly/domain/sales/form-607'
import { taxNumber } from '@nelly/domain/taxpayers/tax-number'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, clearable, flag, name, parsedBy, revision, revisionAnswer, text } from '../wire.ts'

const MAX_LEGAL_NAME = 120
const MAX_TAX_NUMBER = 20
const MAX_LEGAL_ADDRESS = 300

const legalIdentityAnswer = answerOf(
  z.object({
    legalName: z.string().nullable(),
    taxNumber: z.string().nullable().meta({ description: 'Of an RNC or a cédula the digits' }),
    legalAddress: z.string().nullable().meta({ description: 'Perhaps of several lines' }),
    incomeKind: z.enum(INCOME_KINDS).meta({ description: 'That of its income in form 607' }),
    damagesTaxed: z.boolean().meta({ description: 'Whether damages at a return are charged with tax' }),
    revision: revisionAnswer,
  }),
).meta({ id: 'LegalIdentity' })
/** Who a business is before the law: what contracts and receipts print. */
export type LegalIdentity = z.infer<typeof legalIdentityAnswer>

export const readLegalIdentity = call({
  method: 'GET',
  url: '/legal-identity',
  summary: 'Read who the business is on paper',
  description:
    'What contracts, receipts and sale documents print of the account, `null` where it is not known; and what its accountant settles.',
  answer: legalIdentityAnswer,
})

export const changeLegalIdentity = call({
  method: 'PATCH',
  url: '/legal-identity',
  summary: 'Change who the business is on paper',
  description:
    'Changes the given fields only. A tax number of nine digits is checked as an RNC and one of eleven as a cédula; any other is taken as it is.',
  body: z.object({
    legalName: clearable(name(MAX_LEGAL_NAME)),
    taxNumber: clearable(name(MAX_TAX_NUMBER).pipe(parsedBy(taxNumber))),
    legalAddress: clearable(text(MAX_LEGAL_ADDRESS)),
    incomeKind: z.enum(INCOME_KINDS).optional(),
    damagesTaxed: flag.optional(),
    revision,
  }),
  refusals: ['changed-meanwhile'],
  answer: legalIdentityAnswer,
})
