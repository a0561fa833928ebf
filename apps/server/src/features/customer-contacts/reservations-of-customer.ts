import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customers } from '../../platform/db/schema.ts'

/** How many reservations a customer has that are not deleted, nor their landing: a column of a query of customers. */
export const countedReservations = sql<number>`(
  select count(*)::int from reservations r join landings l on l.id = r.landing_id
  where r.customer_id = "customers"."id" and r.deleted_at is null and l.deleted_at is null)`

/** The same of the customer of a reservation; 0 where it has none. */
export async function reservationsOfCustomer(db: Database, id: number | null): Promise<number> {
  if (id === null) return 0
  const [found] = await db.select({ count: countedReservations }).from(customers).where(eq(customers.id, id))
  return found?.count ?? 0
}
