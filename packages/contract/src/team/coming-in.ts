import { z } from 'zod'
import { call } from '../call.ts'
import { email } from '../specified/accounts.ts'
import { MAX_USER_NAME } from '../specified/profile.ts'
import { answerOf, language, name } from '../wire.ts'
import { linkToken, newPassword } from './members.ts'

/** What whoever asks for a mail is answered, whether one is sent or not. */
const asked = { access: 'sign-in', status: 202, answer: z.void() } as const

/** Who is mailed, in which language. */
const mailed = {
  email,
  language: language.optional().meta({ description: 'Of the mail; by default that of the call' }),
}

export const readSignUpPolicy = call({
  method: 'GET',
  url: '/sign-up',
  access: 'sign-in',
  summary: 'Read whether strangers may sign up',
  description: 'Whether this installation lets anybody open an account.',
  answer: answerOf(z.object({ isOpen: z.boolean() })),
})

export const signUp = call({
  ...asked,
  method: 'POST',
  url: '/sign-up',
  summary: 'Ask for an account',
  description:
    'Mails a link with which the account is opened, which is valid for a day. The answer is the same for every address; who has an account already is told so by mail. 404 where nobody may sign up.',
  body: z.object({
    ...mailed,
    name: name(MAX_USER_NAME),
    accountName: name(MAX_USER_NAME),
  }),
  refusals: ['route-not-found', 'too-many-attempts'],
})
export type SignUp = z.output<typeof signUp.body>

export const readSignUp = call({
  method: 'GET',
  url: '/sign-up/:token',
  access: 'sign-in',
  summary: 'Read what a link to sign up is for',
  description: 'Until it is used or too late.',
  params: linkToken,
  refusals: ['link-expired'],
  answer: answerOf(z.object({ email: z.string(), name: z.string(), accountName: z.string() })),
})

export const completeSignUp = call({
  method: 'POST',
  url: '/sign-up/:token',
  access: 'sign-in',
  summary: 'Open the account',
  description: 'Opens the account of a link, with its owner’s password; who signs in next is its owner.',
  params: linkToken,
  body: z.object({ password: newPassword }),
  refusals: ['link-expired', 'password-too-common', 'password-of-names'],
  status: 201,
  answer: answerOf(z.object({ email: z.string(), accountName: z.string() })),
})

export const askPasswordReset = call({
  ...asked,
  method: 'POST',
  url: '/password-resets',
  summary: 'Ask for another password',
  description:
    'Mails a link with which somebody who signs in with this address chooses another password, which is valid for ten minutes. The answer is the same for every address.',
  body: z.object(mailed),
  refusals: ['too-many-attempts'],
})

export const readPasswordReset = call({
  method: 'GET',
  url: '/password-resets/:token',
  access: 'sign-in',
  summary: 'Read whose password a link replaces',
  description: 'Until it is used or too late.',
  params: linkToken,
  refusals: ['link-expired'],
  answer: answerOf(z.object({ email: z.string() })),
})

export const setForgottenPassword = call({
  method: 'POST',
  url: '/password-resets/:token',
  access: 'sign-in',
  summary: 'Choose another password',
  description: 'Replaces the password of whoever the link is for, and ends all of their sessions.',
  params: linkToken,
  body: z.object({ password: newPassword }),
  refusals: ['link-expired', 'password-too-common', 'password-of-names'],
  answer: answerOf(z.object({ email: z.string() })),
})
