import type { PoolId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, pools, reservations } from '../../platform/db/schema.ts'
import { holdBlockedUnits, roomFor } from '../inventory/block-units.ts'
import { standingReservation } from '../inventory/held-units.ts'
import { outNow } from '../inventory/out-now.ts'
import type { MovedBy } from '../inventory/take-unit.ts'

/** A rental that is out, without personal data. */
interface OutRental {
  readonly poolId: number
  readonly unit: number
  readonly reference: string
  readonly period: RentalPeriod
}

/** The rentals of a landing whose vehicles are out, each as long as it holds its unit. */
export async function outRentalsAt(tx: Database, landing: number, now: Date): Promise<OutRental[]> {
  const out = await tx
    .select({
      id: reservations.id,
      poolId: reservations.poolId,
      unit: reservations.unit,
      reference: reservations.reference,
      timezone: pools.timezone,
    })
    .from(reservations)
    .innerJoin(pools, eq(pools.id, reservations.poolId))
    .where(and(eq(reservations.landingId, landing), eq(reservations.status, 'out'), standingReservation))
  const held = new Map<number, RentalPeriod>()
  for (const [poolId, [first]] of Map.groupBy(out, (one) => one.poolId))
    for (const { id, period } of await outNow(tx, poolId, wallClockIn(first?.timezone ?? 'UTC', now)))
      held.set(id, period)
  return out.flatMap(({ id, timezone: _, ...rental }) => {
    const period = held.get(id)
    return period ? [{ ...rental, period }] : []
  })
}

/**
 * Blocks the units that are out where another landing offers them: their rentals are gone, and the vehicles are not back. The note is the
 * reference. The caller's transaction must hold the locks of the pools.
 *
 * Source: rules.md, "Deleting".
 */
export async function keepWhatIsOut(tx: Database, rentals: readonly OutRental[], by: MovedBy): Promise<void> {
  const offered = await tx
    .select({ id: pools.id, units: pools.units, timezone: pools.timezone })
    .from(pools)
    .where(
      inArray(
        pools.id,
        rentals.map(({ poolId }) => poolId),
      ),
    )
  for (const { poolId, unit, reference, period } of rentals) {
    const found = offered.find(({ id }) => id === poolId)
    if (!found) continue
    const pool = { ...found, id: found.id as PoolId, now: wallClockIn(found.timezone, by.at) }
    const room = await roomFor(tx, pool, { unit, periods: [period] })
    // What collides has the unit while the vehicle is late, as before.
    if (!room.ok) continue
    const row = {
      poolId,
      unit,
      during: period,
      reason: 'own_use' as const,
      note: reference,
      createdAt: by.at,
    }
    const [block] = await tx.insert(blocks).values(row).returning({ id: blocks.id })
    if (!block) throw new Error('an insert answered no row')
    const held = { id: block.id, unit, from: period.pickup, to: period.return }
    await holdBlockedUnits(tx, pool, held, { moved: room.value, by })
  }
}
