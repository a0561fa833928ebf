import type { PasskeyId } from '@nelly/domain/ids'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer, name, optionalName, written } from '../wire.ts'

export const MAX_PASSKEYS = 20
const MAX_PASSKEY_NAME = 60

/** Bytes as WebAuthn writes them in JSON. */
const base64url = z.string().regex(/^[\w-]+$/)
/** The name that a device gave to its key: up to 1,023 bytes. */
const credentialId = base64url.max(1400).meta({ description: 'Of WebAuthn, in base64url' })
const deviceBytes = base64url.max(20_000)

/** What a device answers that proves who holds it: a part of WebAuthn's `AuthenticationResponseJSON`. */
export const passkeyProof = z
  .object({
    id: credentialId,
    response: z.object({
      clientDataJSON: deviceBytes,
      authenticatorData: deviceBytes,
      signature: deviceBytes,
    }),
  })
  .meta({ id: 'PasskeyProof', description: 'A part of `AuthenticationResponseJSON` of WebAuthn' })
export type PasskeyProof = z.output<typeof passkeyProof>

export const passkeyAnswer = answerOf(
  z.object({
    id: written<PasskeyId>(idAnswer),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  }),
).meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkeyAnswer>

const publicKey = z.literal('public-key')
const credential = z.object({ id: z.string(), type: publicKey })

export const beginPasskey = call({
  method: 'POST',
  url: '/second-factors/passkeys/options',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Begin to set up a passkey',
  description:
    'Answers `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, which are good for ten minutes.',
  refusals: ['too-many-passkeys'],
  answer: answerOf(
    z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: publicKey })),
      excludeCredentials: z.array(credential),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  ).meta({ id: 'NewPasskey' }),
})
export type NewPasskey = z.infer<typeof beginPasskey.answer>

export const addPasskey = call({
  method: 'POST',
  url: '/second-factors/passkeys',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Add a passkey',
  description:
    'It signs in alone, and from then on the password needs a second step. The first factor brings ten recovery codes.',
  body: z.object({
    name: name(MAX_PASSKEY_NAME),
    passkey: z
      .object({
        id: credentialId,
        response: z.object({ clientDataJSON: deviceBytes, attestationObject: deviceBytes }),
      })
      .meta({ description: 'A part of `RegistrationResponseJSON` of WebAuthn' }),
  }),
  refusals: ['passkey-not-made', 'too-many-passkeys'],
  status: 201,
  answer: answerOf(
    z.object({
      recoveryCodes: z.array(z.string()).nullable().meta({ description: 'Of the first factor' }),
    }),
  ),
})

export const removePasskey = call({
  method: 'DELETE',
  url: '/second-factors/passkeys/:passkeyId',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Remove a passkey',
  description: 'The recovery codes go with the last factor.',
  refusals: ['passkey-not-found'],
  status: 204,
  answer: z.void(),
})

export const askForPasskey = call({
  method: 'POST',
  url: '/passkey-challenges',
  access: 'sign-in',
  summary: 'Ask for a passkey',
  description:
    'Answers `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, which are good for ten minutes and one proof: for the second step that a `challenge` of the login names, else for any passkey, to sign in with it alone or to confirm who is signed in.',
  body: z.object({ challenge: optionalName(100) }),
  refusals: ['second-factor-expired', 'too-many-attempts'],
  answer: answerOf(
    z.object({
      challenge: z.string().meta({ description: 'What the proof is sent with' }),
      rpId: z.string(),
      allowCredentials: z.array(credential).meta({ description: 'Empty for any' }),
      userVerification: z.literal('required'),
    }),
  ).meta({ id: 'PasskeyChallenge' }),
})
export type PasskeyChallenge = z.infer<typeof askForPasskey.answer>
