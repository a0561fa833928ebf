import { createHash } from 'node:crypto'
import type { FeedError, UnclearEvent } from '@nelly/contract/feeds/feeds'
import type { AccountId, FeedId, LandingId, VehicleId } from '@nelly/domain/ids'
import { yearsAfter } from '@nelly/domain/rental-period'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, poolFeeds, vehicles } from '../../platform/db/schema.ts'
import { guardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { exponentialBackoff, JobFailure } from '../../platform/jobs/job-handler.ts'
import { holdPool } from '../inventory/hold-pool.ts'
import type { BusyTime, ReadFeed } from './busy-times.ts'
import { holdBusyTimes } from './hold-busy-times.ts'
import { readFeed } from './read-feed.ts'

const MINUTE = 60_000
/** How often a calendar is looked at. */
export const FEED_INTERVAL_MS = 30 * MINUTE
/** How long to wait at most for one that can't be read. */
const LONGEST_WAIT_MS = 12 * 60 * MINUTE
/** An unchanged calendar is read anew after this, as later occurrences of its repeated events come into sight. */
const KEEP_MS = 24 * 60 * MINUTE
/** How far ahead a calendar is read. */
const YEARS_AHEAD = 2

const LIMITS = { maxBytes: 10 * 1024 * 1024, accept: 'text/calendar' }

/** A look that takes as long is slow. */
const SLOW_MS = 5_000
/** How long a slow calendar waits for its next look. */
const SLOW_INTERVAL_MS = 2 * 60 * MINUTE

/** How long a calendar may take to be fetched and read, whatever the other side does. */
const LOOK_MS = 20_000

/** What a look needs; `fetch` and `isAllowed` are those of the product but for tests. */
export interface FeedParts {
  readonly db: Database
  now(): Date
  /** Which addresses may be connected to; those of the public internet by default. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Reads a calendar of another channel and makes its blocks what it says. One that can't be read keeps the blocks of the last time,
 * and is tried again later and later; so is one that we fail at, which is thrown. Nothing happens to one that is gone, or whose vehicle
 * is.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function lookAtFeed(parts: FeedParts, id: FeedId): Promise<FeedError | 'gone' | undefined> {
  const { db } = parts
  const found = await feedToRead(db, id)
  if (!found) return 'gone'
  const { feed, timezone } = found
  try {
    const began = parts.now().getTime()
    const said = await whatIsSaid(parts, feed, timezone)
    const now = parts.now()
    const interval = now.getTime() - began < SLOW_MS ? FEED_INTERVAL_MS : SLOW_INTERVAL_MS
    return await inTransaction(db, async (tx) => {
      const which = { landing: found.landing as LandingId, vehicle: found.vehicle as VehicleId }
      const pool = await holdPool(tx, found.account as AccountId, which, now)
      const [still] = await tx.select().from(poolFeeds).where(eq(poolFeeds.id, id)).for('update')
      if (!pool || !still) return 'gone'
      // The last look holds where this one failed; its blocks may fit now.
      await holdBusyTimes(tx, pool, still, said.ok ? said.value.busy : still.busy, now)
      await tx
        .update(poolFeeds)
        .set(lookedAt(still, said, { now, interval }))
        .where(eq(poolFeeds.id, id))
      return said.ok ? undefined : said.refusal
    })
  } catch (cause) {
    await db
      .update(poolFeeds)
      .set(lookedAt(feed, refuse('internal'), { now: parts.now(), interval: FEED_INTERVAL_MS }))
      .where(eq(poolFeeds.id, id))
    // The next look is planned: no retry would help before.
    throw new JobFailure('a calendar was not read', { isFinal: true, cause: cause as Error })
  }
}

/** What is stored of a look; `interval` is the pause before the next one. */
function lookedAt(
  { failures, failingSince, dayStarts, dayEnds }: Feed,
  said: Said,
  { now, interval }: { now: Date; interval: number },
): Partial<Feed> {
  if (said.ok) {
    const { hours, ...read } = said.value
    // Read by hours that were changed meanwhile, it is read again.
    const isCurrent = hours.dayStarts === dayStarts && hours.dayEnds === dayEnds
    return {
      ...read,
      ...(!isCurrent && { etag: null }),
      lookedAt: now,
      readAt: now,
      error: null,
      failures: 0,
      failingSince: null,
      failureMailedAt: null,
      dueAt: new Date(now.getTime() + (isCurrent ? interval : 0)),
    }
  }
  return {
    lookedAt: now,
    error: said.refusal,
    failures: failures + 1,
    failingSince: failingSince ?? now,
    dueAt: new Date(now.getTime() + waitAfter(failures + 1, interval)),
  }
}

type Feed = typeof poolFeeds.$inferSelect

async function feedToRead(db: Database, id: FeedId) {
  const [found] = await db
    .select({
      feed: poolFeeds,
      vehicle: vehicles.id,
      landing: landings.id,
      account: landings.accountId,
      timezone: landings.timezone,
    })
    .from(poolFeeds)
    .innerJoin(vehicles, eq(vehicles.poolId, poolFeeds.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(poolFeeds.id, id), isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
    .limit(1)
  return found
}

type Said = Result<ReadFeed & { etag: string | null; hours: Pick<Feed, 'dayStarts' | 'dayEnds'> }, FeedError>

/** What the calendar says from now on. */
async function whatIsSaid(
  { now, isAllowed }: FeedParts,
  { url, etag, readAt, busy, unclear, dayStarts, dayEnds }: Feed,
  timezone: string,
): Promise<Said> {
  const hours = { dayStarts, dayEnds }
  const isFresh = readAt !== null && now().getTime() - readAt.getTime() < KEEP_MS
  const signal = AbortSignal.timeout(LOOK_MS)
  const fetched = await guardedFetch(url, {
    ...LIMITS,
    signal,
    etag: isFresh ? etag : null,
    ...(isAllowed && { isAllowed }),
  })
  if (!fetched.ok) return fetched
  if (fetched.value.text === null) return ok({ busy, unclear, etag, hours })
  const from = wallClockIn(timezone, now())
  const window = { timezone, from, to: yearsAfter(from, YEARS_AHEAD) as WallClock, ...hours }
  const read = await readFeed(fetched.value.text, window, signal).catch((error) => {
    if (signal.aborted) return refuse('too-slow' as const)
    throw error
  })
  if (!read.ok) return read
  return ok({
    busy: read.value.busy.map(withPlainKey),
    unclear: read.value.unclear.map(withoutNul),
    etag: fetched.value.etag,
    hours,
  })
}

/** Names of events are as long as a stranger likes, and of any characters. */
const withPlainKey = (time: BusyTime): BusyTime => ({
  ...time,
  key: createHash('sha256').update(time.key).digest('base64url').slice(0, 22),
})

/** PostgreSQL stores no such characters. */
const withoutNul = ({ summary, problem }: UnclearEvent): UnclearEvent => ({
  summary: summary.replaceAll('\0', '').toWellFormed(),
  problem,
})

const waitAfter = (failures: number, first: number): number =>
  exponentialBackoff(failures, { first, longest: LONGEST_WAIT_MS })
