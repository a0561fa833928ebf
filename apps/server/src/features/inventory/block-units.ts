import type { Displaced } from '@nelly/contract/displaced'
import type { Outcome } from '@nelly/contract/refusal-details'
import { type Booked, hasBegun } from '@nelly/domain/availability/booked'
import { type Move, roomForBlocks } from '@nelly/domain/availability/reassign-units'
import { type Block, unitsBlocked } from '@nelly/domain/blocks/blocks'
import { USD } from '@nelly/domain/currency'
import type { BlockId } from '@nelly/domain/ids'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import { ok, refuse } from '@nelly/domain/result'
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, reservations } from '../../platform/db/schema.ts'
import { collisionsOf } from './collisions.ts'
import { displacedBy } from './displaced-by.ts'
import { heldDuring, heldFrom } from './held-units.ts'
import type { HeldPool } from './hold-pool.ts'
import { heldOrOut } from './out-now.ts'
import { type MovedBy, moveToUnits } from './take-unit.ts'

/**
 * What is in the way of blocks of one unit, or of all, or the reservations that change their unit to make room for them. What has
 * begun keeps its unit, and where all units are blocked there is none to change to.
 *
 * `except` are the blocks that are changed.
 *
 * Source: rules.md, "Blocks".
 */
export async function roomFor(
  tx: Database,
  pool: HeldPool,
  {
    unit,
    periods,
    except = [],
  }: { unit: number | null; periods: readonly RentalPeriod[]; except?: readonly number[] },
): Promise<Outcome<readonly Move[], 'collides'>> {
  if (periods.length === 0) return ok([])
  const all = await heldOrOut(tx, pool.id, or(...periods.map(heldDuring), heldFrom(pool.now)), pool.now)
  const held = all.filter(({ block }) => block === null || !except.includes(block))
  const meanwhile = held.filter(
    (one) => !one.isBlock && periods.some((period) => overlaps(one.period, period)),
  )
  if (unit === null) return meanwhile.length === 0 ? ok([]) : collides(tx, meanwhile)
  const inTheWay = meanwhile.filter((one) => one.unit === unit)
  // Also where nothing stands on the unit: it may be the one that is left for a reservation of a removed unit.
  const moved = roomForBlocks(
    held,
    periods.map((period) => ({ unit, period })),
    pool.units,
    pool.now,
  )
  if (!moved) return collides(tx, inTheWay.length > 0 ? inTheWay : meanwhile)
  const begun = inTheWay.filter((one) => hasBegun(one, pool.now))
  return begun.length > 0 ? collides(tx, begun) : ok(moved)
}

const collides = async (tx: Database, inTheWay: readonly Booked[]) =>
  refuse('collides', { collisions: await collisionsOf(tx, inTheWay) })

/** Holds the units of a block for which `roomFor` found room; returns the reservations that changed their unit. */
export async function holdBlockedUnits(
  tx: Database,
  pool: HeldPool,
  block: HeldTime,
  { moved, by }: { moved: readonly Move[]; by: MovedBy },
): Promise<Displaced[]> {
  const displaced = await displacedBy(tx, pool.id, moved)
  await moveToUnits(tx, moved, by)
  await insertRows(tx, pool, block, unitsBlocked(block, pool.units))
  return displaced
}

/** Releases all units of a block. */
export const releaseBlockedUnits = async (tx: Database, block: BlockId): Promise<void> => {
  await tx.delete(reservations).where(eq(reservations.blockId, block))
}

/**
 * Lets the blocks of all units hold the units that a pool has now: nothing can stand on the new ones, as nothing was
 * booked on units that did not exist. The caller's transaction must hold the lock of the pool's row.
 */
export async function blockAllUnits(
  tx: Database,
  pool: { readonly id: number; readonly units: number },
): Promise<void> {
  const ofAll = await tx
    .select({ id: blocks.id, during: blocks.during })
    .from(blocks)
    .where(and(eq(blocks.poolId, pool.id), isNull(blocks.unit)))
    .orderBy(asc(blocks.id))
    .for('update')
  if (ofAll.length === 0) return
  const ids = ofAll.map(({ id }) => id)
  await tx
    .delete(reservations)
    .where(and(inArray(reservations.blockId, ids), gt(reservations.unit, pool.units)))
  const there = await tx
    .select({ block: reservations.blockId, unit: reservations.unit })
    .from(reservations)
    .where(inArray(reservations.blockId, ids))
  for (const { id, during } of ofAll) {
    const held = new Set(there.filter(({ block }) => block === id).map(({ unit }) => unit))
    const missing = unitsBlocked({ unit: null }, pool.units).filter((unit) => !held.has(unit))
    await insertRows(tx, pool, { id, unit: null, from: during.pickup, to: during.return }, missing)
  }
}

/**
 * Makes the blocks of all units of a pool one for each unit that they hold, where it is about to get others that they do not mean. The
 * caller's transaction must hold the lock of the pool's row.
 */
export async function splitBlocksOfAll(tx: Database, pool: number): Promise<void> {
  const ofAll = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.poolId, pool), isNull(blocks.unit)))
  for (const { id, revision: _, ...block } of ofAll) {
    const held = await tx
      .select({ unit: reservations.unit })
      .from(reservations)
      .where(eq(reservations.blockId, id))
      .orderBy(asc(reservations.unit))
    const [first = 1, ...others] = held.map(({ unit }) => unit)
    const copies = others.map((unit) => ({ ...block, unit }))
    const added = copies.length > 0 ? await tx.insert(blocks).values(copies).returning() : []
    await tx.update(blocks).set({ unit: first }).where(eq(blocks.id, id))
    // Their rows stay: who asks for a split has planned with them.
    for (const copy of added)
      await tx
        .update(reservations)
        .set({ blockId: copy.id, reference: `block-${copy.id}-${copy.unit}` })
        .where(and(eq(reservations.blockId, id), eq(reservations.unit, copy.unit ?? 1)))
  }
}

/** A block whose rows were moved, as they are over, is of the unit that they hold now. */
export async function moveBlocksWithTheirRows(tx: Database, moved: readonly Move[]): Promise<void> {
  if (moved.length === 0) return
  const rows = moved.map(({ id }) => id)
  await tx.execute(sql`
    update blocks set unit = held.unit from reservations as held
    where held.block_id = blocks.id and blocks.unit is not null and ${inArray(sql`held.id`, rows)}`)
}

/** A block as far as it holds units. */
type HeldTime = Pick<Block, 'unit' | 'from' | 'to'> & { readonly id: number }

/** Inserts the rows that hold units for a block. */
async function insertRows(
  tx: Database,
  { id: pool }: { readonly id: number },
  { id, from, to }: HeldTime,
  units: readonly number[],
): Promise<void> {
  if (units.length === 0) return
  const during = rangeOfPeriod({ pickup: from, return: to })
  await tx.execute(
    holdingRows(sql`(
      select ${id}::integer as id, ${pool}::integer as pool_id, unit::integer as unit, ${during}::tsrange as during
      from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb) as unit)`),
  )
}

/**
 * SQL: inserts the rows that hold units for blocks, without a customer and a price, out of rows with the columns of `blocks` from its
 * `id` to `during`.
 */
export const holdingRows = (held: SQL): SQL => sql`
  insert into reservations
    (reference, pool_id, unit, during, block_id, vehicle_name, persons, bags, first_name, last_name, phone, email,
      pickup_place, return_place, extras, quote, currency, total_minor, created_at)
  select 'block-' || held.id || '-' || held.unit, held.pool_id, held.unit, held.during, held.id, '', 0, 0,
    '', '', '', '', '', '', '[]', '{}', ${USD}, 0, now()
  from ${held} as held`
