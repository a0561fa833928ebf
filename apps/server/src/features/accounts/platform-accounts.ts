import type { AccountId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, landings, members } from '../../platform/db/schema.ts'

/** All accounts, oldest first, each with how many members it has, and landings that are not deleted. */
export const listAccounts = (db: Database) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      createdAt: accounts.createdAt,
      members: db.$count(members, eq(members.accountId, accounts.id)),
      landings: db.$count(landings, and(eq(landings.accountId, accounts.id), isNull(landings.deletedAt))),
      suspendedAt: accounts.suspendedAt,
    })
    .from(accounts)
    .orderBy(asc(accounts.id))

interface Changes {
  name?: string
  suspendedAt?: SQL | null
  suspensionNote?: string | null
}

/** Gives an account another name; undefined where there is none. */
export const renameAccount = (db: Database, id: AccountId, name: string) => change(db, id, { name })

/**
 * Pauses the pages of an account, with a note or without, and lets its members only read; answers its name. One that is suspended gets the
 * other note.
 */
export const suspendAccount = (db: Database, id: AccountId, note: string | null, now: Date) =>
  change(db, id, {
    suspendedAt: sql`coalesce(${accounts.suspendedAt}, ${sql.param(now, accounts.suspendedAt)})`,
    suspensionNote: note,
  })

/** Ends that. */
export const resumeAccount = (db: Database, id: AccountId) =>
  change(db, id, { suspendedAt: null, suspensionNote: null })

const change = (db: Database, id: AccountId, changes: Changes): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(accounts)
      .set(changes)
      .where(eq(accounts.id, id))
      .returning({ name: accounts.name })
    return changed?.name
  })
