import type { Displaced } from '@nelly/contract/displaced'
import type { Outcome } from '@nelly/contract/refusal-details'
import { type BlockReason, outOfServiceFrom } from '@nelly/domain/blocks/blocks'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { ok, type Result } from '@nelly/domain/result'
import { type FleetDays, timesOffFleet } from '@nelly/domain/units/fleet-days'
import type { UnitDetails } from '@nelly/domain/units/unit'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { chunksOf } from '../../platform/db/chunks-of.ts'
import type { Database } from '../../platform/db/database.ts'
import { blocks } from '../../platform/db/schema.ts'
import { holdBlockedUnits, holdingRows, roomFor } from '../inventory/block-units.ts'
import type { HeldPool } from '../inventory/hold-pool.ts'
import type { MovedBy } from '../inventory/take-unit.ts'
import { isBlockOfUnit } from '../inventory/units-of.ts'

/** What is said of a unit that keeps it from being rented. */
type NotRented = Pick<UnitDetails, 'outFrom' | 'outReason' | 'onFleet' | 'offFleet'>

/** Whether something of it is said otherwise. */
export const isRentedOtherwise = (one: NotRented, other: NotRented): boolean =>
  (['outFrom', 'outReason', 'onFleet', 'offFleet'] as const).some((field) => one[field] !== other[field])

/**
 * Blocks a unit from the day on which it is out of service, and before and after its days on the fleet, in place of what blocked it
 * so before; returns the reservations that changed their unit. The caller's transaction must hold the lock of the pool's row.
 *
 * Source: rules.md, "Units".
 */
export async function blockUnit(
  tx: Database,
  pool: HeldPool,
  unit: number,
  said: NotRented,
  by: MovedBy,
): Promise<Outcome<readonly Displaced[], 'fleet-days-reversed' | 'date-invalid' | 'collides'>> {
  const wanted = blocksFor(said)
  if (!wanted.ok) return wanted
  const before = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.poolId, pool.id), eq(blocks.unit, unit), isBlockOfUnit))
  const except = before.map(({ id }) => id)
  const periods = wanted.value.map(({ during }) => during)
  const room = await roomFor(tx, pool, { unit, periods, except })
  if (!room.ok) return room
  // The rows that hold the unit go with them.
  await tx.delete(blocks).where(inArray(blocks.id, except))
  let moved = room.value
  const displaced: Displaced[] = []
  for (const block of wanted.value) {
    const [row] = await tx
      .insert(blocks)
      .values({ ...block, poolId: pool.id, unit, createdAt: by.at })
      .returning({ id: blocks.id })
    if (!row) throw new Error('a save of a block answered no row')
    const held = { id: row.id, unit, from: block.during.pickup, to: block.during.return }
    displaced.push(...(await holdBlockedUnits(tx, pool, held, { moved, by })))
    moved = []
  }
  return ok(displaced)
}

/** Days on the fleet of a unit of a pool. */
export interface UnitWithDays extends FleetDays {
  readonly poolId: number
  readonly number: number
}

/**
 * Blocks units that were just added, on which nothing stands, before and after their days on the fleet. Throws where these are
 * reversed. The caller's transaction must hold the locks of the pools' rows.
 */
export async function blockAddedUnits(
  tx: Database,
  added: readonly UnitWithDays[],
  createdAt: Date,
): Promise<void> {
  const wanted = added.flatMap(({ poolId, number, ...days }) => {
    const off = blocksFor({ ...days, outFrom: null, outReason: null })
    if (!off.ok) throw new Error('a unit was added whose last day on the fleet is before its first')
    return off.value.map((block) => ({ ...block, poolId, unit: number, createdAt }))
  })
  for (const some of chunksOf(wanted)) {
    const rows = await tx.insert(blocks).values(some).returning({ id: blocks.id })
    const ids = rows.map(({ id }) => id)
    await tx.execute(
      holdingRows(sql`(select id, pool_id, unit, during from blocks where ${inArray(blocks.id, ids)})`),
    )
  }
}

interface BlockOfUnit {
  readonly during: RentalPeriod
  readonly reason: BlockReason
  readonly note: string | null
}

function blocksFor({
  outFrom,
  outReason,
  ...days
}: NotRented): Result<BlockOfUnit[], 'fleet-days-reversed' | 'date-invalid'> {
  const out = outFrom === null ? undefined : outOfServiceFrom(outFrom)
  if (out && !out.ok) return out
  const off = timesOffFleet(days)
  if (!off.ok) return off
  return ok([
    ...(out ? [{ during: out.value, reason: 'stop_sell' as const, note: outReason }] : []),
    ...off.value.map((during) => ({ during, reason: 'off_fleet' as const, note: null })),
  ])
}
