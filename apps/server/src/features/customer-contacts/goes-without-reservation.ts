import { type SQL, sql } from 'drizzle-orm'
import { customers } from '../../platform/db/schema.ts'

/**
 * SQL: whether a customer goes once none of their reservations is left. One of whom the operator wrote something stays until the
 * account's retention has ended at `instant`, since it was decided not to rent to them or else since they first reserved.
 *
 * Source: rules.md, "Customers".
 */
export const goesWithoutReservation = (instant: Date): SQL => sql`(
  (${customers.notes} is null and ${customers.doNotRentAt} is null)
  or greatest(${customers.createdAt}, ${customers.doNotRentAt}) + make_interval(months =>
    (select a.retention_months from accounts a where a.id = ${customers.accountId})) <= ${instant.toISOString()}::timestamptz)`
