import type { AccountId, PersonId } from '@nelly/domain/ids'
import { ROLES } from '@nelly/domain/team/roles'
import { eq } from 'drizzle-orm'
import { membersOf, putMember, removeMember } from '../features/team/members.ts'
import type { Database } from '../platform/db/database.ts'
import { accounts, people } from '../platform/db/schema.ts'
import { ACCOUNT, accountOf, day, NO_ACCOUNT } from './accounts.ts'
import type { Command, Given, Outcome } from './command.ts'
import { ownerWords } from './owner.ts'

export const listMembersCommand: Command = {
  usage: '--account N',
  summary: 'lists the members of an account',
  whileServing: () => 'there',
  options: ACCOUNT,
  async run({ db }, { options }) {
    const account = await foundAccount(db, options)
    if (account === undefined) return NO_ACCOUNT
    const lines = (await membersOf(db, account)).map(({ name, email, role, since, hasFactor }) =>
      [
        name,
        email,
        role,
        `since ${day(new Date(since))}`,
        hasFactor ? 'second factor' : 'no second factor',
      ].join('\t'),
    )
    return { done: true, text: lines.join('\n') || 'It has no members.' }
  },
}

export const setRoleCommand: Command = {
  usage: `--account N --email E --role ${ROLES.join('|')}`,
  summary: 'makes somebody a member of an account, or gives a member another role',
  whileServing: () => 'there',
  options: {
    ...ACCOUNT,
    email: { type: 'string', required: true },
    role: { type: 'string', required: true },
  },
  async run({ db, now }, { options }) {
    const role = ROLES.find((one) => one === options.role)
    if (!role) return { done: false, text: `The roles are ${ROLES.join(', ')}.` }
    const found = await accountAndPerson(db, options)
    if ('done' in found) return found
    const put = await putMember(db, found.account, { person: found.person, role }, now())
    return put.ok
      ? { done: true, text: `${put.value.email} is ${put.value.role} now.` }
      : { done: false, text: TEAM_WORDS[put.refusal] }
  },
}

export const removeMemberCommand: Command = {
  usage: '--account N --email E',
  summary: 'removes a member from an account and ends their sessions in it',
  whileServing: () => 'there',
  options: { ...ACCOUNT, email: { type: 'string', required: true } },
  async run({ db }, { options }) {
    const found = await accountAndPerson(db, options)
    if ('done' in found) return found
    const removed = await removeMember(db, found.account, found.person)
    return removed.ok
      ? { done: true, text: `${found.email} is no member any more.` }
      : { done: false, text: TEAM_WORDS[removed.refusal] }
  },
}

const TEAM_WORDS = {
  'member-not-found': 'That person is no member of this account.',
  'last-owner': 'It is the last owner of this account: make somebody else one first.',
} as const

async function foundAccount(db: Database, options: Given['options']): Promise<AccountId | undefined> {
  const id = accountOf(options)
  return id && (await db.$count(accounts, eq(accounts.id, id))) > 0 ? id : undefined
}

/** The account and the person that the options name, or what is wrong with them. */
async function accountAndPerson(
  db: Database,
  options: Given['options'],
): Promise<{ account: AccountId; person: PersonId; email: string } | Outcome> {
  const account = await foundAccount(db, options)
  if (account === undefined) return NO_ACCOUNT
  const [person] = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(eq(people.email, String(options.email).trim().toLowerCase()))
  if (!person) return { done: false, text: ownerWords['owner-unknown'] }
  return { account, person: person.id as PersonId, email: person.email }
}
