import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import type { AccountId, BlockId, LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, landings, vehicleFeeds, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/** A block with its landing. */
export interface StoredBlock extends Block {
  readonly landingId: LandingId
}

/** Why a block can't be changed where it is: it changes with the calendar of another channel, or with its unit. */
export const changeRefusal = (block: Block): 'block-of-feed' | 'block-of-unit' | undefined => {
  if (isOwn(block)) return undefined
  return block.feed === null ? 'block-of-unit' : 'block-of-feed'
}

/** The blocks of a landing's vehicles that are not deleted, by their beginning. */
export const blocksOf = (db: Database, landing: LandingId, which?: SQL): Promise<StoredBlock[]> =>
  selected(db, and(eq(blocks.landingId, landing), eq(vehicles.landingId, landing), which))

/** A block of a vehicle and a landing of the account, neither deleted. */
export const findBlock = async (
  db: Database,
  account: AccountId,
  id: BlockId,
): Promise<StoredBlock | undefined> => (await selected(db, and(eq(blocks.id, id), isLivingOf(account))))[0]

/** A subquery, as a join could read all feeds. */
const feedName = sql<
  string | null
>`(select ${vehicleFeeds.name} from ${vehicleFeeds} where ${vehicleFeeds.id} = ${blocks.feedId})`

async function selected(db: Database, where: SQL | undefined): Promise<StoredBlock[]> {
  const rows = await db
    .select({ block: blocks, feed: feedName })
    .from(blocks)
    .innerJoin(vehicles, eq(vehicles.id, blocks.vehicleId))
    .innerJoin(landings, eq(landings.id, blocks.landingId))
    .where(and(isNull(vehicles.deletedAt), where))
    .orderBy(sql`lower(${blocks.during})`, asc(blocks.id))
  return rows.map(({ block, feed }) => toBlock(block, feed))
}

/** A stored row as a block. */
export const toBlock = (
  { id, landingId, vehicleId, unit, during, reason, note, revision }: typeof blocks.$inferSelect,
  feed: string | null,
): StoredBlock => ({
  id: id as BlockId,
  landingId: landingId as LandingId,
  vehicleId: vehicleId as VehicleId,
  unit,
  from: during.pickup,
  to: during.return,
  reason,
  note,
  feed,
  revision,
})
