import type { LandingId } from '@nelly/domain/ids'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pools } from '../../platform/db/schema.ts'
import { lockPools } from '../inventory/hold-pool.ts'
import { poolsOfferedAt } from '../inventory/pools-offered-at.ts'

/** Locks the pools that a landing offers until the transaction ends: before the landing, as bookings do. */
export const lockPoolsOf = async (tx: Database, landing: LandingId): Promise<void> =>
  lockPools(tx, await poolsOfferedAt(tx, landing))

/** Gives them the time zone that the landing has got. */
export async function moveToZone(tx: Database, landing: LandingId, timezone: string): Promise<void> {
  await tx
    .update(pools)
    .set({ timezone })
    .where(inArray(pools.id, await poolsOfferedAt(tx, landing)))
}
