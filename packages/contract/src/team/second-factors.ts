import { z } from 'zod'
import { call } from '../call.ts'
import { login } from '../specified/accounts.ts'
import { answerOf, name, optionalName } from '../wire.ts'
import { passkeyAnswer, passkeyProof } from './passkeys.ts'

const codesAnswer = z
  .array(z.string())
  .meta({ description: 'Ten codes of 24 characters, each of which signs in once; never shown again' })

export const readSecondFactors = call({
  method: 'GET',
  url: '/second-factors',
  withoutFactor: true,
  summary: 'Read one’s second factors',
  description: 'What the signed-in person proves who they are with, besides their password.',
  answer: answerOf(
    z.object({
      authenticatorSince: z.iso.datetime().nullable().meta({ description: 'Of the app that shows codes' }),
      passkeys: z.array(passkeyAnswer),
      recoveryCodes: z.number().int().meta({ description: 'How many are left' }),
      rememberedBrowsers: z
        .number()
        .int()
        .meta({ description: 'In which the password alone signs in for 30 days' }),
    }),
  ).meta({ id: 'SecondFactors' }),
})
export type SecondFactors = z.infer<typeof readSecondFactors.answer>

export const beginAuthenticator = call({
  method: 'POST',
  url: '/second-factors/authenticator',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Begin to set up an app that shows codes',
  description:
    'Answers a new secret for an app of TOTP (SHA-1, six digits, 30 seconds), in place of one that was not confirmed. It is no factor until it is.',
  refusals: ['authenticator-there'],
  answer: answerOf(
    z.object({
      secret: z.string().meta({ description: 'In Base32, to be typed' }),
      address: z.string().meta({ description: 'The same as `otpauth://`' }),
      qr: z.string().meta({ description: 'The address as a QR code, in SVG' }),
    }),
  ).meta({ id: 'NewAuthenticator' }),
})

export const confirmAuthenticator = call({
  method: 'POST',
  url: '/second-factors/authenticator/confirmation',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Confirm an app by one of its codes',
  description: 'From then on, signing in needs a code. The first factor brings ten recovery codes.',
  body: z.object({ code: name(20) }),
  refusals: ['code-wrong', 'authenticator-not-begun'],
  answer: answerOf(z.object({ recoveryCodes: codesAnswer.nullable() })),
})

export const removeAuthenticator = call({
  method: 'DELETE',
  url: '/second-factors/authenticator',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Remove the app that shows codes',
  description: 'The recovery codes go with the last factor.',
  status: 204,
  answer: z.void(),
})

export const renewRecoveryCodes = call({
  method: 'POST',
  url: '/second-factors/recovery-codes',
  confirmsIdentity: 'always',
  withoutFactor: true,
  summary: 'Make new recovery codes',
  description: 'The former ones are no longer valid.',
  refusals: ['second-factor-missing'],
  answer: answerOf(z.object({ recoveryCodes: codesAnswer })),
})

export const forgetBrowsers = call({
  method: 'DELETE',
  url: '/second-factors/browsers',
  withoutFactor: true,
  summary: 'Forget the remembered browsers',
  description: 'The second step is asked for in all of them again.',
  status: 204,
  answer: z.void(),
})

export const proveSecondFactor = call({
  method: 'POST',
  url: '/second-factor',
  access: 'sign-in',
  summary: 'Sign in by a second factor',
  description:
    'After a login that was refused with `second-factor-required`, with its `challenge` and one proof; or by a passkey alone, with the challenge of `POST /passkey-challenges`. Answers what the login answers. A code is good for one sign-in; a challenge lasts ten minutes and five tries.',
  body: z.object({
    challenge: name(100),
    code: optionalName(20).meta({ description: 'Of the app' }),
    recoveryCode: optionalName(60),
    passkey: passkeyProof.optional(),
    remember: z
      .boolean()
      .optional()
      .meta({ description: 'Whether this browser is not asked again for 30 days, by a cookie' }),
  }),
  refusals: ['second-factor-wrong', 'passkey-refused', 'second-factor-expired', 'too-many-attempts'],
  answer: login.answer,
})
/** What proves who signs in, and what it answers. */
export type Proof = z.output<typeof proveSecondFactor.body>
