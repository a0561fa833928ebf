import type { AccountId, PersonId } from '@nelly/domain/ids'
import { MIN_PASSWORD } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema.ts'
import { hashPassword } from './password.ts'

/** The data of a new account; the e-mail is case-insensitive. */
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

export type NewOwnerRefusal = 'email-invalid' | 'email-taken' | 'owner-name-empty' | 'password-too-short'

/** Adds an operator's account. Passwords have 8 characters or more. */
export async function addOwner(
  db: Database,
  asked: NewOwner,
  now: Date,
): Promise<Result<AddedOwner, NewOwnerRefusal>> {
  const email = asked.email.trim().toLowerCase()
  const name = asked.name.trim()
  if (email.length > 254 || !z.email().safeParse(email).success) return refuse('email-invalid')
  if (name === '') return refuse('owner-name-empty')
  if (asked.password.length < MIN_PASSWORD) return refuse('password-too-short')
  const [row] = await db
    .insert(users)
    .values({
      email,
      name,
      phone: asked.phone ?? null,
      passwordHash: await hashPassword(asked.password),
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return row ? ok({ id: row.id as PersonId, account: row.id as AccountId, email }) : refuse('email-taken')
}
