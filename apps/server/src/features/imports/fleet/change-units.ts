import { UNIT_COLUMNS, type UnitValues } from '@nelly/domain/imports/fleet-plan'
import type { RowRefusal } from '@nelly/domain/imports/planned-row'
import { pick } from '@nelly/domain/pick'
import { type DoneByImport, units } from '../../../platform/db/schema.ts'
import { blockUnit } from '../../units/block-unit.ts'
import type { ImportWork, StoredRows } from '../kind-of-import.ts'
import { heldPool } from './hold-fleet.ts'
import type { PlannedFleet } from './present-fleet.ts'
import { columnsOfUnit } from './unit-columns.ts'

/** Changes units that there are; one whose reservations do not fit its days on the fleet is refused. */
export async function changeUnits(
  { tx, by }: ImportWork,
  { plan, fleet }: PlannedFleet,
): Promise<{ done: DoneByImport['units'][number][]; refused: StoredRows['refused'] }> {
  const done = []
  const refused = new Map<number, RowRefusal>()
  for (const { line, unit, values } of plan.changedUnits) {
    const known = fleet.details.get(unit)
    if (known && hasDays(values)) {
      const pool = await heldPool(tx, unit.poolId, by.at)
      const blocked = await blockUnit(tx, pool, unit.number, { ...known, ...values }, by)
      if (!blocked.ok) {
        refused.set(line, { field: 'onFleet', code: 'reserved-then' })
        continue
      }
    }
    const set = columnsOfUnit(values)
    const [row] = await tx
      .insert(units)
      .values({ poolId: unit.poolId, number: unit.number, ...set, revision: 1 })
      .onConflictDoUpdate({ target: [units.poolId, units.number], set })
      .returning({ revision: units.revision })
    const before = pick(unit, Object.values(UNIT_COLUMNS))
    done.push({ poolId: unit.poolId, number: unit.number, revision: row?.revision ?? 1, before })
  }
  return { done, refused }
}

const hasDays = ({ onFleet, offFleet }: UnitValues): boolean =>
  onFleet !== undefined || offFleet !== undefined
