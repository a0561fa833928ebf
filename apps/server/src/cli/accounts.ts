import { MAX_USER_NAME } from '@nelly/contract/specified/profile'
import { accountId, name } from '@nelly/contract/wire'
import type { AccountId } from '@nelly/domain/ids'
import {
  listAccounts,
  renameAccount,
  resumeAccount,
  suspendAccount,
} from '../features/accounts/platform-accounts.ts'
import type { Command, Given, Outcome } from './command.ts'

/** The option that names an account, by its number in the list. */
export const ACCOUNT = { account: { type: 'string', required: true } } as const

export const NO_ACCOUNT: Outcome = { done: false, text: 'There is no account with this number.' }

/** The number that an option gives; undefined where it can be none. */
export const accountOf = ({ account }: Given['options']): AccountId | undefined =>
  accountId.safeParse(account).data

/** A day as lists show it. */
export const day = (at: Date): string => at.toISOString().slice(0, 10)

export const listAccountsCommand: Command = {
  usage: '',
  summary: 'lists the accounts',
  whileServing: () => 'there',
  options: {},
  async run({ db }) {
    const lines = (await listAccounts(db)).map(({ id, name, email, createdAt, suspendedAt, ...counts }) => {
      const facts = [`members: ${counts.members}`, `landings: ${counts.landings}`]
      if (suspendedAt) facts.push(`suspended since ${day(suspendedAt)}`)
      return [id, name, email, `since ${day(createdAt)}`, ...facts].join('\t')
    })
    return { done: true, text: lines.join('\n') || 'There is no account yet.' }
  },
}

export const renameAccountCommand: Command = {
  usage: '--account N --name X',
  summary: 'gives an account another name, which its members see',
  whileServing: () => 'there',
  options: { ...ACCOUNT, name: { type: 'string', required: true } },
  async run({ db }, { options }) {
    const id = accountOf(options)
    const chosen = name(MAX_USER_NAME).safeParse(options.name)
    if (!chosen.success) return { done: false, text: `A name has 1 to ${MAX_USER_NAME} characters.` }
    const renamed = id && (await renameAccount(db, id, chosen.data))
    return renamed === undefined ? NO_ACCOUNT : { done: true, text: `It is called ${renamed} now.` }
  },
}

/** The longest note on the pages of a suspended account. */
const MAX_NOTE = 300

export const suspendCommand: Command = {
  usage: '--account N [--reason "words for the pages"]',
  summary: 'pauses the pages of an account; its members can read and export, and change nothing',
  whileServing: () => 'there',
  options: { ...ACCOUNT, reason: { type: 'string' } },
  async run({ db, now }, { options }) {
    const id = accountOf(options)
    const note = name(MAX_NOTE).optional().safeParse(options.reason)
    if (!note.success) return { done: false, text: `A reason has 1 to ${MAX_NOTE} characters.` }
    const suspended = id && (await suspendAccount(db, id, note.data ?? null, now()))
    return suspended === undefined ? NO_ACCOUNT : { done: true, text: `${suspended} is suspended.` }
  },
}

export const resumeCommand: Command = {
  usage: '--account N',
  summary: 'ends the suspension of an account',
  whileServing: () => 'there',
  options: ACCOUNT,
  async run({ db }, { options }) {
    const id = accountOf(options)
    const resumed = id && (await resumeAccount(db, id))
    return resumed === undefined ? NO_ACCOUNT : { done: true, text: `${resumed} is open again.` }
  },
}
