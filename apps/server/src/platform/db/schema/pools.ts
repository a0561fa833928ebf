import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, revision } from './columns.ts'

/**
 * The fleet of an account: sets of interchangeable units. A vehicle offers one; what holds units, reservations and blocks, holds them of
 * the pool, whichever landing offers it.
 */
export const pools = pgTable(
  'pools',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    units: integer('units').notNull().default(1),
    /** Where its units are: the zone of every landing that offers it. */
    timezone: text('timezone').notNull(),
    createdAt: createdAt(),
    revision: revision((): SQL => sql`${pools.revision} + 1`),
  },
  (table) => [
    index('pools_account').on(table.accountId),
    check('pools_units_positive', sql`${table.units} >= 1`),
  ],
)
