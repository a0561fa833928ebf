import { isFreeBesides, nearestFree, nearestWithin } from '@nelly/domain/availability/availability'
import type { Booked } from '@nelly/domain/availability/booked'
import { MAX_TURNAROUND_MINUTES, turnaroundOf, withTurnaround } from '@nelly/domain/availability/turnaround'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, landings, pools, reservations, vehicles } from '../../platform/db/schema.ts'
import type { RatesOf } from './current-rates.ts'
import { type HeldUnit, heldDuring, heldFrom, holdsUnit } from './held-units.ts'
import { isReservation, reservationColumns } from './is-reservation.ts'
import { isOnSale } from './on-sale.ts'
import { heldOrOut, outOfPool, toHeldUnits, withOut } from './out-now.ts'
import { isPublished } from './published.ts'

/** Reservations that hold their unit and whose rental overlaps a period. The index of what is held finds them. */
export const livingDuring = (period: RentalPeriod): SQL | undefined =>
  and(isReservation, heldDuring(period), sql`${reservations.during} && ${rangeOfPeriod(period)}::tsrange`)

/** Reservations that hold their unit and whose vehicle is not back yet at `now`. */
export const livingFrom = (now: WallClock): SQL | undefined =>
  and(
    isReservation,
    holdsUnit,
    sql`${reservations.during} && tsrange(${now.replace('T', ' ')}::timestamp, null)`,
  )

/** When availability is asked for, and at which rates: those of the landing have the turnaround. */
export interface AvailabilityMoment {
  readonly instant: Date
  readonly ratesOf: RatesOf
  /** Vehicles that are to be booked together with it, once for each unit. */
  readonly besides?: readonly VehicleId[]
}

/** A vehicle, and what its availability depends on. */
export interface Bookable {
  readonly id: VehicleId
  readonly pool: number
  readonly units: number
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly turnaroundMinutes: number
  readonly booked: readonly Omit<HeldUnit, 'pool'>[]
}

/**
 * The landing's vehicles on sale of which a unit is free for the whole period and the turnaround after it. The same rule
 * as for a booking.
 */
export async function availableVehicles(
  db: Database,
  landing: LandingId,
  period: RentalPeriod,
  moment: AvailabilityMoment,
): Promise<Set<VehicleId>> {
  const found = await bookables(db, and(eq(vehicles.landingId, landing), isOnSale), period, moment)
  const besides = await takenBesides(db, moment.besides)
  return new Set(found.filter((vehicle) => isFreeFor(vehicle, period, besides)).map(({ id }) => id))
}

/** Whether one of the vehicle's units is free for the whole period; false for a vehicle that is not on sale. */
export async function isAvailable(
  db: Database,
  vehicle: VehicleId,
  period: RentalPeriod,
  moment: AvailabilityMoment,
): Promise<boolean> {
  const [found] = await bookables(db, and(eq(vehicles.id, vehicle), isOnSale), period, moment)
  return found !== undefined && isFreeFor(found, period, await takenBesides(db, moment.besides))
}

/** Whether a unit is free for the whole period and the turnaround after it; `besides` are those that others need, by pool. */
export const isFreeFor = (
  { booked, pool, units, now, turnaroundMinutes }: Bookable,
  period: RentalPeriod,
  besides: ReadonlyMap<number, number> = new Map(),
): boolean =>
  isFreeBesides(booked, withTurnaround(period, turnaroundMinutes), besides.get(pool) ?? 0, units, now)

/** How many units of each pool vehicles need that are booked together. */
async function takenBesides(
  db: Database,
  besides: readonly VehicleId[] = [],
): Promise<ReadonlyMap<number, number>> {
  if (besides.length === 0) return new Map()
  const rows = await db
    .select({ id: vehicles.id, pool: vehicles.poolId })
    .from(vehicles)
    .where(inArray(vehicles.id, [...besides]))
  const poolOf = new Map(rows.map(({ id, pool }) => [id as VehicleId, pool]))
  const counts = new Map<number, number>()
  for (const pool of besides.flatMap((id) => poolOf.get(id) ?? []))
    counts.set(pool, (counts.get(pool) ?? 0) + 1)
  return counts
}

/** What holds the pool's units at `now` or later, which limits how far they can be reduced. */
export const heldToCome = (db: Database, pool: number, now: WallClock): Promise<Booked[]> =>
  heldOrOut(db, pool, heldFrom(now), now)

/**
 * The number of reservations under way or to come of each of a landing's vehicles, or of the given one; vehicles
 * without any are missing.
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
    .select({ id: reservationColumns.vehicleId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        vehicle === undefined ? undefined : eq(reservations.vehicleId, vehicle),
        livingFrom(wallClockIn(there.timezone, instant)),
      ),
    )
    .groupBy(reservations.vehicleId)
  return new Map(rows.map(({ id, count }) => [id as VehicleId, count]))
}

/**
 * For each of the vehicles the nearest periods as long as the wanted one in which it is free and which are allowed; none
 * where it can't be booked at all. One query for all vehicles, bounded by how far alternative dates may be.
 */
export async function freePeriodsOf(
  db: Database,
  wanting: readonly VehicleId[],
  requested: RentalPeriod,
  {
    isAllowed,
    ...moment
  }: AvailabilityMoment & {
    /** Whether rules allow a vehicle to be rented then. */
    readonly isAllowed: (vehicle: VehicleId, period: RentalPeriod) => boolean
  },
): Promise<ReadonlyMap<VehicleId, RentalPeriod[]>> {
  const found = await bookablesAmong(db, wanting, nearestWithin(requested), moment)
  return new Map(
    [...found].map(([id, { booked, units, now, turnaroundMinutes }]) => [
      id,
      nearestFree(booked, requested, units, now, {
        turnaroundMinutes,
        isAllowed: (period) => isAllowed(id, period),
      }),
    ]),
  )
}

/** When the vehicles are free, within a range of time; a vehicle that can't be booked at all never is. */
export async function freeTimes(
  db: Database,
  wanting: readonly VehicleId[],
  within: RentalPeriod,
  moment: AvailabilityMoment,
): Promise<(vehicle: VehicleId, period: RentalPeriod) => boolean> {
  const found = await bookablesAmong(db, wanting, within, moment)
  return (vehicle, period) => {
    const bookable = found.get(vehicle)
    return bookable !== undefined && isFreeFor(bookable, period)
  }
}

async function bookablesAmong(
  db: Database,
  wanting: readonly VehicleId[],
  within: RentalPeriod,
  moment: AvailabilityMoment,
): Promise<ReadonlyMap<VehicleId, Bookable>> {
  if (wanting.length === 0) return new Map()
  const which = and(inArray(vehicles.id, [...wanting]), isPublished, isOnSale)
  const found = await bookables(db, which, within, moment)
  return new Map(found.map((vehicle) => [vehicle.id, vehicle]))
}

/**
 * Vehicles with what holds their units during a period and a turnaround after it. Where a block is to come, with
 * all that is to come, as reservations may have to be reassigned around it.
 */
export async function bookables(
  db: Database,
  which: SQL | undefined,
  period: RentalPeriod,
  { instant, ratesOf }: AvailabilityMoment,
): Promise<Bookable[]> {
  const rows = await db
    .select({
      id: vehicles.id,
      landing: vehicles.landingId,
      pool: pools.id,
      units: pools.units,
      timezone: pools.timezone,
      out: outOfPool,
      held: {
        id: reservations.id,
        unit: reservations.unit,
        period: reservations.held,
        block: reservations.blockId,
      },
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .leftJoin(reservations, and(eq(reservations.poolId, pools.id), holdsUnit, heldNear(period, instant)))
    .where(which)
  const rates = new Map<number, Rates>()
  for (const landing of new Set(rows.map((row) => row.landing)))
    rates.set(landing, (await ratesOf(landing as LandingId)).compiled.rates)
  return [...Map.groupBy(rows, ({ id }) => id as VehicleId)].map(([id, ofVehicle]) => {
    const { landing, pool, units, timezone, out } = ofVehicle[0] as (typeof rows)[number]
    const now = wallClockIn(timezone, instant)
    const booked = ofVehicle.flatMap(({ held }) => (held ? { ...held, isBlock: held.block !== null } : []))
    return {
      id,
      pool,
      units,
      now,
      turnaroundMinutes: turnaroundOf(rates.get(landing) ?? DEFAULT_RATES, id),
      booked: withOut(booked, toHeldUnits(out ?? [], timezone, now)),
    }
  })
}

/** SQL condition: what is held around a period and, for a pool with a block to come, from now on. */
function heldNear(period: RentalPeriod, instant: Date): SQL {
  const around = sql`${rangeOfPeriod(withTurnaround(period, MAX_TURNAROUND_MINUTES))}::tsrange`
  // The earliest clock of the world, so that one query does for all time zones.
  const from = sql`${wallClockIn('Etc/GMT+12', instant)}::timestamp`
  // Not `exists`, for which all blocks would be read at once.
  const hasBlocks = sql`(select true from ${blocks} where ${and(
    eq(blocks.poolId, pools.id),
    sql`upper(${blocks.during}) > ${from}`,
  )} limit 1) is not null`
  const fromNow = sql`tsrange(least(lower(${around}), ${from}), null)`
  return sql`${reservations.held} && case when ${hasBlocks} then ${fromNow} else ${around} end`
}
