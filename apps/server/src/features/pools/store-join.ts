import type { Move } from '@nelly/domain/availability/reassign-units'
import type { PoolId } from '@nelly/domain/ids'
import { type PairedUnits, pairedNumber } from '@nelly/domain/pools/pair-units'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
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
import { moveBlocksWithTheirRows, splitBlocksOfAll } from '../inventory/block-units.ts'
import { type MovedBy, moveToUnits } from '../inventory/take-unit.ts'

/** Two pools that have the same cars: which is kept, and which is joined to it. */
export interface PoolPair {
  readonly kept: PoolId
  readonly joined: PoolId
}

/** How two pools become one. */
export interface JoinPlan {
  readonly paired: PairedUnits
  readonly moved: readonly Move[]
  /** How many units the kept one has. */
  readonly keptUnits: number
}

/** Gives all that a pool has to the one that it is joined to, and stores how to take it back. The caller holds both locks. */
export async function storeJoin(
  tx: Database,
  { kept, joined }: PoolPair,
  { paired, moved, keptUnits }: JoinPlan,
  by: MovedBy,
): Promise<void> {
  // Between the updates a unit may be held twice.
  await tx.execute(sql`set constraints reservations_never_double_booked deferred`)
  if (paired.units > keptUnits) await splitBlocksOfAll(tx, kept)
  await splitBlocksOfAll(tx, joined)
  const reserved = await tx
    .select({ id: reservations.id, unit: reservations.unit })
    .from(reservations)
    .where(and(eq(reservations.poolId, joined), isNull(reservations.blockId)))
  const unit = (column: PgColumn) => pairedSql(paired, column)
  await tx
    .update(reservations)
    .set({ poolId: kept, unit: unit(reservations.unit) })
    .where(and(eq(reservations.poolId, joined), isNotNull(reservations.blockId)))
  const held = await tx
    .update(blocks)
    .set({ poolId: kept, unit: unit(blocks.unit) })
    .where(eq(blocks.poolId, joined))
    .returning({ id: blocks.id })
  // The foreign key takes their reservations along.
  const offering = await tx
    .update(vehicles)
    .set({ poolId: kept })
    .where(eq(vehicles.poolId, joined))
    .returning({ id: vehicles.id })
  await tx
    .update(reservations)
    .set({ unit: unit(reservations.unit) })
    .where(and(eq(reservations.poolId, kept), inArray(reservations.vehicleId, ids(offering))))
  await moveToUnits(tx, moved, by)
  await moveBlocksWithTheirRows(tx, moved)
  const feeds = await tx
    .update(poolFeeds)
    .set({ poolId: kept, unit: unit(poolFeeds.unit) })
    .where(eq(poolFeeds.poolId, joined))
    .returning({ id: poolFeeds.id })
  const calendars = await moveCalendars(tx, { kept, joined }, paired)
  const described = await describeUnits(tx, { kept, joined }, paired)
  await tx.update(pools).set({ units: paired.units }).where(eq(pools.id, kept))
  await tx.insert(poolJoins).values({
    joinedId: joined,
    poolId: kept,
    joinedAt: by.at,
    before: {
      units: keptUnits,
      paired,
      reservations: reserved.map((one) => [one.id, one.unit]),
      vehicles: ids(offering),
      blocks: ids(held),
      feeds: ids(feeds),
      calendars,
      described,
    },
  })
}

const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

/** SQL: `pairedNumber` of a column; null stays null. */
const pairedSql = ({ units, numbers }: PairedUnits, column: PgColumn): SQL =>
  sql`coalesce((${JSON.stringify(numbers)}::jsonb ->> (${column} - 1))::integer, ${units} + ${column})`

/** The calendars that channels read show the same cars as before. Returns their secrets. */
async function moveCalendars(
  tx: Database,
  { kept, joined }: PoolPair,
  paired: PairedUnits,
): Promise<string[]> {
  const found = await tx.select().from(poolCalendars).where(eq(poolCalendars.poolId, joined))
  for (const { secret, numbers } of found) {
    const shown = (numbers ?? paired.numbers.map((_, index) => index + 1)).map((unit) =>
      pairedNumber(paired, unit),
    )
    await tx
      .update(poolCalendars)
      .set({ poolId: kept, numbers: shown })
      .where(eq(poolCalendars.secret, secret))
  }
  return found.map(({ secret }) => secret)
}

/**
 * The kept pool is told what only the joined one knows of a car. Returns the numbers of the units that it knew nothing of.
 */
async function describeUnits(
  tx: Database,
  { kept, joined }: PoolPair,
  paired: PairedUnits,
): Promise<number[]> {
  const known = await tx.select().from(units).where(eq(units.poolId, joined))
  const before = await tx.select().from(units).where(eq(units.poolId, kept))
  const described: number[] = []
  for (const { revision: _, ...unit } of known) {
    const number = pairedNumber(paired, unit.number)
    const there = before.find((one) => one.number === number)
    const isUnit = and(eq(units.poolId, kept), eq(units.number, number))
    const told = { ...unit, ...knownOf(there), poolId: kept, number }
    if (there) await tx.update(units).set(told).where(isUnit)
    else {
      await tx.insert(units).values(told)
      described.push(number)
    }
  }
  return described
}

/** What is known of a unit, but for what raises by itself. */
const knownOf = ({ revision: _, ...unit }: Partial<typeof units.$inferSelect> = {}): object =>
  Object.fromEntries(Object.entries(unit).filter(([, value]) => value !== null))
