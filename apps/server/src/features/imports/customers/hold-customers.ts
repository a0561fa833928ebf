import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { lockAccount } from '../../../platform/db/lock-account.ts'
import { customers, landings } from '../../../platform/db/schema.ts'
import { isLivingOf } from '../../inventory/published.ts'
import type { ImportWork } from '../kind-of-import.ts'

/** Locks an account's customers until the transaction ends, before merges of them. */
export async function holdCustomers(
  tx: Database,
  account: AccountId,
  landing: LandingId,
): Promise<ImportWork['landing'] | undefined> {
  await lockAccount(tx, account)
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.accountId, account))
    .orderBy(asc(customers.id))
    .for('no key update')
  const [found] = await tx
    .select({ id: landings.id, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
  return found
}
