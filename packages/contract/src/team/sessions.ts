import type { PersonId, SessionId } from '@nelly/domain/ids'
import { SESSION_LENGTHS } from '@nelly/domain/team/session-lengths'
import { z } from 'zod'
import { call } from '../call.ts'
import { MAX_TYPED_PASSWORD } from '../specified/accounts.ts'
import { answerOf, idAnswer, optionalName, written } from '../wire.ts'
import { passkeyProof } from './passkeys.ts'

const signedIn = answerOf(
  z.object({
    id: written<SessionId>(idAnswer),
    person: z.object({ id: written<PersonId>(idAnswer), name: z.string() }),
    device: z
      .string()
      .nullable()
      .meta({ description: 'How the browser or program calls itself; `null` where it does not' }),
    network: z
      .string()
      .nullable()
      .meta({ description: 'An address of IPv4, or the first half of one of IPv6' }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'To about five minutes' }),
    expiresAt: z.iso.datetime(),
    isThis: z.boolean().meta({ description: 'Whether it is that of this call' }),
  }),
).meta({ id: 'SignedIn' })
/** A session of somebody who is signed in. */
export type SignedIn = z.infer<typeof signedIn>

export const listSessions = call({
  method: 'GET',
  url: '/sessions',
  withoutFactor: true,
  summary: 'List who is signed in',
  description:
    'The sessions of the signed-in person in all of their accounts, the last used first; for owners also those of the members in this account.',
  answer: answerOf(z.object({ sessions: z.array(signedIn), sessionLength: z.enum(SESSION_LENGTHS) })),
})

export const endSession = call({
  method: 'DELETE',
  url: '/sessions/:sessionId',
  withoutFactor: true,
  summary: 'End a session',
  description: 'One that `GET /sessions` lists; its token is no longer valid.',
  refusals: ['session-not-found'],
  status: 204,
  answer: z.void(),
})

export const setSessionLength = call({
  method: 'PUT',
  url: '/session-length',
  summary: 'Choose how long sessions last',
  description:
    'For all members from their next sign-in on: an hour, or a working day of twelve hours that ends after two without use.',
  confirmsIdentity: 'always',
  body: z.object({ sessionLength: z.enum(SESSION_LENGTHS) }),
  status: 204,
  answer: z.void(),
})

export const confirmIdentity = call({
  method: 'POST',
  url: '/session/confirmation',
  withoutFactor: true,
  summary: 'Confirm who is signed in',
  description:
    'By the password or a passkey. What is dangerous is refused with `confirm-identity` once the sign-in, or this call, is more than fifteen minutes ago.',
  body: z.object({
    password: z.string().max(MAX_TYPED_PASSWORD).optional(),
    challenge: optionalName(100).meta({ description: 'Of `POST /passkey-challenges`, with a `passkey`' }),
    passkey: passkeyProof.optional(),
  }),
  refusals: ['current-password-wrong', 'passkey-refused', 'too-many-attempts'],
  status: 204,
  answer: z.void(),
})
