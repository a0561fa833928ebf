import type { RentalPeriod } from '@nelly/domain/rental-period'
import { type Whereabouts, whereIs } from '@nelly/domain/units/whereabouts'
import { and, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
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
  const ofUnit = (name: string, which: SQL | undefined) =>
    db
      .select({ place: reservations.returnPlace, at: reservations.returnedAt })
      .from(reservations)
      .where(
        and(eq(reservations.poolId, pools.id), eq(reservations.unit, number), standingReservation, which),
      )
      .orderBy(desc(reservations.returnedAt))
      .limit(1)
      .as(name)
  const out = ofUnit('gone', eq(reservations.status, 'out'))
  const back = ofUnit('back', isNotNull(reservations.returnedAt))
  // Looked up for each unit too: joined, all units would be read.
  const put = db
    .select({ at: units.placedAt, place: units.place })
    .from(units)
    .where(and(eq(units.poolId, pools.id), eq(units.number, number)))
    .limit(1)
    .as('put')
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
    .leftJoinLateral(put, sql`true`)
    .leftJoinLateral(out, sql`true`)
    .leftJoinLateral(back, sql`true`)
    .where(inArray(pools.id, [...new Set(ids)]))
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
