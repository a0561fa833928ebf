import type { FeedError, UnclearEvent } from '@nelly/contract/feeds/feeds'
import type { BlockReason } from '@nelly/domain/blocks/blocks'
import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, period, revision } from './columns.ts'
import { pools } from './pools.ts'
import { quotes } from './quotes.ts'

/** A time that a calendar of another channel says is taken, as `features/feeds/busy-times` reads it. */
interface StoredBusyTime {
  readonly key: string
  readonly from: WallClock
  readonly to: WallClock
}

/** Calendars of other channels, whose busy times block a pool; each is looked at again when it is due. */
export const poolFeeds = pgTable(
  'pool_feeds',
  {
    id: id(),
    poolId: belongsTo('pool_id', () => pools.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** The unit that it blocks; null for any that is free. */
    unit: integer('unit'),
    /** What it said when it could be read last. */
    busy: jsonb('busy').$type<readonly StoredBusyTime[]>().notNull().default([]),
    unclear: jsonb('unclear').$type<readonly UnclearEvent[]>().notNull().default([]),
    /** The entity tag of that answer. */
    etag: text('etag'),
    /** At which hours whole days begin and end. */
    dayStarts: text('day_starts')
      .$type<ClockTime>()
      .notNull()
      .default('00:00' as ClockTime),
    dayEnds: text('day_ends')
      .$type<ClockTime>()
      .notNull()
      .default('00:00' as ClockTime),
    dueAt: instant('due_at').notNull(),
    lookedAt: instant('looked_at'),
    readAt: instant('read_at'),
    error: text('error').$type<FeedError>(),
    /** How often in a row it could not be read. */
    failures: integer('failures').notNull().default(0),
    /** Since when it can't be read, and when its account got a mail about that; null while it can. */
    failingSince: instant('failing_since'),
    failureMailedAt: instant('failure_mailed_at'),
    /** The origin of the links in that mail; null where it is not known yet. */
    origin: text('origin'),
    createdAt: createdAt(),
  },
  (table) => [
    index('pool_feeds_pool').on(table.poolId),
    index('pool_feeds_due').on(table.dueAt),
    check('pool_feeds_unit_positive', sql`${table.unit} >= 1`),
  ],
)

/** The secrets by which other channels read when a pool is taken: its own, and those of pools that were joined to it. */
export const poolCalendars = pgTable(
  'pool_calendars',
  {
    secret: text('secret').primaryKey(),
    poolId: belongsTo('pool_id', () => pools.id),
    /** The units that it shows, in the order of the numbers that the channel knows; null for all by their own. */
    numbers: jsonb('numbers').$type<readonly number[]>(),
    createdAt: createdAt(),
  },
  (table) => [index('pool_calendars_pool').on(table.poolId)],
)

/**
 * Times in which a unit of a pool, or all of them, can't be rented. A block holds each of its units by a row of
 * `reservations`. One that ends at `NEVER` is of a unit that is out of service, and its note is the reason; those before and after a
 * unit is on the fleet have the reason `off_fleet`.
 */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    poolId: belongsTo('pool_id', () => pools.id),
    /** Null for all units, also later ones. */
    unit: integer('unit'),
    during: period('during').notNull(),
    reason: text('reason').$type<BlockReason>().notNull(),
    note: text('note'),
    /** The calendar of another channel that it comes from, and its event there; null for one that a person made. */
    feedId: integer('feed_id').references(() => poolFeeds.id, { onDelete: 'cascade' }),
    feedKey: text('feed_key'),
    /** The quote whose hold it is, with which it goes. */
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revision: revision((): SQL => sql`${blocks.revision} + 1`),
  },
  (table) => [
    index('blocks_feed').on(table.feedId).where(sql`${table.feedId} is not null`),
    check('blocks_feed_key', sql`(${table.feedId} is null) = (${table.feedKey} is null)`),
    index('blocks_quote').on(table.quoteId).where(sql`${table.quoteId} is not null`),
    check('blocks_of_quote', sql`(${table.quoteId} is null) = (${table.reason} <> 'quote')`),
    index('blocks_pool').on(table.poolId),
    check('blocks_unit_positive', sql`${table.unit} >= 1`),
    check(
      'blocks_reason',
      sql`${table.reason} in ('maintenance', 'breakdown', 'own_use', 'stop_sell', 'off_fleet', 'quote')`,
    ),
    check(
      'blocks_period_bounded',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
  ],
)
