import type { AccountId, PersonId } from '@nelly/domain/ids'
import { MAX_PASSWORD, MIN_PASSWORD } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, members, people } from '../../platform/db/schema.ts'
import { hashPassword } from './password.ts'
import { type PasswordFault, passwordFault } from './password-fault.ts'

/** The data of a new operator; the e-mail is case-insensitive. */
export interface NewOwner {
  email: string
  name: string
  password: string
  phone?: string
}

/** A person who was added, with their own account. */
export interface AddedOwner {
  id: PersonId
  account: AccountId
  email: string
}

export type NewOwnerRefusal =
  | 'email-invalid'
  | 'email-taken'
  | 'owner-name-empty'
  | 'password-too-short'
  | 'password-too-long'
  | PasswordFault

/** Adds an operator with an account of their own. Passwords have 8 to 128 characters. */
export async function addOwner(
  db: Database,
  input: NewOwner,
  now: Date,
): Promise<Result<AddedOwner, NewOwnerRefusal>> {
  const email = input.email.trim().toLowerCase()
  const name = input.name.trim()
  if (email.length > 254 || !z.email().safeParse(email).success) return refuse('email-invalid')
  if (name === '') return refuse('owner-name-empty')
  if (input.password.length < MIN_PASSWORD) return refuse('password-too-short')
  if (input.password.length > MAX_PASSWORD) return refuse('password-too-long')
  const fault = await passwordFault(input.password, [name])
  if (fault) return refuse(fault)
  const passwordHash = await hashPassword(input.password)
  const owner = { email, name, phone: input.phone ?? null, passwordHash }
  const added = await inTransaction(db, (tx) => insertOwner(tx, owner, now))
  return added ? ok({ ...added, email }) : refuse('email-taken')
}

/**
 * Inserts a person with an account of their own, which has their name where none is given; undefined where the e-mail is taken. Who left
 * all accounts is the same person.
 */
export async function insertOwner(
  tx: Database,
  {
    email,
    name,
    accountName = name,
    phone,
    passwordHash,
  }: { email: string; name: string; accountName?: string; phone: string | null; passwordHash: string },
  createdAt: Date,
): Promise<Pick<AddedOwner, 'id' | 'account'> | undefined> {
  const [added] = await tx
    .insert(people)
    .values({ email, name, passwordHash, createdAt })
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id })
  const person = added ?? (await lockWhoLeft(tx, email))
  if (!person) return undefined
  if (!added) await tx.update(people).set({ name, passwordHash }).where(eq(people.id, person.id))
  const [account] = await tx
    .insert(accounts)
    .values({ name: accountName, email, phone, createdAt })
    .returning({ id: accounts.id })
  if (!account) throw new Error('no account was added')
  await tx.insert(members).values({ accountId: account.id, personId: person.id, role: 'owner', createdAt })
  return { id: person.id as PersonId, account: account.id as AccountId }
}

/** The person with the e-mail where they are in no account, locked: two sign-ups at once never both take them over. */
async function lockWhoLeft(tx: Database, email: string): Promise<{ id: number } | undefined> {
  const [person] = await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.email, email))
    .for('update')
  if (!person) return undefined
  // A query of its own, as one that waited for the lock still sees the members of its beginning.
  const [member] = await tx
    .select({ id: members.accountId })
    .from(members)
    .where(eq(members.personId, person.id))
    .limit(1)
  return member ? undefined : person
}
