import {
  type ChangedFeed,
  type Feed,
  type FeedError,
  MAX_FEEDS,
  type NewFeed,
} from '@nelly/contract/feeds/feeds'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, FeedId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { blocks, landings, poolFeeds, vehicles } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { holdPool } from '../inventory/hold-pool.ts'
import { hasLanding, isLivingOf } from '../inventory/published.ts'
import { feedAddress } from './feed-address.ts'

/** A vehicle of a landing of the account. */
export interface VehicleOfLanding {
  readonly account: AccountId
  readonly landing: LandingId
  readonly vehicle: VehicleId
}

/** Why the account can't reach a vehicle; undefined where it can. */
export async function vehicleMissing(
  db: Database,
  { account, landing, vehicle }: VehicleOfLanding,
): Promise<'landing-not-found' | 'vehicle-not-found' | undefined> {
  if (!(await hasLanding(db, account, landing))) return 'landing-not-found'
  const found = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicle), eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
  return found.length > 0 ? undefined : 'vehicle-not-found'
}

/** The calendars of other channels of a vehicle, oldest first. */
export const feedsOf = (db: Database, which: VehicleOfLanding, now: Date): Promise<Feed[]> =>
  selected(db, ofVehicle(which), now)

/** One of them. */
export const findFeed = async (
  db: Database,
  { feed, ...which }: VehicleOfLanding & { feed: FeedId },
  now: Date,
): Promise<Feed | undefined> => (await selected(db, and(ofVehicle(which), eq(poolFeeds.id, feed)), now))[0]

const ofVehicle = ({ account, landing, vehicle }: VehicleOfLanding): SQL | undefined =>
  and(isLivingOf(account), eq(landings.id, landing), eq(vehicles.id, vehicle), isNull(vehicles.deletedAt))

async function selected(db: Database, where: SQL | undefined, now: Date): Promise<Feed[]> {
  const rows = await db
    .select({ feed: poolFeeds, timezone: landings.timezone })
    .from(poolFeeds)
    .innerJoin(vehicles, eq(vehicles.poolId, poolFeeds.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(where)
    .orderBy(asc(poolFeeds.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ feed }) => feed.id)
  const held = await db
    .select({ feed: blocks.feedId, key: blocks.feedKey })
    .from(blocks)
    .where(inArray(blocks.feedId, ids))
  const keys = new Set(held.map(({ feed, key }) => `${feed} ${key}`))
  return rows.map(({ feed, timezone }) => {
    const clock = wallClockIn(timezone, now)
    const toCome = feed.busy.filter(({ to }) => to > clock)
    return {
      id: feed.id,
      name: feed.name,
      url: feed.url,
      unit: feed.unit,
      lookedAt: feed.lookedAt?.toISOString() ?? null,
      readAt: feed.readAt?.toISOString() ?? null,
      error: feed.error satisfies FeedError | null,
      busy: toCome.length,
      collisions: toCome
        .filter(({ key }) => !keys.has(`${feed.id} ${key}`))
        .map(({ from, to }) => ({ from, to })),
      unclear: [...feed.unclear],
      dayStarts: feed.dayStarts,
      dayEnds: feed.dayEnds,
    }
  })
}

/** When a calendar is added or changed. `origin` is that of the links in mails about it. */
interface FeedContext {
  readonly now: Date
  readonly origin: string
}

/** Adds a calendar of another channel, which is due at once. Source: rules.md, "Calendars of other channels". */
export function addFeed<Answer>(
  db: Database,
  { account, landing, vehicle }: VehicleOfLanding & Pick<Principal, 'account'>,
  { url, unit, ...added }: NewFeed,
  { now, origin }: FeedContext,
  respond: Respond<Feed, Answer>,
): Promise<Outcome<Answer>> {
  const address = feedAddress(url)
  if (!address.ok) return Promise.resolve(address)
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    if (!(await hasLanding(tx, account, landing))) return refuse('landing-not-found')
    // Locked, so that two that are added at once are counted.
    const held = await holdPool(tx, account, { landing, vehicle }, now)
    if (!held) return refuse('vehicle-not-found')
    if (unit && unit > held.units) return refuse('unit-not-found')
    if ((await tx.$count(poolFeeds, eq(poolFeeds.poolId, held.id))) >= MAX_FEEDS)
      return refuse('too-many-feeds')
    const [row] = await tx
      .insert(poolFeeds)
      .values({
        ...added,
        poolId: held.id,
        url: address.value,
        unit: unit ?? null,
        dueAt: now,
        origin,
        createdAt: now,
      })
      .returning({ id: poolFeeds.id })
    const feed = row && (await findFeed(tx, { account, landing, vehicle, feed: row.id as FeedId }, now))
    if (!feed) throw new Error('an insert answered no row')
    return ok(await respond(tx, feed))
  })
}

/** Says at which hours whole days of a calendar begin and end; it is due at once. */
export async function changeFeed(
  db: Database,
  which: VehicleOfLanding & { feed: FeedId },
  hours: ChangedFeed,
  { now, origin }: FeedContext,
): Promise<Result<Feed, 'feed-not-found'>> {
  if (!(await findFeed(db, which, now))) return refuse('feed-not-found')
  await inTransaction(db, (tx) =>
    tx
      .update(poolFeeds)
      .set({ ...hours, etag: null, dueAt: now, origin })
      .where(eq(poolFeeds.id, which.feed)),
  )
  const changed = await findFeed(db, which, now)
  return changed ? ok(changed) : refuse('feed-not-found')
}

/** Removes a calendar of another channel, and with it its blocks and the rows that hold units for them. */
export function removeFeed(
  db: Database,
  which: VehicleOfLanding & { feed: FeedId },
  now: Date,
): Promise<Result<undefined, 'feed-not-found'>> {
  return inTransaction(db, async (tx): Promise<Result<undefined, 'feed-not-found'>> => {
    // The pool before its blocks, as who changes its units does.
    const held = await holdPool(tx, which.account, which, now)
    if (!held || !(await findFeed(tx, which, now))) return refuse('feed-not-found')
    await tx.delete(poolFeeds).where(eq(poolFeeds.id, which.feed))
    return ok(undefined)
  })
}
