import { assignUnit, freeUnit } from '@nelly/domain/availability/availability'
import { isOnRemovedUnit, type Move } from '@nelly/domain/availability/reassign-units'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import type { Actor } from '@nelly/domain/reservations/actor'
import type { UnitMove } from '@nelly/domain/reservations/reservation-event'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { type HeldUnit, heldDuring, heldFrom, heldUnits } from './held-units.ts'
import { outNow, withOut } from './out-now.ts'

/**
 * A unit of the pool for the period that a rental holds it, its turnaround included, or undefined where there is
 * none. If necessary, reservations that have not begun are reassigned to other units. The caller's transaction must hold
 * the lock of the pool's row.
 */
export async function takeUnit(
  tx: Database,
  pool: { id: number; units: number },
  { held, now, by }: { held: RentalPeriod; now: WallClock; by: MovedBy },
): Promise<number | undefined> {
  const out = await outNow(tx, pool.id, now)
  const booked = await heldUnits(tx, [pool.id], or(heldDuring(held), onRemovedUnits(pool.units, now)))
  const near = withOut(booked, out)
  const isAnyRemoved = near.some((one) => isOnRemovedUnit(one, pool.units, now))
  const unit = isAnyRemoved ? undefined : freeUnit(near, held, pool.units)
  if (unit !== undefined) return unit
  const all = withOut(await heldUnits(tx, [pool.id], heldFrom(now)), out)
  const assigned = assignUnit(all, held, pool.units, now)
  if (assigned) await moveToUnits(tx, assigned.moved, by)
  return assigned?.unit
}

const onRemovedUnits = (units: number, now: WallClock) => and(gt(reservations.unit, units), heldFrom(now))

/** What holds a unit of a pool during the period, units that are late among it. */
export async function overlappingHolds(
  tx: Database,
  pool: number,
  { held, now }: { held: RentalPeriod; now: WallClock },
): Promise<HeldUnit[]> {
  const out = await outNow(tx, pool, now)
  const booked = await heldUnits(tx, [pool], heldDuring(held))
  return withOut(booked, out).filter(({ period }) => overlaps(period, held))
}

/** Who makes reservations change their unit, and when. */
export interface MovedBy {
  readonly actor: Actor
  readonly at: Date
}

/**
 * Gives reservations other units. A pinned one loses its pin, of which its events tell. Two may share a unit between the
 * updates, so the constraint is checked when the transaction ends.
 *
 * Source: rules.md, "Units".
 */
export async function moveToUnits(tx: Database, moved: readonly Move[], by: MovedBy): Promise<void> {
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  if (moved.length === 0) return
  const pinned = await pinnedAmong(tx, moved)
  const rows = moved.map(({ id, unit }) => sql`(${id}::integer, ${unit}::integer)`)
  await tx.execute(sql`
    update reservations
    set unit = assigned.unit, is_pinned = false, revision = revision + case when is_pinned then 1 else 0 end
    from (values ${sql.join(rows, sql`, `)}) as assigned (id, unit)
    where reservations.id = assigned.id`)
  const next = new Map(moved.map(({ id, unit }) => [id, unit]))
  for (const { id, unit } of pinned) {
    const details = { from: unit, to: next.get(id) ?? unit } satisfies UnitMove
    await appendReservationEvent(tx, { reservationId: id, kind: 'unit-moved', ...by, details })
  }
}

const pinnedAmong = (tx: Database, moved: readonly Move[]) =>
  tx
    .select({ id: reservations.id, unit: reservations.unit })
    .from(reservations)
    .where(
      and(
        reservations.isPinned,
        inArray(
          reservations.id,
          moved.map(({ id }) => id),
        ),
      ),
    )
