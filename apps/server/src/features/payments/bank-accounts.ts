import type { BankAccounts, BankAccountsEdit } from '@nelly/contract/payments/bank-accounts'
import type { AccountId } from '@nelly/domain/ids'
import type { BankAccount } from '@nelly/domain/payments/bank-account'
import { eq } from 'drizzle-orm'
import { type AccountRow, accountRow, changeAccount } from '../../platform/account-settings.ts'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema.ts'

/** The bank accounts of a business, in its order. */
export async function bankAccountsOf(db: Database, account: number): Promise<readonly BankAccount[]> {
  const [row] = await db
    .select({ bankAccounts: accounts.bankAccounts })
    .from(accounts)
    .where(eq(accounts.id, account))
  return row?.bankAccounts ?? []
}

const answer = ({ bankAccounts, revision }: AccountRow): BankAccounts => ({
  bankAccounts: [...bankAccounts],
  revision,
})

/** The same, with the revision of the account that a change of them begins with. */
export const bankSettingsOf = async (db: Database, account: AccountId): Promise<BankAccounts> =>
  answer(await accountRow(db, account))

/** Stores them in place of those before, unless somebody changed the account since `revision`. */
export const changeBankAccounts = (db: Database, account: AccountId, edit: BankAccountsEdit) =>
  changeAccount(db, account, edit, answer)
