import type { UnitValues } from '@nelly/domain/imports/fleet-plan'
import { chunksOf } from '../../../platform/db/chunks-of.ts'
import { units } from '../../../platform/db/schema.ts'
import { blockAddedUnits } from '../../units/block-unit.ts'
import type { ImportWork } from '../kind-of-import.ts'
import { columnsOfUnit } from './unit-columns.ts'

/** A unit to add, with its number in its pool. */
export interface UnitToStore {
  readonly poolId: number
  readonly number: number
  readonly values: UnitValues
}

/** Adds units to pools that have their number already, with their days on the fleet. */
export async function addUnits({ tx, by }: ImportWork, added: readonly UnitToStore[]): Promise<void> {
  for (const some of chunksOf(added)) {
    const rows = some.map(({ poolId, number, values }) => ({
      ...columnsOfUnit(values),
      poolId,
      number,
      revision: 1,
    }))
    await tx.insert(units).values(rows)
  }
  const withDays = added.map(({ poolId, number, values: { onFleet = null, offFleet = null } }) => {
    return { poolId, number, onFleet, offFleet }
  })
  await blockAddedUnits(tx, withDays, by.at)
}
