import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { idAnswer } from './wire.ts'

/** The signed-in operator as their own screens know them. */
export const userAnswer = z.object({
  id: idAnswer,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
})
export type UserAnswer = z.infer<typeof userAnswer>

export const sessionAnswer = z.object({ user: userAnswer, expires_at: z.iso.datetime() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Sets the anti-forgery cookie `XSRF-TOKEN`, whose value the header `X-XSRF-TOKEN` repeats at login. */
export const antiForgeryCookie = call({
  method: 'GET',
  url: '/sanctum/csrf-cookie',
  access: 'public',
  status: 204,
  answer: z.void(),
})

export const login = call({
  method: 'POST',
  url: '/login-nelly',
  access: 'public',
  body: z.object({
    email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
    password: z.string().min(1).max(1024),
  }),
  status: 200,
  answer: sessionAnswer.extend({ token: z.string() }),
})
export type LoginAnswer = z.infer<typeof login.answer>

export const logout = call({
  method: 'POST',
  url: '/nelly-logout',
  access: 'owner',
  status: 200,
  answer: messageAnswer,
})

/** Whose session a token is and when it ends; 401 once it has. */
export const session = call({
  method: 'GET',
  url: '/session',
  access: 'public',
  status: 200,
  answer: sessionAnswer,
})
