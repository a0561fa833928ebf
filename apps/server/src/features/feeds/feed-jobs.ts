import type { AccountId, FeedId } from '@nelly/domain/ids'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, poolFeeds, pools, vehicles } from '../../platform/db/schema.ts'
import { exponentialBackoff, type JobHandler } from '../../platform/jobs/job-handler.ts'
import { enqueue, type NewJob, wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { FEED_INTERVAL_MS, type FeedParts, lookAtFeed } from './look-at-feed.ts'

/** The kind of jobs that read a calendar of another channel. */
export const FEED_JOB = 'feed'
const SECOND = 1_000

interface FeedJob {
  readonly feed: FeedId
}

/** A look at a feed; two within a minute are one. */
export const feedJob = (feed: FeedId, account: AccountId, now: Date): NewJob => ({
  kind: FEED_JOB,
  accountId: account,
  key: `${feed}/${now.toISOString().slice(0, 16)}`,
  payload: { feed } satisfies FeedJob,
})

/** Enqueues a look at each calendar that is due. Any number of servers may do so: each calendar is looked at once. */
export async function planFeeds(db: Database, now: Date): Promise<void> {
  const due = await inTransaction(db, async (tx) => {
    const ofLiving = tx
      .select({ pool: vehicles.poolId })
      .from(vehicles)
      .innerJoin(landings, eq(landings.id, vehicles.landingId))
      .where(and(isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
    const taken = await tx
      .update(poolFeeds)
      .set({ dueAt: new Date(now.getTime() + FEED_INTERVAL_MS) })
      .where(and(lte(poolFeeds.dueAt, now), sql`${poolFeeds.poolId} in (${ofLiving})`))
      .returning({ id: poolFeeds.id })
    const ids = taken.map(({ id }) => id)
    const owned = await tx
      .select({ id: poolFeeds.id, account: pools.accountId })
      .from(poolFeeds)
      .innerJoin(pools, eq(pools.id, poolFeeds.poolId))
      .where(inArray(poolFeeds.id, ids))
    const looks = owned.map(({ id, account }) => feedJob(id as FeedId, account as AccountId, now))
    await enqueue(tx, looks, now)
    return taken.length
  })
  if (due > 0) wakeJobWorker()
}

/** Reads calendars of other channels, some at a time: accounts take turns, so that slow ones of one do not keep others waiting. */
export const feedHandler = (parts: FeedParts): JobHandler<FeedJob> => ({
  kind: FEED_JOB,
  concurrency: 4,
  inTurns: true,
  timeoutMs: 60 * SECOND,
  backoffMs: (attempts) => exponentialBackoff(attempts, { first: 10 * SECOND, longest: 600 * SECOND }),
  // The next look is planned without it.
  maxAgeMs: FEED_INTERVAL_MS,
  run: async ({ payload: { feed } }) => ({ outcome: (await lookAtFeed(parts, feed)) ?? 'read' }),
})
