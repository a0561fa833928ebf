import type { AccountId, InvitationId, PersonId } from '@nelly/domain/ids'
import { MAX_PASSWORD, MIN_PASSWORD } from '@nelly/domain/limits'
import { ROLES } from '@nelly/domain/team/roles'
import { z } from 'zod'
import { call } from '../call.ts'
import { seenBy } from '../seen-by.ts'
import { email } from '../specified/accounts.ts'
import { MAX_USER_NAME } from '../specified/profile.ts'
import { accountId, answerOf, idAnswer, name, written } from '../wire.ts'

/** How many invitations an account may have sent that nobody has accepted yet. */
export const MAX_OPEN_INVITATIONS = 50

const role = z.enum(ROLES)

const memberAnswer = answerOf(
  z.object({
    id: written<PersonId>(idAnswer),
    name: z.string(),
    email: z.string(),
    role,
    since: z.iso.datetime(),
    hasFactor: seenBy('memberFactor', z.boolean().meta({ description: 'Whether a second factor is set up' })),
  }),
).meta({ id: 'Member' })
/** Who may act in an account. */
export type Member = z.infer<typeof memberAnswer>

const invitationAnswer = answerOf(
  z.object({
    id: written<InvitationId>(idAnswer),
    email: z.string(),
    role,
    invitedBy: z.string().meta({ description: 'The name of the owner who sent it' }),
    expiresAt: z.iso.datetime(),
  }),
).meta({ id: 'Invitation' })
/** An invitation that nobody has accepted yet; it may be too late for that. */
export type Invitation = z.infer<typeof invitationAnswer>

export const listMembers = call({
  method: 'GET',
  url: '/members',
  summary: 'List the team',
  description: 'The members of the account, owners first, and the invitations that are not accepted yet.',
  answer: answerOf(z.object({ members: z.array(memberAnswer), invitations: z.array(invitationAnswer) })),
})

export const changeMember = call({
  method: 'PATCH',
  url: '/members/:memberId',
  confirmsIdentity: 'always',
  summary: 'Give a member another role',
  description:
    'It counts from the member’s next call. An account keeps an owner: the last one is refused with `last-owner`. Invitations of who is no owner any more end.',
  body: z.object({ role }),
  refusals: ['member-not-found', 'last-owner'],
  answer: memberAnswer,
})

export const removeMember = call({
  method: 'DELETE',
  url: '/members/:memberId',
  confirmsIdentity: 'always',
  summary: 'Remove a member, or leave',
  description:
    'Owners remove anybody, others only themselves. The sessions of the member in this account end, as do their invitations.',
  refusals: ['role-not-allowed', 'member-not-found', 'last-owner'],
  status: 204,
  answer: z.void(),
})

export const inviteMember = call({
  method: 'POST',
  url: '/members/invitations',
  confirmsIdentity: 'always',
  summary: 'Invite somebody to the team',
  description:
    'Mails a link to the address, in the language of the call, which is valid for seven days. An earlier invitation of the same address ends.',
  body: z.object({ email, role }),
  refusals: ['member-already', 'too-many-invitations'],
  status: 201,
  answer: invitationAnswer,
})

export const endInvitation = call({
  method: 'DELETE',
  url: '/members/invitations/:invitationId',
  confirmsIdentity: 'always',
  summary: 'Take an invitation back',
  description: 'Its link is no longer valid.',
  refusals: ['invitation-not-found'],
  status: 204,
  answer: z.void(),
})

/** A password that somebody chooses. */
export const newPassword = z.string().min(MIN_PASSWORD, 'password-too-short').max(MAX_PASSWORD)

/** What who does not sign in yet chooses. */
export const newPerson = z.object({ name: name(MAX_USER_NAME), password: newPassword })

/** The path of a call for whoever has a link that was mailed. */
export const linkToken = z.object({
  token: z.string().max(100).meta({ description: 'The secret of the link' }),
})

export const readInvitation = call({
  method: 'GET',
  url: '/invitations/:token',
  access: 'sign-in',
  summary: 'Read an invitation',
  description: 'What the link of an invitation is for, until it is accepted, taken back or too late.',
  params: linkToken,
  refusals: ['link-expired'],
  answer: answerOf(
    z.object({
      accountName: z.string(),
      email: z.string(),
      role,
      invitedBy: z.string(),
      isKnown: z.boolean().meta({ description: 'Whether the address signs in already' }),
    }),
  ).meta({ id: 'OpenInvitation' }),
})
/** An invitation as who has its link reads it. */
export type OpenInvitation = z.infer<typeof readInvitation.answer>

export const acceptInvitation = call({
  method: 'POST',
  url: '/invitations/:token',
  access: 'sign-in',
  summary: 'Accept an invitation',
  description:
    'Makes the person with the invited address a member. Who does not sign in with it yet chooses a `name` and a `password`; of somebody who does, both are ignored. A call with the session of another person is refused.',
  params: linkToken,
  body: newPerson.partial(),
  refusals: [
    'link-expired',
    'account-suspended',
    'invitation-for-another',
    'password-too-common',
    'password-of-names',
  ],
  answer: answerOf(z.object({ email: z.string(), accountName: z.string() })),
})
export type Acceptance = z.output<typeof acceptInvitation.body>

const deskDiscountPercent = z
  .number()
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'The most that the desk takes off a price' })

const deskPaysBack = z.boolean().meta({
  description:
    'Whether the desk gives money back, reverses entries of ledgers and closes what is not settled',
})

const accountOfPerson = z.object({ id: written<AccountId>(idAnswer), name: z.string(), role })

export const membershipAnswer = answerOf(
  accountOfPerson.extend({
    deskDiscountPercent,
    deskPaysBack,
    suspension: z
      .object({ since: z.iso.datetime(), note: z.string().nullable() })
      .nullable()
      .meta({ description: 'Since when the account is suspended, and what its paused pages say' }),
    requiresFactor: z.boolean().meta({ description: 'Whether every member needs a second factor' }),
    isFactorDue: z
      .boolean()
      .meta({ description: 'Whether the person lacks it: other calls are refused with `second-factor-due`' }),
    accounts: z
      .array(accountOfPerson)
      .meta({ description: 'All accounts that the person belongs to, by name' }),
  }),
).meta({ id: 'Membership' })
/** What the signed-in person is in the account of their session, and where else they belong. */
export type Membership = z.infer<typeof membershipAnswer>

export const readMembership = call({
  method: 'GET',
  url: '/membership',
  withoutFactor: true,
  summary: 'Read what the signed-in person is',
  description: 'The account of the session with the person’s role in it, and all accounts they belong to.',
  answer: membershipAnswer,
})

export const switchAccount = call({
  method: 'POST',
  url: '/session/account',
  withoutFactor: true,
  summary: 'Go on in another account',
  description: 'The session is one of the other account from then on.',
  body: z.object({ accountId }),
  refusals: ['account-not-found'],
  answer: membershipAnswer,
})

export const setDeskDiscount = call({
  method: 'PUT',
  url: '/desk-discount',
  summary: 'Choose what the desk may take off a price',
  description:
    'In percent of the price before adjustments, at first none; owners and managers take off any amount. A price that somebody else adjusted stays.',
  confirmsIdentity: 'always',
  body: z.object({ deskDiscountPercent }),
  status: 204,
  answer: z.void(),
})

export const setDeskPayingBack = call({
  method: 'PUT',
  url: '/desk-paying-back',
  summary: 'Choose whether the desk may pay back',
  description:
    'Refunds, credits and reversals, and closing a rental that is not settled; at first only owners and managers do. Change out of cash is no refund.',
  confirmsIdentity: 'always',
  body: z.object({ deskPaysBack }),
  status: 204,
  answer: z.void(),
})

export const requireFactor = call({
  method: 'PUT',
  url: '/factor-requirement',
  summary: 'Require a second factor of the team',
  description:
    'Members who have none are refused everything but setting one up, with `second-factor-due`, from their next call on. Owners set up theirs first.',
  confirmsIdentity: 'always',
  body: z.object({ requiresFactor: z.boolean() }),
  refusals: ['second-factor-missing'],
  status: 204,
  answer: z.void(),
})
