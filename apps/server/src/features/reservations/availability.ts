import { isFree, nearestFree, nearestWithin } from '@nelly/domain/availability'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { landings, reservations, vehicles } from '../../platform/db/schema.ts'
import { isPublished } from '../landings/published.ts'
import { isOnSale } from '../vehicles/on-sale.ts'

/** Reservations that hold their unit: neither cancelled by the visitor nor deleted by the owner. */
const holdsUnit = and(isNull(reservations.deletedAt), isNull(reservations.cancelledAt))

/** Reservations that hold their unit and overlap a period. */
export const livingDuring = (period: RentalPeriod): SQL | undefined =>
  and(holdsUnit, sql`${reservations.during} && ${rangeOfPeriod(period)}::tsrange`)

/** Reservations that hold their unit and whose vehicle is not back yet at `now`. */
export const livingFrom = (now: WallClock): SQL | undefined =>
  and(holdsUnit, sql`${reservations.during} && tsrange(${now.replace('T', ' ')}::timestamp, null)`)

/**
 * The landing's vehicles on sale of which a unit is free for the whole period. The same rule as for a booking: the peak
 * use within the period leaves a unit.
 */
export async function availableVehicles(
  db: Database,
  landing: LandingId,
  period: RentalPeriod,
): Promise<Set<VehicleId>> {
  const rows = await db
    .select({ id: vehicles.id, units: vehicles.units, during: reservations.during })
    .from(vehicles)
    .leftJoin(reservations, and(eq(reservations.vehicleId, vehicles.id), livingDuring(period)))
    .where(and(eq(vehicles.landingId, landing), isOnSale))
  const byVehicle = Map.groupBy(rows, ({ id }) => id as VehicleId)
  const free = [...byVehicle].filter(([, booked]) => isFree(periodsOf(booked), period, booked[0]?.units ?? 0))
  return new Set(free.map(([id]) => id))
}

/** Whether one of the vehicle's units is free for the whole period; false for a vehicle that is not on sale. */
export async function isAvailable(db: Database, vehicle: VehicleId, period: RentalPeriod): Promise<boolean> {
  const rows = await db
    .select({ units: vehicles.units, during: reservations.during })
    .from(vehicles)
    .leftJoin(reservations, and(eq(reservations.vehicleId, vehicles.id), livingDuring(period)))
    .where(and(eq(vehicles.id, vehicle), isOnSale))
  const [first] = rows
  return first !== undefined && isFree(periodsOf(rows), period, first.units)
}

/**
 * The periods of the vehicle's reservations that are under way or to come at `now`: they limit how far its units can be
 * reduced, and a dialog counts them before it is deleted.
 */
export async function reservationsToCome(
  db: Database,
  vehicle: VehicleId,
  now: WallClock,
): Promise<RentalPeriod[]> {
  const rows = await db
    .select({ during: reservations.during })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicle), livingFrom(now)))
  return periodsOf(rows)
}

/**
 * The number of `reservationsToCome` of each of a landing's vehicles, or of the given one; vehicles without any are
 * missing.
 */
export async function comingReservations(
  db: Database,
  landing: LandingId,
  instant: Date,
  vehicle?: VehicleId,
): Promise<ReadonlyMap<VehicleId, number>> {
  const [there] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(eq(landings.id, landing))
  if (!there) return new Map()
  const rows = await db
    .select({ id: reservations.vehicleId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(
      and(
        eq(vehicles.landingId, landing),
        vehicle === undefined ? undefined : eq(vehicles.id, vehicle),
        livingFrom(wallClockIn(there.timezone, instant)),
      ),
    )
    .groupBy(reservations.vehicleId)
  return new Map(rows.map(({ id, count }) => [id as VehicleId, count]))
}

/**
 * For each of the vehicles the nearest periods as long as the wanted one in which it is free; none where it can't be
 * booked at all. One query for all vehicles, bounded by how far alternative dates may be.
 */
export async function freePeriodsOf(
  db: Database,
  wanting: readonly VehicleId[],
  requested: RentalPeriod,
  instant: Date,
): Promise<ReadonlyMap<VehicleId, RentalPeriod[]>> {
  if (wanting.length === 0) return new Map()
  const near = and(eq(reservations.vehicleId, vehicles.id), livingDuring(nearestWithin(requested)))
  const rows = await db
    .select({
      id: vehicles.id,
      units: vehicles.units,
      timezone: landings.timezone,
      during: reservations.during,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .leftJoin(reservations, near)
    .where(and(inArray(vehicles.id, [...wanting]), isOnSale, isPublished))
  const byVehicle = Map.groupBy(rows, ({ id }) => id as VehicleId)
  return new Map(
    [...byVehicle].map(([id, booked]) => {
      const { units, timezone } = booked[0] as (typeof rows)[number]
      return [id, nearestFree(periodsOf(booked), requested, units, wallClockIn(timezone, instant))]
    }),
  )
}

const periodsOf = (rows: readonly { during: RentalPeriod | null }[]): RentalPeriod[] =>
  rows.flatMap(({ during }) => during ?? [])
