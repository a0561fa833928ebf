import type { RentalPeriod } from '@nelly/domain/rental-period'
import { outHold } from '@nelly/domain/reservations/overdue'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pools, reservations } from '../../platform/db/schema.ts'
import { type HeldUnit, heldUnits } from './held-units.ts'

/** A unit that is out, as it is read; its times as JSON has them. */
interface OutRow {
  readonly id: number
  readonly pool: number
  readonly unit: number
  readonly pickup: string
  readonly return: string
  readonly held: string
  readonly outAt: string | null
}

/**
 * SQL: the units of a query's pool that are out, for `toHeldUnits`. Read apart from what is booked, as an index has
 * these few (decision 0093), and in the same query, as pages ask for many vehicles.
 */
export const outOfPool = sql<OutRow[] | null>`(
  select json_agg(json_build_object('id', gone.id, 'pool', gone.pool_id, 'unit', gone.unit,
    'pickup', lower(gone.during), 'return', upper(gone.during), 'held', upper(gone.held), 'outAt', gone.out_at))
  from ${reservations} as gone
  where gone.pool_id = ${pools}.id and gone.status = 'out' and gone.deleted_at is null)`

/** The units that are out, each with the time in which it is held: one that is late is not there for the next. */
export const toHeldUnits = (rows: readonly OutRow[], timezone: string, now: WallClock): HeldUnit[] =>
  rows.map(({ id, pool, unit, outAt, ...row }) => {
    const period = { pickup: clockOf(row.pickup), return: clockOf(row.return) }
    const held = { pickup: period.pickup, return: clockOf(row.held) }
    const out = outAt ? wallClockIn(timezone, new Date(outAt)) : period.pickup
    return {
      id,
      pool,
      unit,
      period: outHold({ period, held, outAt: out }, now),
      block: null,
      isBlock: false,
      isOut: true,
    }
  })

const clockOf = (timestamp: string): WallClock => timestamp.slice(0, 16) as WallClock

/** The units of a pool that are out at `now`. */
export async function outNow(db: Database, pool: number, now: WallClock): Promise<HeldUnit[]> {
  const [found] = await db
    .select({ out: outOfPool, timezone: pools.timezone })
    .from(pools)
    .where(eq(pools.id, pool))
  return found ? toHeldUnits(found.out ?? [], found.timezone, now) : []
}

/** What holds units of one pool as far as `which` says, and its units that are out. */
export async function heldOrOut(
  db: Database,
  pool: number,
  which: SQL | undefined,
  now: WallClock,
): Promise<HeldUnit[]> {
  const out = await outNow(db, pool, now)
  return withOut(await heldUnits(db, [pool], which), out)
}

/** What holds units, where vehicles that are out hold theirs as long as they are. */
export const withOut = <T extends { readonly id: number; readonly period: RentalPeriod }>(
  held: readonly T[],
  out: readonly HeldUnit[],
): (T | HeldUnit)[] => {
  const ids = new Set(out.map(({ id }) => id))
  return [...held.filter(({ id }) => !ids.has(id)), ...out]
}
