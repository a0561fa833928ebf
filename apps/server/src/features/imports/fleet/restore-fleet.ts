import type { OwnedUnit } from '@nelly/contract/units/units'
import type { UnitValues } from '@nelly/domain/imports/fleet-plan'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type DoneByImport, units, vehicles } from '../../../platform/db/schema.ts'
import { unitsOf } from '../../inventory/units-of.ts'
import { blockUnit } from '../../units/block-unit.ts'
import type { UndoWork } from '../kind-of-import.ts'
import { heldPool } from './hold-fleet.ts'
import { columnsOfUnit } from './unit-columns.ts'

/** Gives units that were changed what they had before. */
export async function restoreUnits({ tx, principal, at, kept }: UndoWork, done: DoneByImport): Promise<void> {
  const changed = done.units.filter(({ before }) => before !== null)
  if (changed.length === 0) return
  const present = new Map<string, OwnedUnit>()
  const pooled = await tx
    .select({ vehicle: vehicles.id, pool: vehicles.poolId })
    .from(vehicles)
    .where(inArray(vehicles.poolId, [...new Set(changed.map(({ poolId }) => poolId))]))
  const poolOf = new Map(pooled.map(({ vehicle, pool }) => [vehicle as number, pool]))
  for (const unit of await unitsOf(tx, principal.account, at))
    present.set(`${poolOf.get(unit.vehicleId)}/${unit.number}`, unit)
  for (const { poolId, number, revision, before } of changed) {
    const unit = present.get(`${poolId}/${number}`)
    if (!unit || !before) continue
    const values = before as UnitValues
    const why = unit.revision === revision ? await whyNotRented(values, unit, poolId) : 'edited'
    if (why) {
      kept.push({ vehicle: unit.vehicleName, plate: unit.plate, why })
      continue
    }
    await tx
      .update(units)
      .set(columnsOfUnit(values))
      .where(and(eq(units.poolId, poolId), eq(units.number, number)))
  }

  /** Gives a unit its former days on the fleet, unless reservations are in the way. */
  async function whyNotRented(values: UnitValues, unit: OwnedUnit, poolId: number) {
    if (values.onFleet === unit.onFleet && values.offFleet === unit.offFleet) return undefined
    const by = { actor: principal.actor, at }
    const pool = await heldPool(tx, poolId, at)
    const blocked = await blockUnit(tx, pool, unit.number, { ...unit, ...values }, by)
    return blocked.ok ? undefined : 'reserved'
  }
}

/** Gives vehicles that were changed what they had before. */
export async function restoreVehicles({ tx, at, kept }: UndoWork, done: DoneByImport): Promise<void> {
  for (const { id, revision, before } of done.changedVehicles) {
    const [vehicle] = await tx
      .select({ name: vehicles.name, revision: vehicles.revision })
      .from(vehicles)
      .where(and(eq(vehicles.id, id), isNull(vehicles.deletedAt)))
    if (!vehicle) continue
    if (vehicle.revision === revision)
      await tx
        .update(vehicles)
        .set({ ...before, updatedAt: at })
        .where(eq(vehicles.id, id))
    else kept.push({ vehicle: vehicle.name, plate: null, why: 'edited' })
  }
}
