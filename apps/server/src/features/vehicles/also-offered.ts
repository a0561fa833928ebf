import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'

type Offers = OwnedVehicle['alsoOffered']

/** For a vehicle: the others that offer its pool, none of them or of their landings deleted, oldest first. */
export async function alsoOffered(
  db: Database,
  pools: readonly number[],
): Promise<(vehicle: { readonly id: number; readonly poolId: number }) => Offers> {
  const found = await db
    .select({
      id: vehicles.id,
      pool: vehicles.poolId,
      offer: { vehicle: vehicles.name, landing: landings.displayName },
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(inArray(vehicles.poolId, [...pools]), isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
    .orderBy(asc(vehicles.id))
  const byPool = Map.groupBy(found, ({ pool }) => pool)
  return ({ id, poolId }) =>
    (byPool.get(poolId) ?? []).filter((other) => other.id !== id).map(({ offer }) => offer)
}
