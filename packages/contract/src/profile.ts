import { MIN_PASSWORD } from '@nelly/domain/limits'
import { z } from 'zod'
import { email, MAX_PASSWORD, userAnswer } from './accounts.ts'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { clearable, noFile, ownerId, text } from './wire.ts'

export const MAX_USER_NAME = 80
export const MAX_USER_PHONE = 40

export const readUser = call({
  method: 'GET',
  url: '/users/:userId',
  access: 'owner',
  summary: 'Read the account',
  description: 'Its name, e-mail, phone and avatar.',
  params: z.object({ userId: ownerId }),
  refusals: ['not-your-account'],
  status: 200,
  answer: userAnswer,
})

/** Forms send an untouched password as an empty one. */
const untouched = (value: unknown) => (value === '' || value === null ? undefined : value)

const changes = z
  .object({
    name: text(MAX_USER_NAME).optional(),
    email: email.optional(),
    password: z.preprocess(
      untouched,
      z.string().min(MIN_PASSWORD, 'password-too-short').max(MAX_PASSWORD).optional(),
    ),
    password_confirmation: z.preprocess(untouched, z.string().optional()),
    phone: clearable(text(MAX_USER_PHONE)),
    avatar: noFile,
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    params: { refusal: 'password-confirmation-differs' },
  })

export const updateUser = call({
  method: 'POST',
  url: '/users-update/:userId',
  access: 'owner',
  summary: 'Change the account',
  description:
    'Changes what is named and leaves the rest; `null` or blank empties `phone` and `avatar`. A new password is sent twice and ends every other session of the account.',
  uploads: { avatar: { least: 0, most: 1 } },
  params: z.object({ userId: ownerId }),
  body: changes,
  refusals: ['not-your-account', 'email-taken'],
  status: 200,
  answer: userAnswer.extend(messageAnswer.shape).meta({ id: 'ChangedUser' }),
})
export type UserChanges = z.output<typeof updateUser.body>
