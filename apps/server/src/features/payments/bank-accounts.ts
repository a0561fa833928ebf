import type { AccountId } from '@nelly/domain/ids'
import type { BankAccount } from '@nelly/domain/payments/bank-account'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts } from '../../platform/db/schema.ts'

/** The bank accounts of a business, in its order. */
export async function bankAccountsOf(db: Database, account: number): Promise<readonly BankAccount[]> {
  const [row] = await db
    .select({ bankAccounts: accounts.bankAccounts })
    .from(accounts)
    .where(eq(accounts.id, account))
  return row?.bankAccounts ?? []
}

/** Stores them in place of those before. */
export const changeBankAccounts = (
  db: Database,
  account: AccountId,
  bankAccounts: readonly BankAccount[],
): Promise<readonly BankAccount[]> =>
  inTransaction(db, async (tx) => {
    await tx.update(accounts).set({ bankAccounts }).where(eq(accounts.id, account))
    return bankAccountsOf(tx, account)
  })
