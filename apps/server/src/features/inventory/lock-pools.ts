import type { AccountId, PoolId, VehicleId } from '@nelly/domain/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { lockPools, lockVehicles } from './hold-pool.ts'

/** Locks the vehicles that offer pools of an account, deleted ones too, and then the pools, in the order in which bookings do. */
export async function lockPoolsWithVehicles(
  tx: Database,
  account: AccountId,
  ids: readonly PoolId[],
): Promise<void> {
  const offering = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(landings.accountId, account), inArray(vehicles.poolId, [...ids])))
  await lockVehicles(
    tx,
    offering.map(({ id }) => id as VehicleId),
  )
  await lockPools(tx, ids)
}
