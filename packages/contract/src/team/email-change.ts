import { z } from 'zod'
import { call } from '../call.ts'
import { email } from '../specified/accounts.ts'
import { answerOf } from '../wire.ts'
import { linkToken } from './members.ts'

const confirmedChange = z.object({
  email: z.string().meta({ description: 'The new one' }),
  waitsFor: z
    .array(z.enum(['former', 'new']))
    .meta({ description: 'Which addresses have not confirmed it yet; none once the e-mail is changed' }),
})

const emailChange = confirmedChange.extend({ expiresAt: z.iso.datetime() }).meta({ id: 'EmailChange' })
export const readEmailChange = call({
  method: 'GET',
  url: '/email-change',
  summary: 'Read the e-mail and its change',
  description:
    'The change that waits for confirmation: none once it is confirmed by both addresses, ended or a day old.',
  answer: answerOf(z.object({ email: z.string(), change: emailChange.nullable() })),
})

/** A change of e-mail that waits for the confirmation of the former or the new address. */
export type EmailChange = NonNullable<z.infer<typeof readEmailChange.answer>['change']>

export const changeEmail = call({
  method: 'POST',
  url: '/email-change',
  summary: 'Begin to change the e-mail',
  description:
    'Mails a link to the former address and one to the new one, in the language of the call, which are valid for a day; the e-mail changes once both are used. It replaces an earlier change. The answer is the same where somebody has the address, who is told so by mail.',
  confirmsIdentity: 'always',
  body: z.object({ email }),
  refusals: ['too-many-attempts'],
  status: 202,
  answer: z.void(),
})

export const endEmailChange = call({
  method: 'DELETE',
  url: '/email-change',
  summary: 'End the change of e-mail',
  description: 'Its links are no longer valid.',
  status: 204,
  answer: z.void(),
})

export const confirmEmail = call({
  method: 'POST',
  url: '/email-changes/:token',
  access: 'sign-in',
  summary: 'Confirm a change of e-mail',
  description:
    'For the address that the link was mailed to, once. With the second link the e-mail changes, all other sessions of the person end, and the former address is told.',
  params: linkToken,
  refusals: ['link-expired', 'email-taken'],
  answer: answerOf(confirmedChange),
})
