import type { SQL } from 'drizzle-orm'
import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { customers, reservations } from '../../platform/db/schema.ts'
import { CUSTOMER_RACES } from './attach-customer.ts'

/**
 * SQL: whether a customer goes once none of their reservations is left. One of whom the operator wrote something, or who was
 * imported, stays until the account's retention has ended at `instant`, since that or since they first reserved.
 *
 * Source: rules.md, "Customers".
 */
const goesWithoutReservation = (instant: Date): SQL => sql`(
  (${customers.notes} is null and ${customers.doNotRentAt} is null and ${customers.importedAt} is null)
  or greatest(${customers.createdAt}, ${customers.doNotRentAt}, ${customers.importedAt}) + make_interval(months =>
    (select a.retention_months from accounts a where a.id = ${customers.accountId})) <= ${instant.toISOString()}::timestamptz)`

/** Customers looked at by one statement: all of a large account would exceed the statement timeout. */
const BATCH = 1_000

/**
 * Deletes the customer that a reservation has left if that was their last one with personal data. Throws 23503 where another is
 * attached meanwhile.
 */
export const deleteIfUnattached = (tx: Database, left: number): Promise<void> => deleteUnattached(tx, [left])

/** Deletes those of some customers that have no reservation with personal data; throws as above. */
export async function deleteUnattached(tx: Database, ids: readonly number[]): Promise<void> {
  const attached = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.customerId, customers.id))
  for (let from = 0; from < ids.length; from += BATCH)
    await tx
      .delete(customers)
      .where(and(inArray(customers.id, ids.slice(from, from + BATCH)), notExists(attached)))
}

/** Those of some customers that are still there, in the order of their numbers. */
export async function remainingOf(tx: Database, ids: readonly number[]): Promise<number[]> {
  const remaining: number[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.id, ids.slice(from, from + BATCH)))
    remaining.push(...rows.map(({ id }) => id))
  }
  return remaining.sort((one, other) => one - other)
}

/** The same of all accounts, some customers at a time, but for those who are kept for what was written of them. */
export async function sweepUnattached(db: Database, instant: Date): Promise<void> {
  for (let last = 0; ; ) {
    const batch = await db
      .select({ id: customers.id })
      .from(customers)
      .where(and(gt(customers.id, last), goesWithoutReservation(instant)))
      .orderBy(asc(customers.id))
      .limit(BATCH)
    const ids = batch.map(({ id }) => id)
    await inTransaction(db, (tx) => deleteUnattached(tx, ids), CUSTOMER_RACES)
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
}
