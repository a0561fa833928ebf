import type { PairedUnits } from '@nelly/domain/pools/pair-units'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'

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
    /** A deleted one stays for the reservations that it had. */
    deletedAt: instant('deleted_at'),
    revision: revision((): SQL => sql`${pools.revision} + 1`),
  },
  (table) => [
    index('pools_account').on(table.accountId),
    check('pools_units_positive', sql`${table.units} >= 1`),
  ],
)

/** What a join changed, to take it back: the numbers of rows, by their table. */
interface BeforeJoin {
  /** How many units the kept pool had. */
  readonly units: number
  readonly paired: PairedUnits
  /** The joined pool's, each with its unit. */
  readonly reservations: readonly (readonly [id: number, unit: number])[]
  readonly vehicles: readonly number[]
  readonly blocks: readonly number[]
  readonly feeds: readonly number[]
  readonly calendars: readonly string[]
  /** The kept pool's units of which only the joined pool had told something. */
  readonly described: readonly number[]
}

/** Pools whose units are those of another one: they have nothing but the papers of their units until the join is taken back. */
export const poolJoins = pgTable(
  'pool_joins',
  {
    joinedId: belongsTo('joined_id', () => pools.id).primaryKey(),
    poolId: belongsTo('pool_id', () => pools.id),
    joinedAt: instant('joined_at').notNull(),
    before: jsonb('before').$type<BeforeJoin>().notNull(),
  },
  (table) => [index('pool_joins_pool').on(table.poolId)],
)
