import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import {
  blocks,
  type DoneByImport,
  type KeptByUndo,
  pools,
  reservations,
  units,
  vehicles,
} from '../../../platform/db/schema.ts'
import type { UndoWork } from '../kind-of-import.ts'

/** Deletes the vehicles that were added, with their pools. */
export async function removeVehicles({ tx, at, kept }: UndoWork, done: DoneByImport): Promise<void> {
  for (const added of done.vehicles) {
    const [vehicle] = await tx
      .select({ name: vehicles.name, poolId: vehicles.poolId, revision: vehicles.revision })
      .from(vehicles)
      .where(and(eq(vehicles.id, added.id), isNull(vehicles.deletedAt)))
    if (!vehicle) continue
    const why =
      vehicle.revision !== added.revision || vehicle.poolId !== added.poolId
        ? 'edited'
        : await usedSince(tx, added.poolId, done, added)
    if (why) {
      kept.push({ vehicle: vehicle.name, plate: null, why })
      continue
    }
    await tx.update(vehicles).set({ deletedAt: at, updatedAt: at }).where(eq(vehicles.id, added.id))
    await tx.delete(blocks).where(eq(blocks.poolId, added.poolId))
    await tx.delete(units).where(eq(units.poolId, added.poolId))
    await tx.update(pools).set({ deletedAt: at }).where(eq(pools.id, added.poolId))
  }
}

/** How the pool of an added vehicle was used since; undefined where it was not. */
async function usedSince(
  tx: Database,
  poolId: number,
  done: DoneByImport,
  { id, units: count }: DoneByImport['vehicles'][number],
): Promise<KeptByUndo['why'] | undefined> {
  if ((await tx.$count(reservations, and(eq(reservations.poolId, poolId), isNull(reservations.blockId)))) > 0)
    return 'reserved'
  const [pool] = await tx.select({ units: pools.units }).from(pools).where(eq(pools.id, poolId))
  const revisions = new Map(
    done.units.filter((unit) => unit.poolId === poolId).map((unit) => [unit.number, unit.revision]),
  )
  const there = await tx.select().from(units).where(eq(units.poolId, poolId))
  const isEdited =
    pool?.units !== count ||
    there.some((unit) => unit.revision !== revisions.get(unit.number)) ||
    (await tx.$count(blocks, and(eq(blocks.poolId, poolId), ne(blocks.reason, 'off_fleet')))) > 0 ||
    (await tx.$count(
      vehicles,
      and(eq(vehicles.poolId, poolId), ne(vehicles.id, id), isNull(vehicles.deletedAt)),
    )) > 0
  return isEdited ? 'edited' : undefined
}
