import type { VehicleValues } from '@nelly/domain/imports/fleet-plan'
import { pick } from '@nelly/domain/pick'
import { and, eq, gt } from 'drizzle-orm'
import { pools, units, vehicles } from '../../../platform/db/schema.ts'
import { blockAllUnits } from '../../inventory/block-units.ts'
import type { ImportWork, StoredRows } from '../kind-of-import.ts'
import { addUnits, type UnitToStore } from './add-units.ts'
import { addVehicle, columnsOfVehicle } from './add-vehicle.ts'
import { changeUnits } from './change-units.ts'
import type { PlannedFleet } from './present-fleet.ts'

/** Stores what a file says of the fleet, which is locked. */
export async function storeFleet(work: ImportWork, { plan, fleet }: PlannedFleet): Promise<StoredRows> {
  const { tx, by } = work
  const changed = await changeUnits(work, { plan, fleet })
  const changedVehicles = []
  for (const { vehicle, values } of plan.changedVehicles) {
    const [row] = await tx
      .update(vehicles)
      .set({ ...columnsOfVehicle(values), updatedAt: by.at })
      .where(eq(vehicles.id, vehicle.id))
      .returning({ revision: vehicles.revision })
    const before = pick(vehicle, Object.keys(values) as (keyof VehicleValues)[])
    changedVehicles.push({ id: vehicle.id, revision: row?.revision ?? 0, before })
  }
  const added: UnitToStore[] = []
  const poolsGrown = []
  for (const [poolId, more] of Map.groupBy(plan.addedUnits, ({ vehicle }) => vehicle.poolId)) {
    const from = fleet.units.filter((unit) => unit.poolId === poolId).length
    const to = from + more.length
    await tx.update(pools).set({ units: to }).where(eq(pools.id, poolId))
    await blockAllUnits(tx, { id: poolId, units: to })
    // What is still known of units that were removed is of others.
    await tx.delete(units).where(and(eq(units.poolId, poolId), gt(units.number, from)))
    poolsGrown.push({ id: poolId, from, to })
    added.push(...more.map(({ values }, index) => ({ poolId, number: from + index + 1, values })))
  }
  const addedVehicles = []
  for (const { name, values, units: its } of plan.newVehicles) {
    const vehicle = await addVehicle(work, { name, values, units: its.length })
    addedVehicles.push({ ...vehicle, units: its.length })
    added.push(
      ...its.map((unit, index) => ({ poolId: vehicle.poolId, number: index + 1, values: unit.values })),
    )
  }
  await addUnits(work, added)
  return {
    refused: changed.refused,
    done: {
      vehicles: addedVehicles,
      changedVehicles,
      pools: poolsGrown,
      units: [
        ...changed.done,
        ...added.map(({ poolId, number }) => ({ poolId, number, revision: 1, before: null })),
      ],
    },
  }
}
