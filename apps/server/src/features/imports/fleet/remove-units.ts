import { and, eq, gt, isNull } from 'drizzle-orm'
import {
  blocks,
  type DoneByImport,
  type KeptByUndo,
  pools,
  reservations,
  units,
  vehicles,
} from '../../../platform/db/schema.ts'
import { blockAllUnits } from '../../inventory/block-units.ts'
import type { UndoWork } from '../kind-of-import.ts'

/** Removes units that were added to pools that there were, from the last one on as far as none was used. */
export async function removeUnits({ tx, kept }: UndoWork, done: DoneByImport): Promise<void> {
  for (const { id, from, to } of done.pools) {
    const [pool] = await tx
      .select()
      .from(pools)
      .where(and(eq(pools.id, id), isNull(pools.deletedAt)))
    if (!pool) continue
    const there = await tx.select().from(units).where(eq(units.poolId, id))
    const taken = await tx
      .select({ unit: reservations.unit, block: reservations.blockId, reason: blocks.reason })
      .from(reservations)
      .leftJoin(blocks, eq(blocks.id, reservations.blockId))
      .where(and(eq(reservations.poolId, id), gt(reservations.unit, from)))
    const [one] = await tx
      .select({ name: vehicles.name })
      .from(vehicles)
      .where(and(eq(vehicles.poolId, id), isNull(vehicles.deletedAt)))
    let left = pool.units
    for (let number = to; number > from && left === number; number--) {
      if (whyKept(number) === undefined) left = number - 1
    }
    for (let number = from + 1; number <= Math.min(to, pool.units); number++) {
      if (number > left) continue
      const plate = there.find((unit) => unit.number === number)?.plate ?? null
      // One below a used one stays with it, as units are numbered without gaps.
      kept.push({ vehicle: one?.name ?? pool.name, plate, why: whyKept(number) ?? 'edited' })
    }
    if (left === pool.units) continue
    await tx.update(pools).set({ units: left }).where(eq(pools.id, id))
    await tx.delete(units).where(and(eq(units.poolId, id), gt(units.number, left)))
    await tx.delete(blocks).where(and(eq(blocks.poolId, id), gt(blocks.unit, left)))
    await blockAllUnits(tx, { id, units: left })

    function whyKept(number: number): KeptByUndo['why'] | undefined {
      const added = done.units.find((unit) => unit.poolId === id && unit.number === number)
      const ofUnit = taken.filter(({ unit }) => unit === number)
      if (ofUnit.some(({ block }) => block === null)) return 'reserved'
      const unit = there.find((row) => row.number === number)
      return unit && unit.revision !== added?.revision ? 'edited' : undefined
    }
  }
}
