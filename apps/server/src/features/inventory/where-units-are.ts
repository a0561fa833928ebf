import type { RentalPeriod } from '@nelly/domain/rental-period'
import { type Whereabouts, whereIs } from '@nelly/domain/units/whereabouts'
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, reservations, units } from '../../platform/db/schema.ts'
import { standingReservation } from './held-units.ts'

/** Where each unit of these pools is, by its pool and number. */
export async function whereUnitsAre(
  db: Database,
  ids: readonly number[],
): Promise<(pool: number, unit: number) => Whereabouts> {
  if (ids.length === 0) return () => whereIs(undefined, undefined)
  const number = sql<number>`numbers.number`.mapWith(Number)
  const these = [...new Set(ids)]
  // These are few: read at once, not for each unit as the last of many returns is.
  const put = db
    .select({ pool: units.poolId, number: units.number, at: units.placedAt, place: units.place })
    .from(units)
    .where(and(inArray(units.poolId, these), isNotNull(units.placedAt)))
    .as('put')
  const { poolId, unit, returnPlace, returnedAt, status } = reservations
  const out = db
    .select({ pool: poolId, unit, place: returnPlace, at: returnedAt })
    .from(reservations)
    .where(and(inArray(poolId, these), eq(status, 'out'), standingReservation))
    .as('gone')
  const back = db
    .select({
      // An expression is read by its name alone, which must not be that of a column of the query.
      place: sql<string>`coalesce(${reservations.returnedPlace}, ${returnPlace})`.as('came_back_to'),
      at: returnedAt,
    })
    .from(reservations)
    .where(and(eq(poolId, pools.id), eq(unit, number), standingReservation, isNotNull(returnedAt)))
    .orderBy(desc(returnedAt))
    .limit(1)
    .as('back')
  const rows = await db
    .select({
      pool: pools.id,
      unit: number,
      put: { at: put.at, place: put.place },
      out: { place: out.place, at: out.at },
      back: { place: back.place, at: back.at },
    })
    .from(pools)
    .innerJoin(sql`generate_series(1, ${pools.units}) as numbers (number)`, sql`true`)
    .leftJoin(put, and(eq(put.pool, pools.id), eq(put.number, number)))
    .leftJoin(out, and(eq(out.pool, pools.id), eq(out.unit, number)))
    .leftJoinLateral(back, sql`true`)
    .where(inArray(pools.id, these))
  const byUnit = new Map(
    rows.map(({ pool, unit, out, back, put }) => [
      `${pool}-${unit}`,
      whereIs(out ?? back ?? undefined, put?.at ? { at: put.at, place: put.place } : undefined),
    ]),
  )
  return (pool, unit) => byUnit.get(`${pool}-${unit}`) ?? whereIs(undefined, undefined)
}

/** A reservation with the unit that it has. */
interface OfUnit {
  readonly id: number
  readonly poolId: number
  readonly unit: number
  readonly during: RentalPeriod
}

/**
 * Where the unit of each of these reservations is at its pickup, by the reservation's id: where the last rental before brings it that is
 * out or planned from today on, else where it is now.
 */
export async function whereTheirUnitsAre(
  db: Database,
  found: readonly OfUnit[],
  instant: Date,
): Promise<(reservation: OfUnit) => Whereabouts> {
  const now = await whereUnitsAre(
    db,
    found.map(({ poolId }) => poolId),
  )
  if (found.length === 0) return ({ poolId, unit }) => now(poolId, unit)
  const next = alias(reservations, 'next')
  const clock = sql`timezone(${landings.timezone}, ${instant.toISOString()}::timestamptz)`
  const brought = await db
    .selectDistinctOn([next.id], { id: next.id, place: reservations.returnPlace })
    .from(next)
    .innerJoin(landings, eq(landings.id, next.landingId))
    .innerJoin(reservations, and(eq(reservations.poolId, next.poolId), eq(reservations.unit, next.unit)))
    .where(
      and(
        inArray(
          next.id,
          found.map(({ id }) => id),
        ),
        ne(reservations.id, next.id),
        standingReservation,
        inArray(reservations.status, ['confirmed', 'out']),
        sql`${reservations.held} && tsrange(date_trunc('day', least(lower(${next.during}), ${clock})), lower(${next.during}), '[]')`,
        sql`upper(${reservations.during}) <= lower(${next.during})`,
      ),
    )
    .orderBy(next.id, sql`upper(${reservations.during}) desc`)
  const placeOf = new Map(brought.map(({ id, place }) => [id, place]))
  return ({ id, poolId, unit }) => {
    const place = placeOf.get(id)
    return place === undefined ? now(poolId, unit) : whereIs({ place, at: null }, undefined)
  }
}
