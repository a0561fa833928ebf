import type { Outcome } from '@nelly/contract/refusal-details'
import type { Move } from '@nelly/domain/availability/reassign-units'
import type { AccountId, PoolId } from '@nelly/domain/ids'
import { heldOnce } from '@nelly/domain/pools/held-once'
import { formerNumber } from '@nelly/domain/pools/pair-units'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, desc, eq, exists, gt, inArray, not, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { poolJoins, pools, reservations } from '../../platform/db/schema.ts'
import { collisionsOf } from '../inventory/collisions.ts'
import { holdsUnit } from '../inventory/held-units.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { lockPoolsWithVehicles } from '../inventory/lock-pools.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import { type Join, storePart } from './store-part.ts'

type PartRefusal = 'pool-not-found' | 'join-rented' | 'collides'

/** SQL condition on joins: nothing was rented of the pool since. */
export const isNotRentedSince = (db: Database): SQL =>
  not(
    exists(
      db
        .select({ id: reservations.id })
        .from(reservations)
        .where(
          and(
            eq(reservations.poolId, poolJoins.poolId),
            isReservation,
            gt(reservations.createdAt, poolJoins.joinedAt),
          ),
        ),
    ),
  )

/**
 * Gives a pool that was joined to another its units, vehicles and reservations back. Returns it.
 *
 * Source: rules.md, "Availability".
 */
export const partPool = (
  db: Database,
  { account, actor }: Principal,
  joined: PoolId,
  now: Date,
): Promise<Outcome<PoolId, PartRefusal>> =>
  inTransaction(db, async (tx): Promise<Outcome<PoolId, PartRefusal>> => {
    const found = await findJoin(tx, account, joined)
    if (!found) return refuse('pool-not-found')
    await lockPoolsWithVehicles(tx, account, [found.poolId as PoolId, joined])
    const join = await findJoin(tx, account, joined)
    if (!join) return refuse('pool-not-found')
    const isUntouched = and(eq(poolJoins.joinedId, joined), isNotRentedSince(tx))
    if ((await tx.$count(poolJoins, isUntouched)) === 0) return refuse('join-rented')
    const planned = await planPart(tx, join, now)
    if (!planned.ok) return planned
    await storePart(tx, join, planned.value, { actor, at: now })
    return ok(joined)
  })

/** The join of a pool of the account; only the last one of the pool that was kept, as later ones are parted before. */
async function findJoin(db: Database, account: AccountId, joined: PoolId): Promise<Join | undefined> {
  const [own] = await db
    .select({ join: poolJoins })
    .from(poolJoins)
    .innerJoin(pools, eq(pools.id, poolJoins.poolId))
    .where(and(eq(pools.accountId, account), eq(poolJoins.joinedId, joined)))
  if (!own) return undefined
  const [last] = await db
    .select()
    .from(poolJoins)
    .where(eq(poolJoins.poolId, own.join.poolId))
    .orderBy(desc(poolJoins.joinedAt))
    .limit(1)
  return last?.joinedId === joined ? last : undefined
}

/** Who of both pools changes the unit, as what was changed meanwhile may be in the way. */
async function planPart(
  db: Database,
  { poolId, joinedId, before }: Join,
  now: Date,
): Promise<Outcome<readonly Move[], 'collides'>> {
  const [joined] = await db.select().from(pools).where(eq(pools.id, joinedId))
  if (!joined) throw new Error('a join of no pool')
  const clock = wallClockIn(joined.timezone, now)
  const unitOf = new Map(before.reservations)
  const ofItsVehicles = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.poolId, poolId), inArray(reservations.vehicleId, [...before.vehicles])))
  const returning = new Set(ofItsVehicles.map(({ id }) => id))
  const isBack = ({ id, block }: { id: number; block: number | null }) =>
    block === null ? returning.has(id) : before.blocks.includes(block)
  const held = await heldOrOut(db, poolId, holdsUnit, clock)
  const back = held
    .filter(isBack)
    .map((one) => ({ ...one, unit: unitOf.get(one.id) ?? formerNumber(before.paired, one.unit) }))
  const stays = held.filter((one) => !isBack(one))
  const both = [heldOnce(back, joined.units, clock), heldOnce(stays, before.units, clock)]
  const collisions = both.flatMap((one) => one.collisions ?? [])
  if (collisions.length > 0) return refuse('collides', { collisions: await collisionsOf(db, collisions) })
  return ok(both.flatMap((one) => one.moved ?? []))
}
