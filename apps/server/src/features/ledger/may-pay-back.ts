import type { AccountId } from '@nelly/domain/ids'
import type { Role } from '@nelly/domain/team/roles'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema.ts'

/**
 * Whether a member gives money back, reverses entries and closes what is not settled: the desk only where its account lets it.
 *
 * Source: rules.md, "Ledger".
 */
export async function mayPayBack(
  db: Database,
  { account, role }: { readonly account: AccountId; readonly role: Role },
): Promise<boolean> {
  if (role !== 'desk') return true
  const [row] = await db
    .select({ deskPaysBack: accounts.deskPaysBack })
    .from(accounts)
    .where(eq(accounts.id, account))
  return row?.deskPaysBack === true
}
