import type { AccountId } from '@nelly/domain/ids'
import { and, eq, notExists, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customers, reservations } from '../../platform/db/schema.ts'

/**
 * Deletes the customer that a reservation has left if that was their last one with personal data. Throws 23503 where another is
 * attached meanwhile.
 */
export async function deleteIfUnattached(
  tx: Database,
  left: number | null,
  current: number | null = null,
): Promise<void> {
  if (left !== null && left !== current) await deleteUnattached(tx, eq(customers.id, left))
}

/** Deletes the customers of an account, or of all, that have no reservation with personal data; throws as above. */
export const deleteUnattachedCustomers = (tx: Database, account?: AccountId): Promise<void> =>
  deleteUnattached(tx, account === undefined ? undefined : eq(customers.accountId, account))

async function deleteUnattached(tx: Database, which: SQL | undefined): Promise<void> {
  const attached = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.customerId, customers.id))
  await tx.delete(customers).where(and(which, notExists(attached)))
}
