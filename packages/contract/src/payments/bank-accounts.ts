import type { Currency } from '@nelly/domain/currency'
import { BANK_ACCOUNT_KINDS, BANK_ACCOUNTS } from '@nelly/domain/payments/bank-account'
import { z } from 'zod'
import { call } from '../call.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import { answerOf, currencyAnswer, name, revision, revisionAnswer, written } from '../wire.ts'

const kind = z.enum(BANK_ACCOUNT_KINDS)

const bankAccountsAnswer = answerOf(
  z.object({
    bankAccounts: z.array(
      z
        .object({
          ...{ bank: z.string(), number: z.string(), holder: z.string(), kind },
          currency: written<Currency>(currencyAnswer),
        })
        .meta({ id: 'BankAccount' }),
    ),
    revision: revisionAnswer,
  }),
).meta({ id: 'BankAccounts' })
export type BankAccounts = z.infer<typeof bankAccountsAnswer>

export const readBankAccounts = call({
  method: 'GET',
  url: '/bank-accounts',
  summary: 'List the bank accounts of the business',
  description: 'Those that links to pay show, in their order.',
  answer: bankAccountsAnswer,
})

export const changeBankAccounts = call({
  method: 'PUT',
  url: '/bank-accounts',
  nestedErrors: true,
  summary: 'Change the bank accounts of the business',
  description: `In place of those before: ${BANK_ACCOUNTS.most} at most.`,
  confirmsIdentity: 'in-teams',
  body: z.object({
    bankAccounts: z
      .array(
        z.object({
          bank: name(BANK_ACCOUNTS.bank),
          number: name(BANK_ACCOUNTS.number),
          holder: name(BANK_ACCOUNTS.holder),
          kind,
          currency: currencyCode,
        }),
      )
      .max(BANK_ACCOUNTS.most),
    revision,
  }),
  refusals: ['changed-meanwhile'],
  answer: bankAccountsAnswer,
})
export type BankAccountsEdit = z.output<typeof changeBankAccounts.body>
