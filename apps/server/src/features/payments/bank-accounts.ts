import type { BankAccounts, BankAccountsEdit } from '@nelly/contract/payments/bank-accounts'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId } from '@nelly/domain/ids'
import type { BankAccount } from '@nelly/domain/payments/bank-account'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'

/** The bank accounts of a business, in its order. */
export async function bankAccountsOf(db: Database, account: number): Promise<readonly BankAccount[]> {
  const [row] = await db
    .select({ bankAccounts: accounts.bankAccounts })
    .from(accounts)
    .where(eq(accounts.id, account))
  return row?.bankAccounts ?? []
}

const settings = (db: Database, account: AccountId) => {
  const { bankAccounts, revision } = accounts
  return db.select({ bankAccounts, revision }).from(accounts).where(eq(accounts.id, account))
}

/** The same, with the revision of the account that a change of them begins with. */
export const bankSettingsOf = async (db: Database, account: AccountId): Promise<BankAccounts> =>
  answer((await settings(db, account))[0])

/** Stores them in place of those before, unless somebody changed the account since `revision`. */
export const changeBankAccounts = (
  db: Database,
  account: AccountId,
  { bankAccounts, revision }: BankAccountsEdit,
): Promise<Outcome<BankAccounts, 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const before = answer((await settings(tx, account).for('update'))[0])
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: before })
    await tx.update(accounts).set({ bankAccounts }).where(eq(accounts.id, account))
    return ok(await bankSettingsOf(tx, account))
  })

function answer(row: Awaited<ReturnType<typeof settings>>[number] | undefined): BankAccounts {
  if (!row) throw new Error('the account of this session is gone')
  return { ...row, bankAccounts: [...row.bankAccounts] }
}
