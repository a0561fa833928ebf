import { assignUnit, freeUnit, isFree } from '@nelly/domain/availability'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { livingDuring, livingFrom } from './availability.ts'

/**
 * A unit of the vehicle for the period, or undefined where the peak leaves none. If necessary, reservations that have
 * not begun are reassigned to other units. The caller's transaction must hold the lock of the vehicle's row.
 */
export async function takeUnit(
  tx: Database,
  vehicle: { id: number; units: number },
  { period, now }: { period: RentalPeriod; now: WallClock },
): Promise<number | undefined> {
  const overlapping = await overlappingReservations(tx, vehicle.id, period)
  const unit = freeUnit(overlapping, period, vehicle.units)
  if (unit !== undefined) return unit
  const periods = overlapping.map((reservation) => reservation.period)
  if (!isFree(periods, period, vehicle.units)) return undefined
  const assigned = assignUnit(await booked(tx, vehicle.id, livingFrom(now)), period, vehicle.units, now)
  if (assigned) await moveToUnits(tx, assigned.moved)
  return assigned?.unit
}

/** The reservations of a vehicle that hold a unit during the period. */
export const overlappingReservations = (tx: Database, vehicle: number, period: RentalPeriod) =>
  booked(tx, vehicle, livingDuring(period))

const booked = (tx: Database, vehicle: number, which: SQL | undefined) =>
  tx
    .select({ id: reservations.id, unit: reservations.unit, period: reservations.during })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicle), which))

/** Two may share a unit between the updates, so the constraint is checked when the transaction ends. */
async function moveToUnits(tx: Database, moved: readonly { id: number; unit: number }[]): Promise<void> {
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  if (moved.length === 0) return
  const rows = moved.map(({ id, unit }) => sql`(${id}::integer, ${unit}::integer)`)
  await tx.execute(sql`
    update reservations set unit = assigned.unit
    from (values ${sql.join(rows, sql`, `)}) as assigned (id, unit)
    where reservations.id = assigned.id`)
}
