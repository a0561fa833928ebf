import { MAX_PASSWORD, MIN_PASSWORD } from '@nelly/domain/limits'
import { addOwner, type NewOwnerRefusal } from '../features/accounts/add-owner.ts'
import { listOwners } from '../features/accounts/list-owners.ts'
import { randomPassword } from '../features/accounts/password.ts'
import { resetPassword } from '../features/accounts/reset-password.ts'
import { removeFactors } from '../features/second-factors/remove-factors.ts'
import type { Mailing } from '../platform/http/mailing.ts'
import type { Command, CommandParts } from './command.ts'

/** The command line's messages for refusals of an account. */
export const ownerWords: Readonly<Record<NewOwnerRefusal | 'owner-unknown', string>> = {
  'email-invalid': 'This is no e-mail address.',
  'email-taken': 'An operator with this e-mail address is there already.',
  'owner-name-empty': 'The name must not be empty.',
  'password-too-short': `A password has ${MIN_PASSWORD} characters or more.`,
  'password-too-long': `A password has ${MAX_PASSWORD} characters or fewer.`,
  'password-too-common': 'This password is one of the most common.',
  'password-of-names': 'This password only says a name.',
  'owner-unknown': 'No operator has this e-mail address.',
}

/** Adds an operator; without a given password a random one is generated and printed once. */
export const addOwnerCommand: Command = {
  usage: '--email E --name N [--password-stdin]',
  summary: 'adds an operator, with the password on standard input or a random one',
  whileServing: () => 'there',
  options: {
    email: { type: 'string', required: true },
    name: { type: 'string', required: true },
    'password-stdin': { type: 'boolean' },
  },
  readsInput: (options) => options['password-stdin'] === true,
  async run({ db, now }, { options, input }) {
    const chosen = options['password-stdin'] === true
    const password = chosen ? input.replace(/\r?\n$/, '') : randomPassword()
    const owner = { email: String(options.email), name: String(options.name), password }
    const outcome = await addOwner(db, owner, now())
    if (!outcome.ok) return { done: false, text: ownerWords[outcome.refusal] }
    const added = `${outcome.value.email} can sign in now.`
    return { done: true, text: chosen ? added : `${added}\nPassword: ${password}` }
  },
}

/** Lists the operators, oldest first. */
export const listOwnersCommand: Command = {
  usage: '',
  summary: 'lists the operators',
  whileServing: () => 'there',
  options: {},
  async run({ db }) {
    const owners = await listOwners(db)
    if (owners.length === 0) return { done: true, text: 'There is no operator yet.' }
    const lines = owners.map(({ id, email, name, createdAt, landings }) =>
      [id, email, name, `since ${createdAt.toISOString().slice(0, 10)}`, `landings: ${landings}`].join('\t'),
    )
    return { done: true, text: lines.join('\n') }
  },
}

/** Gives an operator a new random password, and signs them out everywhere. */
export const resetPasswordCommand: Command = {
  usage: '--email E',
  summary: 'gives an operator another password and signs them out everywhere',
  whileServing: () => 'there',
  options: { email: { type: 'string', required: true } },
  async run(parts, { options }) {
    const password = randomPassword()
    const outcome = await resetPassword(parts.db, String(options.email), password, mailingOf(parts))
    if (!outcome.ok) return { done: false, text: ownerWords[outcome.refusal] }
    return {
      done: true,
      text: `${outcome.value.email} has another password and is signed out everywhere.\nPassword: ${password}`,
    }
  },
}

/** Takes all second factors of somebody who has lost them away: their password alone signs them in. */
export const resetFactorCommand: Command = {
  usage: '--email E',
  summary: "removes an operator's second factors and signs them out everywhere",
  whileServing: () => 'there',
  options: { email: { type: 'string', required: true } },
  async run(parts, { options }) {
    const outcome = await removeFactors(parts.db, String(options.email), mailingOf(parts))
    if (!outcome.ok) return { done: false, text: ownerWords[outcome.refusal] }
    return { done: true, text: `${outcome.value} has no second factor now and is signed out everywhere.` }
  },
}

/** Mails to operators, in the default language of their pages (decision 0019). */
const mailingOf = ({ linkOrigin, now }: CommandParts): Mailing => ({
  language: 'es',
  origin: linkOrigin,
  now: now(),
})
