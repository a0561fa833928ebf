import { type BlockChanges, blockAnswer, type SavedBlock } from '@nelly/contract/blocks/blocks'
import type { Outcome } from '@nelly/contract/refusal-details'
import { blockPeriod } from '@nelly/domain/blocks/blocks'
import type { BlockId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { realWallClock, type WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { blocks } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'
import { holdBlockedUnits, releaseBlockedUnits, roomFor } from '../inventory/block-units.ts'
import { changeRefusal, findBlock, toBlock } from '../inventory/blocks-of.ts'
import { displacedBy } from '../inventory/displaced-by.ts'
import { holdPool, lockVehicles } from '../inventory/hold-pool.ts'

/**
 * Changes a block that a person made. With a `revision`, refuses to change what others changed meanwhile. A unit that the pool no
 * longer has is kept as long as the edit does not choose another.
 *
 * Source: rules.md, "Blocks".
 */
export function changeBlock(
  db: Database,
  { account, actor }: Principal,
  id: BlockId,
  { revision, mayMove, ...fields }: BlockChanges,
  now: Date,
): Promise<Outcome<SavedBlock>> {
  return inTransaction(db, async (tx): Promise<Outcome<SavedBlock>> => {
    const seen = await findBlock(tx, account, id)
    if (!seen) return refuse('block-not-found')
    const kept = changeRefusal(seen)
    if (kept) return refuse(kept)
    const wanted = fields.vehicleId ?? seen.vehicleId
    // Both vehicles of a block that moves: the units of the one that it leaves may be changed meanwhile.
    await lockVehicles(tx, [seen.vehicleId, wanted])
    const pool = await holdPool(tx, account, { vehicle: wanted }, now)
    if (!pool) return refuse('vehicle-not-found')
    // Locked and read again: another edit may have come first.
    await tx.select({ id: blocks.id }).from(blocks).where(eq(blocks.id, id)).for('update')
    const before = await findBlock(tx, account, id)
    if (!before) return refuse('block-not-found')
    if (isStale({ revision }, before) || before.vehicleId !== seen.vehicleId)
      return refuse('changed-meanwhile', { newest: blockAnswer.parse(before) })
    const changes = givenFields(fields)
    // Only what is changed: one that was made at a skipped time stays where it is.
    const real = (at: WallClock | undefined) => at && realWallClock(at, pool.timezone)
    const after = {
      ...{ ...before, ...changes },
      from: real(changes.from) ?? before.from,
      to: real(changes.to) ?? before.to,
    }
    const isMoved = after.unit !== before.unit || after.vehicleId !== before.vehicleId
    if (isMoved && after.unit !== null && after.unit > pool.units) return refuse('unit-not-found')
    const period = blockPeriod(after.from, after.to)
    if (!period.ok) return period
    const room = await roomFor(tx, pool, { unit: after.unit, periods: [period.value], except: [id] })
    if (!room.ok) return room
    if (mayMove === false && room.value.length > 0)
      return refuse('would-move', { displaced: await displacedBy(tx, pool.id, room.value) })
    const { vehicleId, unit, reason, note } = after
    const [row] = await tx
      .update(blocks)
      .set({ poolId: pool.id, unit, during: period.value, reason, note })
      .where(eq(blocks.id, id))
      .returning()
    if (!row) return refuse('block-not-found')
    const saved = toBlock(row, vehicleId)
    await releaseBlockedUnits(tx, id)
    const by = { actor, at: now }
    const displaced = await holdBlockedUnits(tx, pool, saved, { moved: room.value, by })
    return ok({ ...saved, displaced })
  })
}
