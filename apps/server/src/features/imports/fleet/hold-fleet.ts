import type { AccountId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { lockAccount } from '../../../platform/db/lock-account.ts'
import { landings, pools, vehicles } from '../../../platform/db/schema.ts'
import { type HeldPool, lockVehicles } from '../../inventory/hold-pool.ts'
import { isLivingOf } from '../../inventory/published.ts'

/**
 * Locks the fleet of an account until the transaction ends, in the order of bookings and of changes of units. Answers its landing; undefined
 * where that is gone.
 */
export async function holdFleet(
  tx: Database,
  account: AccountId,
  landing: LandingId,
): Promise<{ readonly id: number; readonly timezone: string } | undefined> {
  const offered = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), isNull(vehicles.deletedAt)))
  await lockVehicles(
    tx,
    offered.map(({ id }) => id as VehicleId),
  )
  const [found] = await tx
    .select({ id: landings.id, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
    .for('share')
  await lockAccount(tx, account)
  return found
}

/** A pool that this transaction has locked. */
export async function heldPool(tx: Database, id: number, at: Date): Promise<HeldPool> {
  const [pool] = await tx
    .select({ units: pools.units, timezone: pools.timezone })
    .from(pools)
    .where(eq(pools.id, id))
  if (!pool) throw new Error('a locked pool is gone')
  return { ...pool, id: id as PoolId, now: wallClockIn(pool.timezone, at) }
}
