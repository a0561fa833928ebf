import type { Pool, PoolOffer } from '@nelly/contract/pools/pools'
import type { AccountId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { twins } from '@nelly/domain/pools/twins'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, poolJoins, pools, vehicles } from '../../platform/db/schema.ts'
import { firstPictures } from '../inventory/first-pictures.ts'
import { isPoolOf } from '../inventory/is-pool-of.ts'
import { isLivingOf } from '../inventory/published.ts'
import { unitsAtGlance } from '../inventory/units-of.ts'
import { occupancyOfPools } from '../overview/occupancy-of-pools.ts'
import { isNotRentedSince } from './part-pool.ts'

/** An account's pools by name; those that are not offered any more come last. */
export async function poolsOf(db: Database, account: AccountId, now: Date): Promise<Pool[]> {
  const found = await db
    .select()
    .from(pools)
    .where(isPoolOf(db, account))
    .orderBy(sql`lower(${pools.name})`, asc(pools.id))
  const ids = found.map(({ id }) => id)
  const offers = Map.groupBy(await offersOf(db, account), ({ poolId }) => poolId)
  const pictures = await firstPictures(
    db,
    [...offers.values()].flatMap(([first]) => first?.vehicleId ?? []),
  )
  const joined = Map.groupBy(await joinsInto(db, ids), ({ poolId }) => poolId)
  const unitAt = await unitsAtGlance(db, found, now)
  const bookedShare = await occupancyOfPools(db, account, now)
  const offered = found.map(({ id, ...pool }) => ({
    ...pool,
    id: id as PoolId,
    offers: offers.get(id) ?? [],
  }))
  const twinOf = twins(offered)
  const all = offered.map((pool): Pool => {
    const { id, name, units, offers, timezone, revision } = pool
    const [first] = offers
    return {
      id,
      name,
      picture: (first && pictures.get(first.vehicleId)) ?? null,
      units: Array.from({ length: units }, (_, index) => unitAt(pool, index + 1)),
      offers: offers.map(({ poolId: _, ...offer }) => offer),
      timezone,
      occupancy: bookedShare.get(id) ?? null,
      joined: (joined.get(id) ?? []).map((one) => ({ id: one.id as PoolId, name: one.name })),
      twin: twinOf.get(id) ?? null,
      revision,
    }
  })
  return [
    ...all.filter(({ offers }) => offers.length > 0),
    ...all.filter(({ offers }) => offers.length === 0),
  ]
}

/** One of them. */
export const findPool = async (
  db: Database,
  account: AccountId,
  id: PoolId,
  now: Date,
): Promise<Pool | undefined> => (await poolsOf(db, account, now)).find((pool) => pool.id === id)

/** The vehicles of an account that offer pools, by landing and vehicle. */
async function offersOf(db: Database, account: AccountId): Promise<(PoolOffer & { poolId: number })[]> {
  const rows = await db
    .select({
      poolId: vehicles.poolId,
      vehicleId: vehicles.id,
      vehicleName: vehicles.name,
      landingId: landings.id,
      landingName: landings.displayName,
      isOnSale: vehicles.isOnSale,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), isNull(vehicles.deletedAt)))
    .orderBy(asc(landings.id), asc(vehicles.id))
  return rows.map((row) => ({
    ...row,
    vehicleId: row.vehicleId as VehicleId,
    landingId: row.landingId as LandingId,
  }))
}

/** Of the pools that were joined to these, the last ones, where their join can be taken back. */
const joinsInto = (db: Database, ids: readonly number[]) =>
  db
    .selectDistinctOn([poolJoins.poolId], { id: pools.id, name: pools.name, poolId: poolJoins.poolId })
    .from(poolJoins)
    .innerJoin(pools, eq(pools.id, poolJoins.joinedId))
    .where(and(inArray(poolJoins.poolId, [...ids]), isNotRentedSince(db)))
    .orderBy(asc(poolJoins.poolId), desc(poolJoins.joinedAt))
