import type { Booked } from '@nelly/domain/availability/booked'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { reservations } from '../../platform/db/schema.ts'
import { isReservation } from './is-reservation.ts'

/** Rows that hold a unit: blocks, and reservations that are neither cancelled nor deleted. */
export const holdsUnit = and(isNull(reservations.deletedAt), isNull(reservations.cancelledAt))

/** SQL condition: whether it is a reservation that stands, neither deleted nor cancelled. */
export const standingReservation = and(isReservation, holdsUnit)

/** What holds a unit at some moment of a period: reservations until their turnaround is over, and blocks. */
export const heldDuring = (period: RentalPeriod): SQL | undefined =>
  and(holdsUnit, sql`${reservations.held} && ${rangeOfPeriod(period)}::tsrange`)

/** What holds a unit at `now` or later. */
export const heldFrom = (now: WallClock): SQL | undefined =>
  and(holdsUnit, sql`${reservations.held} && tsrange(${now.replace('T', ' ')}::timestamp, null)`)

/** What holds a unit of a pool; `block` is null for a reservation. */
export type HeldUnit = Booked & { readonly pool: number; readonly block: number | null }

/** What holds units of these pools, as far as `which` says, in the order of its numbers: who makes room depends on it. */
export async function heldUnits(
  db: Database,
  pools: readonly number[],
  which: SQL | undefined,
): Promise<HeldUnit[]> {
  const rows = await db
    .select({
      pool: reservations.poolId,
      id: reservations.id,
      unit: reservations.unit,
      period: reservations.held,
      block: reservations.blockId,
      isPinned: reservations.isPinned,
    })
    .from(reservations)
    .where(and(inArray(reservations.poolId, [...pools]), which))
    .orderBy(reservations.id)
  return rows.map((row) => ({ ...row, isBlock: row.block !== null }))
}
