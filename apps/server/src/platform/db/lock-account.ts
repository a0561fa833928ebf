import type { AccountId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts } from './schema.ts'

/** Locks an account until the transaction ends: what does so comes one after the other. What only refers to the account does not wait. */
export async function lockAccount(tx: Database, account: AccountId): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('no key update')
}
