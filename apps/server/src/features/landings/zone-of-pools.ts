import type { LandingId } from '@nelly/domain/ids'
import { and, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pools, vehicles } from '../../platform/db/schema.ts'
import { lockPools } from '../inventory/hold-pool.ts'
import { poolsOfferedAt } from '../inventory/pools-offered-at.ts'

/** Locks the pools that a landing offers until the transaction ends: before the landing, as bookings do. */
export const lockPoolsOf = async (tx: Database, landing: LandingId): Promise<void> =>
  lockPools(tx, await poolsOfferedAt(tx, landing))

/**
 * Gives the pools of a landing the time zone that it has got. False, and nothing is changed, where another landing offers one of them:
 * all that offer a pool are in one zone.
 */
export async function moveToZone(tx: Database, landing: LandingId, timezone: string): Promise<boolean> {
  const offered = await poolsOfferedAt(tx, landing)
  const isShared = and(
    inArray(vehicles.poolId, offered),
    ne(vehicles.landingId, landing),
    isNull(vehicles.deletedAt),
  )
  if ((await tx.$count(vehicles, isShared)) > 0) return false
  await tx.update(pools).set({ timezone }).where(inArray(pools.id, offered))
  return true
}
