import { MAX_PASSWORD, MIN_PASSWORD, RETENTION_MONTHS } from '@nelly/domain/limits'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { answerOf, type Renamed, renamed, wireNames } from '../names.ts'
import { clearable, name, noFile, numeric, revision, revisionAnswer } from '../wire.ts'
import { email, MAX_TYPED_PASSWORD, userAnswer } from './accounts.ts'

export const MAX_USER_NAME = 80
export const MAX_USER_PHONE = 40

/** An account with its owner's settings. */
export const accountAnswer = userAnswer
  .extend({
    retention_months: z
      .number()
      .int()
      .meta({ description: "For how many months after the return visitors' personal data is stored" }),
    revision: revisionAnswer,
  })
  .meta({ id: 'Account' })
export type AccountAnswer = z.infer<typeof accountAnswer>

export const ACCOUNT_NAMES = {
  current_password: 'currentPassword',
  retention_months: 'retentionMonths',
} as const

export const toAccountAnswer = (account: Renamed<AccountAnswer, typeof ACCOUNT_NAMES>) =>
  answerOf(accountAnswer, ACCOUNT_NAMES, account)

export const readUser = rootCall({
  method: 'GET',
  url: '/users/:userId',
  summary: 'Read the account',
  description: "Its name, e-mail, phone and avatar, and for how long visitors' personal data is stored.",
  refusals: ['not-your-account'],
  answer: accountAnswer,
})

/** Forms send an unchanged password as an empty one. */
const untouched = (value: unknown) => (value === '' || value === null ? undefined : value)

const changes = z
  .object({
    name: name(MAX_USER_NAME).optional(),
    email: email.optional(),
    password: z.preprocess(
      untouched,
      z.string().min(MIN_PASSWORD, 'password-too-short').max(MAX_PASSWORD).optional(),
    ),
    password_confirmation: z.preprocess(untouched, z.string().optional()),
    current_password: z.preprocess(untouched, z.string().max(MAX_TYPED_PASSWORD).optional()),
    phone: clearable(name(MAX_USER_PHONE)),
    avatar: noFile,
    retention_months: z.preprocess(
      untouched,
      numeric(z.number().int().min(RETENTION_MONTHS.least).max(RETENTION_MONTHS.most)).optional(),
    ),
    revision,
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    params: { refusal: 'password-confirmation-differs' },
  })
  .transform(({ password_confirmation: _, ...fields }) => renamed(fields, ACCOUNT_NAMES))

export const updateUser = rootCall({
  method: 'POST',
  url: '/users-update/:userId',
  summary: 'Change the account',
  description:
    'Changes what is named and leaves the rest; `null` or blank empties `phone` and `avatar`. A new password is sent twice and ends every other session of the account. `current_password` may be sent with a new password or e-mail; a wrong one changes nothing. Where the account has several members or the person a second factor, a new e-mail begins a change that both addresses confirm (`POST /email-change`); else the former address is told.',
  uploads: { avatar: { least: 0, most: 1 } },
  spelling: wireNames(ACCOUNT_NAMES),
  body: changes,
  refusals: [
    'not-your-account',
    'role-not-allowed',
    'email-taken',
    'changed-meanwhile',
    'password-too-common',
    'password-of-names',
    'current-password-wrong',
    'confirm-identity',
    'too-many-attempts',
  ],
  answer: accountAnswer.extend(messageAnswer.shape).meta({ id: 'ChangedUser' }),
})
export type UserChanges = z.output<typeof updateUser.body>

export const exportAccount = rootCall({
  method: 'GET',
  url: '/users/export/:userId',
  summary: 'Download all data of the account',
  description:
    'A JSON text as a file to save: the account, its landings with the deleted ones, places, vehicles, special features and reservations, with addresses of pictures below `storage`. Photographs of handovers and returns are private: `GET /photographs/{id}` has them.',
  refusals: ['not-your-account'],
  type: 'application/octet-stream',
  answer: z.string(),
})
