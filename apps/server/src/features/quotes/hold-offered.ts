import type { Outcome } from '@nelly/contract/refusal-details'
import type { PoolId, QuoteId } from '@nelly/domain/ids'
import { ok } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { blocks } from '../../platform/db/schema.ts'
import { holdBlockedUnits } from '../inventory/block-units.ts'
import { type AtDesk, type Planned, planVehicle } from './plan-offer.ts'

/**
 * Holds as many units of each pool as the offer of a quote needs that needs most of them, one after the other: each plan sees what the ones
 * before it hold.
 */
export async function holdOffered(
  tx: Database,
  which: AtDesk,
  quoteId: QuoteId,
  { offered, now }: { readonly offered: readonly (readonly Planned[])[]; readonly now: Date },
): Promise<Outcome<true>> {
  const needed = new Map<number, readonly Planned[]>()
  for (const offer of offered)
    for (const [pool, ofPool] of Map.groupBy(offer, ({ plan }) => plan.vehicle.pool.id))
      if (ofPool.length > (needed.get(pool)?.length ?? 0)) needed.set(pool, ofPool)
  for (const { trip } of [...needed.values()].flat()) {
    // Planned again: what made room for the last one may have moved what this one counts on.
    const one = await planVehicle(tx, which, trip, { instant: now, isSaved: true, together: [] })
    if (!one.ok) return one
    const { assigned, plan } = one.value
    const { vehicle, held, timezone, now: clock } = plan
    const { pool } = vehicle
    const { unit, moved } = assigned
    const [block] = await tx
      .insert(blocks)
      .values({ poolId: pool.id, unit, during: held, reason: 'quote', quoteId, createdAt: now })
      .returning({ id: blocks.id })
    if (!block) throw new Error('an insert answered no row')
    const time = { id: block.id, unit, from: held.pickup, to: held.return }
    const locked = { id: pool.id as PoolId, units: pool.units, timezone, now: clock }
    await holdBlockedUnits(tx, locked, time, { moved, by: { actor: which.actor, at: now } })
  }
  return ok(true)
}
