import { addOwner } from '../features/accounts/add-owner.ts'
import { randomPassword } from '../features/accounts/password.ts'
import type { Command } from './command.ts'
import { ownerWords } from './owner-words.ts'

/** Adds an operator; without a password of their own they get one made at random, which is told this once. */
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
