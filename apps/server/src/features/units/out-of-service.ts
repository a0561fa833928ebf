import type { Displaced } from '@nelly/contract/blocks/displaced'
import type { Outcome } from '@nelly/contract/refusal-details'
import { outOfServiceFrom } from '@nelly/domain/blocks/blocks'
import type { BlockId } from '@nelly/domain/ids'
import { ok } from '@nelly/domain/result'
import type { UnitDetails } from '@nelly/domain/units/unit'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks } from '../../platform/db/schema.ts'
import { holdBlockedUnits, releaseBlockedUnits, roomFor } from '../inventory/block-units.ts'
import type { HeldPool } from '../inventory/hold-pool.ts'
import type { MovedBy } from '../inventory/take-unit.ts'
import { endsNever } from '../inventory/units-of.ts'

/**
 * Takes a unit out of service from a day on by a block without an end, or back in service by deleting that one; returns the
 * reservations that changed their unit. The caller's transaction must hold the lock of the pool's row.
 *
 * Source: rules.md, "Units".
 */
export async function setOutOfService(
  tx: Database,
  pool: HeldPool,
  unit: number,
  { outFrom, outReason }: Pick<UnitDetails, 'outFrom' | 'outReason'>,
  by: MovedBy,
): Promise<Outcome<readonly Displaced[], 'date-invalid' | 'collides'>> {
  const [before] = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.poolId, pool.id), eq(blocks.unit, unit), endsNever))
  const except = before?.id as BlockId | undefined
  if (outFrom === null) {
    if (except) await tx.delete(blocks).where(eq(blocks.id, except))
    return ok([])
  }
  const period = outOfServiceFrom(outFrom)
  if (!period.ok) return period
  const room = await roomFor(tx, pool, { unit, period: period.value, ...(except && { except }) })
  if (!room.ok) return room
  const during = period.value
  const set = { during, note: outReason }
  const at = { poolId: pool.id, unit, createdAt: by.at }
  const [row] = except
    ? await tx.update(blocks).set(set).where(eq(blocks.id, except)).returning()
    : await tx
        .insert(blocks)
        .values({ ...at, ...set, reason: 'stop_sell' })
        .returning()
  if (!row) throw new Error('a save of a block answered no row')
  await releaseBlockedUnits(tx, row.id as BlockId)
  const block = { id: row.id, unit, from: during.pickup, to: during.return }
  return ok(await holdBlockedUnits(tx, pool, block, { moved: room.value, by }))
}
