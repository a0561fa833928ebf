import type { Move } from '@nelly/domain/availability/reassign-units'
import { formerNumber, type PairedUnits, pairedNumber } from '@nelly/domain/pools/pair-units'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import {
  blocks,
  poolCalendars,
  poolFeeds,
  poolJoins,
  pools,
  reservations,
  units,
  vehicles,
} from '../../platform/db/schema.ts'
import { blockAllUnits, moveBlocksWithTheirRows } from '../inventory/block-units.ts'
import { type MovedBy, moveToUnits } from '../inventory/take-unit.ts'

/** A join as it is stored. */
export type Join = typeof poolJoins.$inferSelect

/** Gives a joined pool back what it had, and what came to it since. The caller holds the locks of both. */
export async function storePart(
  tx: Database,
  join: Join,
  moved: readonly Move[],
  by: MovedBy,
): Promise<void> {
  const { poolId: kept, joinedId: joined, before } = join
  // Between the updates a unit may be held twice.
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  await tx
    .update(vehicles)
    .set({ poolId: joined })
    .where(and(eq(vehicles.poolId, kept), inArray(vehicles.id, [...before.vehicles])))
  const back = (unit: PgColumn) => ({ poolId: joined, unit: formerSql(before.paired, unit) })
  // Also of those that were given one of its vehicles meanwhile.
  await tx.update(reservations).set(back(reservations.unit)).where(eq(reservations.poolId, joined))
  await tx.execute(sql`
    update reservations set unit = (former.pair ->> 1)::integer
    from jsonb_array_elements(${JSON.stringify(before.reservations)}::jsonb) as former (pair)
    where reservations.id = (former.pair ->> 0)::integer and reservations.pool_id = ${joined}`)
  const isBlock = inArray(blocks.id, [...before.blocks])
  await tx.update(blocks).set(back(blocks.unit)).where(isBlock)
  await tx
    .update(reservations)
    .set(back(reservations.unit))
    .where(inArray(reservations.blockId, tx.select({ id: blocks.id }).from(blocks).where(isBlock)))
  await moveToUnits(tx, moved, by)
  await moveBlocksWithTheirRows(tx, moved)
  await tx
    .update(poolFeeds)
    .set(back(poolFeeds.unit))
    .where(inArray(poolFeeds.id, [...before.feeds]))
  await returnCalendars(tx, join)
  await returnUnits(tx, join)
  await tx.update(pools).set({ units: before.units }).where(eq(pools.id, kept))
  // Blocks of all units, also those that are over, hold those that are left.
  await blockAllUnits(tx, { id: kept, units: before.units })
  await tx.delete(poolJoins).where(eq(poolJoins.joinedId, joined))
}

/** SQL: `formerNumber` of a column; null stays null. */
const formerSql = ({ numbers, units }: PairedUnits, column: PgColumn): SQL =>
  sql`case when ${column} is not null then coalesce(
    (select number.place::integer from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb) with ordinality as number (unit, place)
      where number.unit::integer = ${column}),
    greatest(1, ${column} - ${units})) end`

async function returnCalendars(tx: Database, { joinedId, before }: Join): Promise<void> {
  const found = await tx
    .select()
    .from(poolCalendars)
    .where(inArray(poolCalendars.secret, [...before.calendars]))
  for (const { secret, numbers } of found) {
    const former = numbers?.map((unit) => formerNumber(before.paired, unit))
    const isWhole = former?.every((unit, index) => unit === index + 1)
    await tx
      .update(poolCalendars)
      .set({ poolId: joinedId, numbers: isWhole ? null : (former ?? null) })
      .where(eq(poolCalendars.secret, secret))
  }
}

/** What was told of its cars meanwhile goes back to the joined pool; the other one forgets their plates. */
async function returnUnits(tx: Database, { poolId, joinedId, before }: Join): Promise<void> {
  const known = await tx.select().from(units).where(eq(units.poolId, poolId))
  const own = await tx.select().from(units).where(eq(units.poolId, joinedId))
  for (const { revision: _, ...unit } of known) {
    const isUnit = and(eq(units.poolId, poolId), eq(units.number, unit.number))
    const former = own.find(({ number }) => pairedNumber(before.paired, number) === unit.number)
    const number =
      former?.number ?? (before.described.includes(unit.number) && formerNumber(before.paired, unit.number))
    if (!number) continue
    const { plate, plateKey } = former ?? unit
    const told = { ...unit, plate, plateKey, poolId: joinedId, number }
    await tx
      .insert(units)
      .values(told)
      .onConflictDoUpdate({ target: [units.poolId, units.number], set: told })
    if (before.described.includes(unit.number)) await tx.delete(units).where(isUnit)
    else if (former?.plateKey) await tx.update(units).set({ plate: null, plateKey: null }).where(isUnit)
  }
}
