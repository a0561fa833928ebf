import { assignUnit, freeUnit } from '@nelly/domain/availability'
import { isOnRemovedUnit } from '@nelly/domain/reassign-units'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, gt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { heldDuring, heldFrom, heldUnits } from './held-units.ts'

/**
 * A unit of the vehicle for the period that a rental holds it, its turnaround included, or undefined where there is
 * none. If necessary, reservations that have not begun are reassigned to other units. The caller's transaction must hold
 * the lock of the vehicle's row.
 */
export async function takeUnit(
  tx: Database,
  vehicle: { id: number; units: number },
  { held, now }: { held: RentalPeriod; now: WallClock },
): Promise<number | undefined> {
  const near = await heldUnits(tx, [vehicle.id], or(heldDuring(held), onRemovedUnits(vehicle.units, now)))
  const isAnyRemoved = near.some((one) => isOnRemovedUnit(one, vehicle.units, now))
  const unit = isAnyRemoved ? undefined : freeUnit(near, held, vehicle.units)
  if (unit !== undefined) return unit
  const assigned = assignUnit(await heldUnits(tx, [vehicle.id], heldFrom(now)), held, vehicle.units, now)
  if (assigned) await moveToUnits(tx, assigned.moved)
  return assigned?.unit
}

const onRemovedUnits = (units: number, now: WallClock) => and(gt(reservations.unit, units), heldFrom(now))

/** What holds a unit of a vehicle during the period. */
export const overlappingHolds = (tx: Database, vehicle: number, period: RentalPeriod) =>
  heldUnits(tx, [vehicle], heldDuring(period))

/** Two may share a unit between the updates, so the constraint is checked when the transaction ends. */
export async function moveToUnits(
  tx: Database,
  moved: readonly { id: number; unit: number }[],
): Promise<void> {
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  if (moved.length === 0) return
  const rows = moved.map(({ id, unit }) => sql`(${id}::integer, ${unit}::integer)`)
  await tx.execute(sql`
    update reservations set unit = assigned.unit
    from (values ${sql.join(rows, sql`, `)}) as assigned (id, unit)
    where reservations.id = assigned.id`)
}
