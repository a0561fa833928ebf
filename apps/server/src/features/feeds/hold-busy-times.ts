import { MAX_BLOCK_DAYS } from '@nelly/domain/blocks/blocks'
import type { PoolId } from '@nelly/domain/ids'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import { addMinutes } from '@nelly/domain/wall-clock'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, type poolFeeds } from '../../platform/db/schema.ts'
import { holdingRows } from '../inventory/block-units.ts'
import { heldFrom } from '../inventory/held-units.ts'
import type { HeldPool } from '../inventory/hold-pool.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import type { BusyTime } from './busy-times.ts'

/**
 * Makes the blocks of a feed what it says is busy now: those of events that are gone or were moved go, new ones come where a unit
 * is free. No reservation moves for them. What is over stays, as feeds forget what is past. The caller's transaction must hold the
 * lock of the pool's row.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function holdBusyTimes(
  tx: Database,
  pool: HeldPool,
  feed: Pick<typeof poolFeeds.$inferSelect, 'id' | 'name' | 'unit'>,
  busy: readonly BusyTime[],
  at: Date,
): Promise<void> {
  const missing = new Map(
    busy.filter(({ to }) => to > pool.now).map((time) => [time.key, blockable(time)] as const),
  )
  const gone: number[] = []
  for (const { id, key, unit, during } of await blocksOfFeed(tx, feed.id, pool.id)) {
    const wanted = missing.get(key ?? '')
    const isSame = wanted && wanted.pickup === during.pickup && wanted.return === during.return
    if (isSame && unit !== null && unit <= pool.units) missing.delete(key ?? '')
    else if (wanted || during.return > pool.now) gone.push(id)
  }
  if (gone.length > 0) await tx.delete(blocks).where(inArray(blocks.id, gone))
  if (missing.size === 0) return
  const held = await heldOrOut(tx, pool.id, heldFrom(pool.now), pool.now)
  await insertBlocks(tx, pool, feed, placed(missing, { feed, pool, held }), at)
}

interface PlacedBlock {
  readonly key: string
  readonly unit: number
  readonly period: RentalPeriod
}

/** The busy times for which there is a unit, each with it. */
function placed(
  missing: ReadonlyMap<string, RentalPeriod>,
  { feed, pool, held }: { feed: { unit: number | null }; pool: HeldPool; held: readonly Holding[] },
): PlacedBlock[] {
  const taken = [...held]
  return [...missing].flatMap(([key, period]) => {
    const unit = unitFor(feed.unit, pool.units, taken, period)
    if (unit === undefined) return []
    taken.push({ unit, period, isBlock: true })
    return [{ key, unit, period }]
  })
}

/** Inserts blocks with the rows that hold their units, by one statement: a thousand must not keep others from the database. */
async function insertBlocks(
  tx: Database,
  pool: HeldPool,
  feed: { readonly id: number },
  added: readonly PlacedBlock[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return
  const said = JSON.stringify(
    added.map(({ key, unit, period }) => ({ key, unit, during: rangeOfPeriod(period) })),
  )
  await tx.execute(sql`
    with made as (
      insert into blocks (pool_id, unit, during, reason, feed_id, feed_key, created_at)
      select ${pool.id}, said.unit, said.during, 'stop_sell', ${feed.id}, said.key, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${said}::jsonb) as said (key text, unit integer, during tsrange)
      returning id, pool_id, unit, during)
    ${holdingRows(sql`made`)}`)
}

const blocksOfFeed = (tx: Database, feed: number, pool: PoolId) =>
  tx
    .select({ id: blocks.id, key: blocks.feedKey, unit: blocks.unit, during: blocks.during })
    .from(blocks)
    .where(and(eq(blocks.feedId, feed), eq(blocks.poolId, pool)))
    .for('update')

/** The period of a block: what is longer than a block may be is cut off at its end. */
function blockable({ from, to }: BusyTime): RentalPeriod {
  const latest = addMinutes(from, MAX_BLOCK_DAYS * 24 * 60)
  return { pickup: from, return: to < latest ? to : latest }
}

/** The unit that a feed names, unless a reservation has it then; else the first with nothing on it. */
function unitFor(
  named: number | null,
  units: number,
  held: readonly Holding[],
  period: RentalPeriod,
): number | undefined {
  const inTheWay = held.filter((one) => overlaps(one.period, period))
  if (named !== null)
    return inTheWay.some(({ unit, isBlock }) => unit === named && !isBlock) ? undefined : named
  const taken = new Set(inTheWay.map(({ unit }) => unit))
  for (let unit = 1; unit <= units; unit++) if (!taken.has(unit)) return unit
  return undefined
}

/** What holds a unit for a time. */
type Holding = Pick<Awaited<ReturnType<typeof heldOrOut>>[number], 'unit' | 'period' | 'isBlock'>
