import { type Booked, dealOut, freeUnit, isFree } from '@nelly/domain/availability'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { madeOnce, type Places } from '../../db/made-once.ts'
import { rangeOfPeriod } from '../../db/period-range.ts'
import { reservations } from '../../db/schema.ts'
import { livingFrom, livingWithin } from './availability.ts'

/** The reservations of a vehicle that hold a unit and meet the period. */
export const bookedDuring = (tx: Database, vehicle: number, period: RentalPeriod): Promise<Booked[]> =>
  bookedWithin(tx, { vehicle, period: rangeOfPeriod(period) })

const bookedWithin = madeOnce((tx, { vehicle, period }: Places<{ vehicle: number; period: string }>) =>
  booked(tx, vehicle, livingWithin(period)),
)

/**
 * A unit of the vehicle for the period, or undefined where the peak leaves none; `meeting` are those that `bookedDuring` tells.
 * Where a unit becomes free only by it, the reservations not yet begun are dealt out anew. The caller's transaction must hold
 * the vehicle's row locked.
 */
export async function takeUnit(
  tx: Database,
  vehicle: { id: number; units: number },
  { meeting, period, now }: { meeting: Booked[]; period: RentalPeriod; now: WallClock },
): Promise<number | undefined> {
  const unit = freeUnit(meeting, period, vehicle.units)
  if (unit !== undefined) return unit
  const periods = meeting.map((reservation) => reservation.period)
  if (!isFree(periods, period, vehicle.units)) return undefined
  const dealt = dealOut(await booked(tx, vehicle.id, livingFrom(now)), period, vehicle.units, now)
  if (dealt) await moveToUnits(tx, dealt.moved)
  return dealt?.unit
}

const booked = (tx: Database, vehicle: number | Placeholder, which: SQL | undefined) =>
  tx
    .select({ id: reservations.id, unit: reservations.unit, period: reservations.during })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicle), which))

/** On the way two may share a unit, so that the constraint looks only when the transaction ends. */
async function moveToUnits(tx: Database, moved: readonly { id: number; unit: number }[]): Promise<void> {
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  if (moved.length === 0) return
  const rows = moved.map(({ id, unit }) => sql`(${id}::integer, ${unit}::integer)`)
  await tx.execute(sql`
    update reservations set unit = dealt.unit
    from (values ${sql.join(rows, sql`, `)}) as dealt (id, unit)
    where reservations.id = dealt.id`)
}
