import { createHash } from 'node:crypto'
import type { FeedError } from '@nelly/contract/feeds'
import type { AccountId, FeedId, LandingId, VehicleId } from '@nelly/domain/ids'
import { yearsAfter } from '@nelly/domain/rental-period'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, vehicleFeeds, vehicles } from '../../platform/db/schema.ts'
import { guardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { exponentialBackoff } from '../../platform/jobs/job-handler.ts'
import { holdVehicle } from '../blocks/hold-vehicle.ts'
import type { BusyTime } from './busy-times.ts'
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

const LIMITS = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000, accept: 'text/calendar' }

/** What a look needs; `fetch` and `isAllowed` are those of the product but for tests. */
export interface FeedParts {
  readonly db: Database
  now(): Date
  /** Which addresses may be connected to; those of the public internet by default. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Reads a calendar of another channel and makes its blocks what it says. One that can't be read keeps the blocks of the last time,
 * and is tried again later and later. Nothing happens to one that is gone, or whose vehicle is.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function lookAtFeed(parts: FeedParts, id: FeedId): Promise<FeedError | 'gone' | undefined> {
  const { db } = parts
  const found = await feedToRead(db, id)
  if (!found) return 'gone'
  const { feed, timezone } = found
  const busy = await busyTimesAt(parts, feed, timezone)
  const now = parts.now()
  return inTransaction(db, async (tx) => {
    const which = { landing: found.landing as LandingId, vehicle: feed.vehicleId as VehicleId }
    const vehicle = await holdVehicle(tx, found.account as AccountId, which, now)
    const [still] = await tx.select().from(vehicleFeeds).where(eq(vehicleFeeds.id, id)).for('update')
    if (!vehicle || !still) return 'gone'
    // The last look holds where this one failed; its blocks may fit now.
    await holdBusyTimes(tx, vehicle, still, busy.ok ? busy.value.busy : still.busy, now)
    const failures = busy.ok ? 0 : still.failures + 1
    await tx
      .update(vehicleFeeds)
      .set({
        lookedAt: now,
        failures,
        error: busy.ok ? null : busy.refusal,
        dueAt: new Date(now.getTime() + waitAfter(failures)),
        ...(busy.ok && { ...busy.value, readAt: now }),
      })
      .where(eq(vehicleFeeds.id, id))
    return busy.ok ? undefined : busy.refusal
  })
}

type Feed = typeof vehicleFeeds.$inferSelect

async function feedToRead(db: Database, id: FeedId) {
  const [found] = await db
    .select({
      feed: vehicleFeeds,
      landing: landings.id,
      account: landings.accountId,
      timezone: landings.timezone,
    })
    .from(vehicleFeeds)
    .innerJoin(vehicles, eq(vehicles.id, vehicleFeeds.vehicleId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(vehicleFeeds.id, id), isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
  return found
}

/** What the calendar says is busy from now on. */
async function busyTimesAt(
  { now, isAllowed }: FeedParts,
  { url, etag, readAt, busy }: Feed,
  timezone: string,
): Promise<Result<{ busy: readonly BusyTime[]; etag: string | null }, FeedError>> {
  const isFresh = readAt !== null && now().getTime() - readAt.getTime() < KEEP_MS
  const fetched = await guardedFetch(url, {
    ...LIMITS,
    etag: isFresh ? etag : null,
    ...(isAllowed && { isAllowed }),
  })
  if (!fetched.ok) return fetched
  if (fetched.value.text === null) return ok({ busy, etag })
  const from = wallClockIn(timezone, now())
  const window = { timezone, from, to: yearsAfter(from, YEARS_AHEAD) as WallClock }
  const read = await readFeed(fetched.value.text, window)
  if (!read.ok) return refuse(read.refusal)
  return ok({ busy: read.value.map(withPlainKey), etag: fetched.value.etag })
}

/** Names of events are as long as a stranger likes, and of any characters. */
const withPlainKey = (time: BusyTime): BusyTime => ({
  ...time,
  key: createHash('sha256').update(time.key).digest('base64url').slice(0, 22),
})

const waitAfter = (failures: number): number =>
  failures === 0
    ? FEED_INTERVAL_MS
    : exponentialBackoff(failures, { first: FEED_INTERVAL_MS, longest: LONGEST_WAIT_MS })
