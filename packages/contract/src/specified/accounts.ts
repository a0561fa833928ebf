import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { answerOf } from '../names.ts'
import { idAnswer } from '../wire.ts'

/** The signed-in operator as the screens of the owner show them. */
export const userAnswer = z
  .object({
    id: idAnswer,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar: z.string().nullable(),
  })
  .meta({ id: 'User' })
export type UserAnswer = z.infer<typeof userAnswer>

const toUserAnswer = (user: UserAnswer) => answerOf(userAnswer, {}, user)

/** The most characters that are compared with a password: older ones may be longer than new ones are. */
export const MAX_TYPED_PASSWORD = 1024

/** The e-mail address of the account, in lower case. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()).meta({ format: 'email' })

export const sessionAnswer = z
  .object({ user: userAnswer, expires_at: z.iso.datetime() })
  .meta({ id: 'Session' })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const toSessionAnswer = (user: UserAnswer, expiresAt: Date): SessionAnswer => ({
  user: toUserAnswer(user),
  expires_at: expiresAt.toISOString(),
})

export const antiForgeryCookie = rootCall({
  method: 'GET',
  url: '/sanctum/csrf-cookie',
  access: 'sign-in',
  summary: 'Get the anti-forgery cookie',
  description: 'Sets the cookie `XSRF-TOKEN`, whose value the header `X-XSRF-TOKEN` repeats at login.',
  status: 204,
  answer: z.void(),
})

export const login = rootCall({
  method: 'POST',
  url: '/login-nelly',
  access: 'sign-in',
  summary: 'Sign in',
  description:
    'Answers a token, to be sent with every call of an owner as `Authorization: Bearer …` until `expires_at`. Who has a second factor gets `second-factor-required` instead, with a `challenge` for `POST /second-factor`.',
  body: z.object({
    email,
    password: z.string().min(1).max(MAX_TYPED_PASSWORD),
  }),
  refusals: ['anti-forgery-mismatch', 'credentials-wrong', 'second-factor-required', 'too-many-attempts'],
  answer: sessionAnswer.extend({ token: z.string() }).meta({ id: 'NewSession' }),
})
export type LoginAnswer = z.infer<typeof login.answer>

export const logout = rootCall({
  method: 'POST',
  url: '/nelly-logout',
  withoutFactor: true,
  summary: 'Sign out',
  description: 'Ends the session of the token, which is invalid from then on.',
  answer: messageAnswer,
})

export const session = rootCall({
  method: 'GET',
  url: '/session',
  access: 'sign-in',
  summary: 'Read the session',
  description: 'The owner and the expiry of the token; 401 after it.',
  refusals: ['not-signed-in'],
  answer: sessionAnswer,
})
