import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, members, people } from '../../platform/db/schema.ts'

export type PasswordFault = 'password-too-common' | 'password-of-names'

/** The product, which is the first thing that somebody thinks of who has to think of a password here. */
const PRODUCT = 'nelly'
/** A word of a name that is shorter is part of too many others. */
const SHORTEST_WORD = 3
/** What a password says besides names, in letters. */
const LEAST_OWN_LETTERS = 3

/**
 * What is wrong with a password that somebody chooses: it is one of the most common, or only says the name of the product, the person or
 * the account, with digits or signs around it. `undefined` where it may be taken.
 *
 * Source: rules.md, "Sessions and accounts".
 */
export async function passwordFault(
  password: string,
  names: readonly string[],
): Promise<PasswordFault | undefined> {
  const typed = password.toLowerCase()
  if ((await commonPasswords()).has(typed)) return 'password-too-common'
  const words = [PRODUCT, ...names].flatMap((name) => lettersOnly(name, ' ').split(' '))
  const named = words.filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length)
  const rest = named.reduce((left, word) => left.replaceAll(word, ''), lettersOnly(typed, ''))
  const says = lettersOnly(typed, '')
  return says !== '' && rest.length < LEAST_OWN_LETTERS && rest !== says ? 'password-of-names' : undefined
}

/** A person's name, and those of their accounts. */
export async function namesOf(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ name: people.name, account: accounts.name })
    .from(people)
    .leftJoin(members, eq(members.personId, people.id))
    .leftJoin(accounts, eq(accounts.id, members.accountId))
    .where(where)
  return rows.flatMap(({ name, account }) => [name, account ?? ''])
}

const lettersOnly = (text: string, between: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, between)

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first password that is chosen: it is 5 MB. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}
