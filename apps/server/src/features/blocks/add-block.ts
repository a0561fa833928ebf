import type { NewBlock, SavedBlock } from '@nelly/contract/blocks/blocks'
import type { Outcome } from '@nelly/contract/refusal-details'
import { blockPeriod } from '@nelly/domain/blocks/blocks'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { realWallClock } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { blocks } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { holdBlockedUnits, roomFor } from '../inventory/block-units.ts'
import { toBlock } from '../inventory/blocks-of.ts'
import { displacedBy } from '../inventory/displaced-by.ts'
import { holdPool } from '../inventory/hold-pool.ts'
import { hasLanding } from '../inventory/published.ts'

/** Blocks a unit of a vehicle, or all of them. Source: rules.md, "Blocks". */
export function addBlock<Answer>(
  db: Database,
  { account, actor }: Principal,
  landing: LandingId,
  { fields, now }: { fields: NewBlock; now: Date },
  respond: Respond<SavedBlock, Answer>,
): Promise<Outcome<Answer>> {
  const { vehicleId, reason } = fields
  const unit = fields.unit ?? null
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    if (!(await hasLanding(tx, account, landing))) return refuse('landing-not-found')
    const pool = await holdPool(tx, account, { landing, vehicle: vehicleId }, now)
    if (!pool) return refuse('vehicle-not-found')
    if (unit !== null && unit > pool.units) return refuse('unit-not-found')
    const { timezone } = pool
    const period = blockPeriod(realWallClock(fields.from, timezone), realWallClock(fields.to, timezone))
    if (!period.ok) return period
    const room = await roomFor(tx, pool, { unit, periods: [period.value] })
    if (!room.ok) return room
    if (fields.mayMove === false && room.value.length > 0)
      return refuse('would-move', { displaced: await displacedBy(tx, pool.id, room.value) })
    const [row] = await tx
      .insert(blocks)
      .values({
        poolId: pool.id,
        unit,
        during: period.value,
        reason,
        note: fields.note ?? null,
        createdAt: now,
      })
      .returning()
    if (!row) throw new Error('an insert answered no row')
    const block = toBlock(row, vehicleId)
    const by = { actor, at: now }
    const displaced = await holdBlockedUnits(tx, pool, block, { moved: room.value, by })
    return ok(await respond(tx, { ...block, displaced }))
  })
}
