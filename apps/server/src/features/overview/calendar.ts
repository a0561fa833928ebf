import type { Calendar, CalendarBar } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { AccountId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import { isOverdue } from '@nelly/domain/reservations/overdue'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  timeOf,
  type WallClock,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, customers, landings, pools, reservations, vehicles } from '../../platform/db/schema.ts'
import { blocksOf } from '../inventory/blocks-of.ts'
import { isFirstOffer, isNotOffered } from '../inventory/first-offer.ts'
import { firstPictures } from '../inventory/first-pictures.ts'
import { heldDuring, standingReservation } from '../inventory/held-units.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'
import { unitsAtGlance } from '../inventory/units-of.ts'
import { risksBeside } from '../reservations/desk/reservations-at-risk.ts'

const MIDNIGHT = '00:00' as ClockTime

/** Which days and which part of a fleet are read. */
interface CalendarWish {
  readonly from?: CalendarDate | undefined
  readonly days: number
  /** Only vehicles with a higher id. */
  readonly after?: VehicleId | undefined
  /** After how many units the part ends; all by default. */
  readonly units?: number | undefined
  readonly now: Date
}

/**
 * The calendar of a landing's vehicles on some days, by default from today; deleted vehicles where they have
 * reservations then. Undefined where the owner has no such landing.
 */
export async function calendarOf(
  db: Database,
  { account, landing }: { account: AccountId; landing: LandingId },
  { from, days, after, units: most, now }: CalendarWish,
): Promise<Calendar | undefined> {
  const timezone = await timezoneOf(db, { account, landing })
  if (!timezone) return undefined
  const clock = wallClockIn(timezone, now)
  const today = dateOf(clock)
  const first = from ?? today
  const span = { pickup: wallClock(first, MIDNIGHT), return: wallClock(addDays(first, days), MIDNIGHT) }
  const { part: rows, next } = partOf(await vehiclesFrom(db, landing, after, span), most)
  const ids = rows.map(({ id }) => id)
  const pools = rows.map(({ pool }) => pool)
  const late = await overdueRentals(db, pools, clock)
  const stillOut = late.filter(({ during }) => overlaps({ ...during, return: clock }, span))
  const rented = withLate(await reservationsDuring(db, pools, span), stillOut)
  const risks = await risksBeside(
    db,
    late.map((rental) => ({ ...rental, landing: { timezone } })),
    now,
  )
  const blocked = Map.groupBy(await blocksDuring(db, landing, pools, span), ({ poolId }) => poolId)
  const booked = Map.groupBy(rented, ({ poolId }) => poolId)
  const pictures = await firstPictures(db, ids)
  const unitAt = await unitsAtGlance(db, pools, today)
  const barOf = ({
    poolId,
    vehicleId,
    unit,
    during,
    landing: its,
    ...reservation
  }: RentedUnit): CalendarBar => ({
    ...reservation,
    elsewhere: its.id === landing ? null : its.name,
    pickup: { date: dateOf(during.pickup), time: timeOf(during.pickup) },
    return: { date: dateOf(during.return), time: timeOf(during.return) },
    isOverdue: isOverdue({ status: reservation.status, period: during }, clock),
    isAtRisk: awaitsPickup(reservation.status) && risks.has(reservation.id),
  })
  const vehiclesOfPart = rows
    .filter(({ pool, deletedAt }) => !deletedAt || booked.has(pool))
    .map(({ id, pool, name, units, isOnSale, deletedAt }) => {
      const blocks = blocked.get(pool as PoolId) ?? []
      // A pool that the landing no longer offers is shown for the reservations that it made.
      const ofRow = (booked.get(pool) ?? []).filter(({ vehicleId }) => !deletedAt || vehicleId === id)
      const byUnit = Map.groupBy(ofRow, ({ unit }) => unit)
      return {
        id,
        name,
        picture: pictures.get(id) ?? null,
        isOnSale,
        deleted: deletedAt !== null,
        units: shownUnits(deletedAt ? 0 : units, [...byUnit.keys()], blocks).map((unit) => ({
          unit,
          ...unitAt(pool, unit),
          bars: (byUnit.get(unit) ?? []).map(barOf),
        })),
        blocks,
      }
    })
  return { landingId: landing, timezone, today, from: first, days, vehicles: vehiclesOfPart, next }
}

/** The first vehicles until they have so many units, and the id of the last one where others follow. */
function partOf<T extends { id: number; units: number }>(
  rows: readonly T[],
  most = Number.POSITIVE_INFINITY,
): { part: readonly T[]; next: number | null } {
  let units = 0
  const last = rows.findIndex((row) => {
    units += row.units
    return units >= most
  })
  const part = last < 0 ? rows : rows.slice(0, last + 1)
  return { part, next: part.length < rows.length ? (part.at(-1)?.id ?? null) : null }
}

/**
 * The units of a vehicle, and those beyond that still have reservations or blocks: where units were removed or the vehicle was
 * deleted, a reservation keeps its unit number.
 */
function shownUnits(count: number, booked: readonly number[], blocks: readonly Block[]): number[] {
  const offered = Array.from({ length: count }, (_, index) => index + 1)
  const blocked = blocks.flatMap(({ unit }) => unit ?? [])
  return [...new Set([...offered, ...booked, ...blocked])].sort((a, b) => a - b)
}

async function timezoneOf(db: Database, { account, landing }: { account: AccountId; landing: LandingId }) {
  const [found] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(account)))
  return found?.timezone
}

/** A reservation with the unit it holds. */
type RentedUnit = Awaited<ReturnType<typeof selected>>[number]

/** Reservations that hold a unit of these pools at any moment of a period, turnaround included, by pickup. */
const reservationsDuring = (db: Database, ids: readonly number[], period: RentalPeriod) =>
  selected(db, and(inArray(reservations.poolId, [...ids]), isReservation, heldDuring(period)))

/** These pools' rentals that are out past their return, however long. */
const overdueRentals = async (db: Database, ids: readonly number[], now: WallClock) => {
  const isOut = and(standingReservation, eq(reservations.status, 'out'))
  const out = await selected(db, and(inArray(reservations.poolId, [...ids]), isOut))
  return out.filter(({ status, during }) => isOverdue({ status, period: during }, now))
}

const selected = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      poolId: reservations.poolId,
      vehicleId: reservations.vehicleId,
      landing: { id: landings.id, name: landings.displayName },
      unit: reservations.unit,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      during: reservations.during,
      turnaroundMinutes: reservations.turnaroundMinutes,
      isPinned: reservations.isPinned,
      status: reservations.status,
      isDoNotRent: sql<boolean>`${customers.doNotRentAt} is not null`,
      revision: reservations.revision,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .leftJoin(customers, eq(customers.id, reservations.customerId))
    .where(where)
    .orderBy(sql`lower(${reservations.during})`, asc(reservations.id))

/** Reservations and late rentals among them or beside them, by pickup. */
function withLate(booked: readonly RentedUnit[], late: readonly RentedUnit[]): readonly RentedUnit[] {
  const known = new Set(booked.map(({ id }) => id))
  const others = late.filter(({ id }) => !known.has(id))
  if (others.length === 0) return booked
  return [...others, ...booked].sort((a, b) => a.during.pickup.localeCompare(b.during.pickup) || a.id - b.id)
}

/** Whether a reservation still waits for its vehicle. */
const awaitsPickup = (status: ReservationStatus): boolean => status === 'requested' || status === 'confirmed'

/** Blocks of pools that the landing offers at any moment of a period. */
const blocksDuring = (db: Database, landing: LandingId, ids: readonly number[], period: RentalPeriod) =>
  blocksOf(
    db,
    landing,
    and(inArray(blocks.poolId, [...ids]), sql`${blocks.during} && ${rangeOfPeriod(period)}::tsrange`),
  )

/**
 * The landing's vehicles after one, by id: of those that offer one pool the first, and deleted ones where they have reservations in a
 * period or are out.
 */
const vehiclesFrom = (db: Database, landing: LandingId, after: VehicleId | undefined, period: RentalPeriod) =>
  db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      pool: pools.id,
      units: pools.units,
      isOnSale: vehicles.isOnSale,
      deletedAt: vehicles.deletedAt,
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .where(
      and(
        eq(vehicles.landingId, landing),
        after === undefined ? undefined : gt(vehicles.id, after),
        or(
          and(isNull(vehicles.deletedAt), isFirstOffer(landing)),
          and(isNotNull(vehicles.deletedAt), isNotOffered(landing), exists(rentalOfVehicle(db, period))),
        ),
      ),
    )
    .orderBy(asc(vehicles.id))

/** Within a query of vehicles: a reservation of that vehicle in a period, or that is out. */
const rentalOfVehicle = (db: Database, period: RentalPeriod) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.vehicleId, vehicles.id),
        isReservation,
        or(heldDuring(period), and(standingReservation, eq(reservations.status, 'out'))),
      ),
    )
