import type { JoinPreview } from '@nelly/contract/pools/pools'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Booked } from '@nelly/domain/availability/booked'
import type { AccountId, PoolId } from '@nelly/domain/ids'
import { heldOnce } from '@nelly/domain/pools/held-once'
import { pairedNumber, pairUnits } from '@nelly/domain/pools/pair-units'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { pools, units } from '../../platform/db/schema.ts'
import { collisionsOf } from '../inventory/collisions.ts'
import { displacedBy } from '../inventory/displaced-by.ts'
import { holdsUnit } from '../inventory/held-units.ts'
import { isPoolOf } from '../inventory/is-pool-of.ts'
import { lockPoolsWithVehicles } from '../inventory/lock-pools.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import { type JoinPlan, type PoolPair, storeJoin } from './store-join.ts'

type JoinRefusal = 'pool-not-found' | 'pool-same' | 'pools-zones-differ' | 'collides'

/** What joining two pools would do; nothing is stored. */
export async function previewJoin(
  db: Database,
  account: AccountId,
  pair: PoolPair,
  now: Date,
): Promise<Outcome<JoinPreview, JoinRefusal>> {
  const planned = await planJoin(db, account, pair, now)
  if (!planned.ok) return planned
  const { paired, moved } = planned.value
  const toCome = moved.filter(({ unit }) => unit <= paired.units)
  return ok({ ...paired, displaced: await displacedBy(db, pair.kept, toCome) })
}

/**
 * Makes the units of two pools one set, which the vehicles of both offer. What has not begun gets another unit where that makes room.
 *
 * Source: rules.md, "Availability".
 */
export const joinPools = (
  db: Database,
  { account, actor }: Principal,
  pair: PoolPair,
  now: Date,
): Promise<Outcome<PoolId, JoinRefusal>> =>
  inTransaction(db, async (tx): Promise<Outcome<PoolId, JoinRefusal>> => {
    await lockPoolsWithVehicles(tx, account, [pair.kept, pair.joined])
    const planned = await planJoin(tx, account, pair, now)
    if (!planned.ok) return planned
    await storeJoin(tx, pair, planned.value, { actor, at: now })
    return ok(pair.kept)
  })

async function planJoin(
  db: Database,
  account: AccountId,
  pair: PoolPair,
  now: Date,
): Promise<Outcome<JoinPlan, JoinRefusal>> {
  if (pair.kept === pair.joined) return refuse('pool-same')
  const found = await db
    .select()
    .from(pools)
    .where(and(isPoolOf(db, account), inArray(pools.id, [pair.kept, pair.joined])))
  const [kept, joined] = [pair.kept, pair.joined].map((id) => found.find((pool) => pool.id === id))
  if (!kept || !joined) return refuse('pool-not-found')
  if (kept.timezone !== joined.timezone) return refuse('pools-zones-differ')
  const plates = await platesOf(db, pair)
  const paired = pairUnits(
    { units: kept.units, plates: plates(pair.kept) },
    { units: joined.units, plates: plates(pair.joined) },
  )
  const clock = wallClockIn(kept.timezone, now)
  const held = (pool: PoolId): Promise<Booked[]> => heldOrOut(db, pool, holdsUnit, clock)
  const joinedHeld = (await held(pair.joined)).map((one) => ({
    ...one,
    unit: pairedNumber(paired, one.unit),
  }))
  const once = heldOnce([...(await held(pair.kept)), ...joinedHeld], paired.units, clock)
  if (once.collisions) return refuse('collides', { collisions: await collisionsOf(db, once.collisions) })
  return ok({ paired, moved: once.moved, keptUnits: kept.units })
}

async function platesOf(db: Database, { kept, joined }: PoolPair) {
  const known = await db
    .select({ pool: units.poolId, number: units.number, plate: units.plate })
    .from(units)
    .where(inArray(units.poolId, [kept, joined]))
  return (pool: PoolId): ReadonlyMap<number, string> =>
    new Map(known.flatMap((unit) => (unit.pool === pool && unit.plate ? [[unit.number, unit.plate]] : [])))
}
