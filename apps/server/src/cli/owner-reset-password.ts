import { randomPassword } from '../features/accounts/password.ts'
import { resetPassword } from '../features/accounts/reset-password.ts'
import type { Command } from './command.ts'
import { ownerWords } from './owner-words.ts'

/** Gives an operator another password, made at random, and signs them out everywhere. */
export const resetPasswordCommand: Command = {
  usage: '--email E',
  summary: 'gives an operator another password and signs them out everywhere',
  whileServing: () => 'there',
  options: { email: { type: 'string', required: true } },
  async run({ db }, { options }) {
    const password = randomPassword()
    const outcome = await resetPassword(db, String(options.email), password)
    if (!outcome.ok) return { done: false, text: ownerWords[outcome.refusal] }
    return {
      done: true,
      text: `${outcome.value.email} has another password and is signed out everywhere.\nPassword: ${password}`,
    }
  },
}
