import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import type { AccountId, BlockId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, landings, poolFeeds, vehicles } from '../../platform/db/schema.ts'
import { isFirstOffer } from './first-offer.ts'
import { isLivingOf } from './published.ts'

/** A block with its pool. */
export interface StoredBlock extends Block {
  readonly poolId: PoolId
}

/** Why a block can't be changed where it is: it changes with the calendar of another channel, its quote or its unit. */
export const changeRefusal = (
  block: Block,
): 'block-of-feed' | 'block-of-quote' | 'block-of-unit' | undefined => {
  if (isOwn(block)) return undefined
  if (block.reason === 'quote') return 'block-of-quote'
  return block.feed === null ? 'block-of-unit' : 'block-of-feed'
}

/** The blocks of a landing's vehicles that are not deleted, by their beginning. */
export const blocksOf = (db: Database, landing: LandingId, which?: SQL): Promise<StoredBlock[]> =>
  selected(db, and(eq(vehicles.landingId, landing), isFirstOffer(landing), which))

/** The blocks of pools that an account's vehicles offer, each with the first that does, by their beginning. */
export const blocksOfAccount = (db: Database, account: AccountId, which: SQL | undefined) =>
  selected(db, and(isLivingOf(account), isFirstOffer(), which))

/** A block of a vehicle and a landing of the account, neither deleted. */
export const findBlock = async (
  db: Database,
  account: AccountId,
  id: BlockId,
): Promise<StoredBlock | undefined> => (await blocksOfAccount(db, account, eq(blocks.id, id)))[0]

/** A subquery, as a join could read all feeds. */
const feedName = sql<
  string | null
>`(select ${poolFeeds.name} from ${poolFeeds} where ${poolFeeds.id} = ${blocks.feedId})`

async function selected(db: Database, where: SQL | undefined): Promise<StoredBlock[]> {
  const rows = await db
    .select({ block: blocks, feed: feedName, vehicleId: vehicles.id })
    .from(blocks)
    .innerJoin(vehicles, eq(vehicles.poolId, blocks.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isNull(vehicles.deletedAt), where))
    .orderBy(sql`lower(${blocks.during})`, asc(blocks.id))
  return rows.map(({ block, feed, vehicleId }) => ({
    ...toBlock(block, vehicleId as VehicleId, feed),
    poolId: block.poolId as PoolId,
  }))
}

/** A stored row as a block of the vehicle; `feed` is the name of its calendar. */
export const toBlock = (
  { id, unit, during, reason, note, revision }: typeof blocks.$inferSelect,
  vehicleId: VehicleId,
  feed: string | null = null,
): Block => ({
  id: id as BlockId,
  vehicleId,
  unit,
  from: during.pickup,
  to: during.return,
  reason,
  note,
  feed,
  revision,
})
