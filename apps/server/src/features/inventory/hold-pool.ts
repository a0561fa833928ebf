import type { AccountId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/** What a query of vehicles reads of the pool of each. */
export const poolColumns = { id: pools.id, units: pools.units }

/**
 * The row of a query that locks a vehicle with its pool. Where the pool was joined to another while the query waited, it finds none, and
 * is run again.
 */
export const lockedRow = async <T>(query: () => PromiseLike<T[]>): Promise<T | undefined> =>
  (await query())[0] ?? (await query())[0]

/** A pool whose units are to be held; `now` is the wall clock at the rental place. */
export interface HeldPool {
  readonly id: PoolId
  readonly units: number
  readonly timezone: string
  readonly now: WallClock
}

/**
 * Locks the pool of a vehicle of the account until the transaction ends, as bookings of it do. Without `landing` it may be on any of
 * the account's landings. Undefined where there is none.
 */
export async function holdPool(
  tx: Database,
  account: AccountId,
  { landing, vehicle }: { landing?: LandingId; vehicle: VehicleId },
  instant: Date,
): Promise<HeldPool | undefined> {
  const found = await lockedRow(() =>
    tx
      .select({ id: pools.id, units: pools.units, timezone: pools.timezone })
      .from(vehicles)
      .innerJoin(pools, eq(pools.id, vehicles.poolId))
      .innerJoin(landings, eq(landings.id, vehicles.landingId))
      .where(
        and(
          eq(vehicles.id, vehicle),
          landing === undefined ? undefined : eq(landings.id, landing),
          isNull(vehicles.deletedAt),
          isLivingOf(account),
        ),
      )
      .for('update', { of: [vehicles, pools] }),
  )
  return found && { ...found, id: found.id as PoolId, now: wallClockIn(found.timezone, instant) }
}

/** Locks vehicles, and then their pools, until the transaction ends: in one order, so that two who need the same ones do not wait for each other. Returns the pools. */
export async function lockVehicles(tx: Database, ids: readonly VehicleId[]): Promise<number[]> {
  const locked = await tx
    .select({ pool: vehicles.poolId })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]))
    .orderBy(asc(vehicles.id))
    .for('update')
  const offered = locked.map(({ pool }) => pool)
  await lockPools(tx, offered)
  return offered
}

/** Locks pools until the transaction ends, in the order of their ids. */
export async function lockPools(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: pools.id })
    .from(pools)
    .where(inArray(pools.id, [...ids]))
    .orderBy(asc(pools.id))
    .for('update')
}
