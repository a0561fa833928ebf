import type { AccountId, PoolId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  blocks,
  poolCalendars,
  poolFeeds,
  poolJoins,
  pools,
  units,
  vehicles,
} from '../../platform/db/schema.ts'
import { heldFrom } from '../inventory/held-units.ts'
import { isPoolOf } from '../inventory/is-pool-of.ts'
import { lockPoolsWithVehicles } from '../inventory/lock-pools.ts'
import { heldOrOut } from '../inventory/out-now.ts'

type DeletePoolRefusal = 'pool-not-found' | 'pool-offered' | 'pool-rented'

/**
 * Deletes a pool that nothing offers any more, with its units, their papers, blocks and channels. Its row stays, as those of its vehicles
 * do, for the reservations that it had. Refused while a vehicle offers it, also of a landing that can be restored, and while a rental holds
 * a unit of it.
 */
export const deletePool = (
  db: Database,
  account: AccountId,
  id: PoolId,
  now: Date,
): Promise<Result<PoolId, DeletePoolRefusal>> =>
  inTransaction(db, async (tx): Promise<Result<PoolId, DeletePoolRefusal>> => {
    await lockPoolsWithVehicles(tx, account, [id])
    const [pool] = await tx
      .select()
      .from(pools)
      .where(and(eq(pools.id, id), isPoolOf(tx, account)))
    if (!pool) return refuse('pool-not-found')
    const isOffered = and(eq(vehicles.poolId, id), isNull(vehicles.deletedAt))
    if ((await tx.$count(vehicles, isOffered)) > 0) return refuse('pool-offered')
    const clock = wallClockIn(pool.timezone, now)
    const held = await heldOrOut(tx, id, heldFrom(clock), clock)
    if (held.some(({ block }) => block === null)) return refuse('pool-rented')
    const gone = [id, ...(await joinedTo(tx, id))]
    // With the rows that hold units for them.
    await tx.delete(blocks).where(inArray(blocks.poolId, gone))
    await tx.delete(poolFeeds).where(inArray(poolFeeds.poolId, gone))
    await tx.delete(poolCalendars).where(inArray(poolCalendars.poolId, gone))
    await tx.delete(units).where(inArray(units.poolId, gone))
    await tx.delete(poolJoins).where(inArray(poolJoins.joinedId, gone))
    await tx.update(pools).set({ deletedAt: now }).where(inArray(pools.id, gone))
    return ok(id)
  })

/** The pools that were joined to one, and to these. */
async function joinedTo(tx: Database, id: number): Promise<number[]> {
  const rows = await tx.select({ id: poolJoins.joinedId }).from(poolJoins).where(eq(poolJoins.poolId, id))
  const further = await Promise.all(rows.map((row) => joinedTo(tx, row.id)))
  return [...rows.map((row) => row.id), ...further.flat()]
}
