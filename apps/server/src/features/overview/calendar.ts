import type { Calendar, CalendarBar } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import type { AccountId, PoolId, VehicleId } from '@nelly/domain/ids'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import { isOverdue } from '@nelly/domain/reservations/overdue'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  clocksAt,
  dateOf,
  timeOf,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, customers, landings, pools, reservations, vehicles } from '../../platform/db/schema.ts'
import { blocksOfAccount } from '../inventory/blocks-of.ts'
import { isFirstOffer, isFirstOfUnoffered } from '../inventory/first-offer.ts'
import { firstPictures } from '../inventory/first-pictures.ts'
import { firstTimezone } from '../inventory/first-timezone.ts'
import { heldDuring, standingReservation } from '../inventory/held-units.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'
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
  /** After how many units the part ends. */
  readonly units: number
  readonly now: Date
}

/**
 * The calendar of an account's fleet on some days, by default from today: a row for each pool that is offered, and for others where they
 * have reservations then. Each is at the clock of its own place.
 */
export async function calendarOf(
  db: Database,
  account: AccountId,
  { from, days, after, units: most, now }: CalendarWish,
): Promise<Calendar> {
  const today = dateOf(wallClockIn(await firstTimezone(db, account), now))
  const first = from ?? today
  const span = { pickup: wallClock(first, MIDNIGHT), return: wallClock(addDays(first, days), MIDNIGHT) }
  const { part: rows, next } = partOf(await rowsFrom(db, account, { after, most, period: span }), most)
  const pools = rows.map(({ pool }) => pool)
  const ids = pools.map(({ id }) => id)
  const clockOf = clocksAt(now)
  const offers = Map.groupBy(await offersOf(db, account, ids), ({ poolId }) => poolId)
  const out = await rentalsOut(db, ids)
  const late = out.filter((rental) =>
    isOverdue({ ...rental, period: rental.during }, clockOf(rental.timezone)),
  )
  const stillOut = late.filter(({ during, timezone }) =>
    overlaps({ ...during, return: clockOf(timezone) }, span),
  )
  const rented = withLate(await reservationsDuring(db, ids, span), stillOut)
  const risks = await risksBeside(
    db,
    late.map(({ timezone, ...rental }) => ({ ...rental, landing: { timezone } })),
    now,
  )
  const blocked = Map.groupBy(await blocksDuring(db, account, ids, span), ({ poolId }) => poolId)
  const booked = Map.groupBy(rented, ({ poolId }) => poolId)
  const pictures = await firstPictures(
    db,
    rows.map(({ id }) => id),
  )
  const unitAt = await unitsAtGlance(db, pools, now)
  const barOf = ({ poolId, timezone, unit, during, ...reservation }: RentedUnit): CalendarBar => ({
    ...reservation,
    pickup: { date: dateOf(during.pickup), time: timeOf(during.pickup) },
    return: { date: dateOf(during.return), time: timeOf(during.return) },
    isOverdue: isOverdue({ status: reservation.status, period: during }, clockOf(timezone)),
    isAtRisk: awaitsPickup(reservation.status) && risks.has(reservation.id),
  })
  const vehiclesOfPart = rows
    .filter(({ pool }) => offers.has(pool.id) || booked.has(pool.id))
    .map(({ id, name, pool }) => {
      const offered = offers.get(pool.id) ?? []
      const blocks = blocked.get(pool.id as PoolId) ?? []
      const byUnit = Map.groupBy(booked.get(pool.id) ?? [], ({ unit }) => unit)
      return {
        id,
        name,
        timezone: pool.timezone,
        picture: pictures.get(id) ?? null,
        isOnSale: offered.some(({ isOnSale }) => isOnSale),
        deleted: offered.length === 0,
        offers: offered.map(({ vehicleId, landingId }) => ({ vehicleId, landingId })),
        units: shownUnits(offered.length === 0 ? 0 : pool.units, [...byUnit.keys()], blocks).map((unit) => ({
          unit,
          ...unitAt(pool, unit),
          bars: (byUnit.get(unit) ?? []).map(barOf),
        })),
        blocks,
      }
    })
  return { today, from: first, days, vehicles: vehiclesOfPart, next }
}

/** The first vehicles until they have so many units, and the id of the last one where others follow. */
function partOf<T extends { id: number; pool: { units: number } }>(
  rows: readonly T[],
  most: number,
): { part: readonly T[]; next: number | null } {
  let units = 0
  const last = rows.findIndex((row) => {
    units += row.pool.units
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

/** A reservation with the unit it holds. */
type RentedUnit = Awaited<ReturnType<typeof selected>>[number]

/** Reservations that hold a unit of these pools at any moment of a period, turnaround included, by pickup. */
const reservationsDuring = (db: Database, ids: readonly number[], period: RentalPeriod) =>
  selected(db, and(inArray(reservations.poolId, [...ids]), isReservation, heldDuring(period)))

/** These pools' rentals that are out, however long. */
const rentalsOut = (db: Database, ids: readonly number[]) =>
  selected(db, and(inArray(reservations.poolId, [...ids]), standingReservation, isOut))

const isOut = eq(reservations.status, 'out')

const selected = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      poolId: reservations.poolId,
      timezone: pools.timezone,
      vehicleId: reservationColumns.vehicleId,
      landingId: reservationColumns.landingId,
      unit: reservations.unit,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      during: reservations.during,
      pickupPlace: reservations.pickupPlace,
      returnPlace: reservations.returnPlace,
      turnaroundMinutes: reservations.turnaroundMinutes,
      isPinned: reservations.isPinned,
      status: reservations.status,
      isDoNotRent: sql<boolean>`${customers.doNotRentAt} is not null`,
      revision: reservations.revision,
    })
    .from(reservations)
    .innerJoin(pools, eq(pools.id, reservations.poolId))
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

/** Blocks of pools that are offered, at any moment of a period. */
const blocksDuring = (db: Database, account: AccountId, ids: readonly number[], period: RentalPeriod) =>
  blocksOfAccount(
    db,
    account,
    and(
      inArray(blocks.poolId, [...ids]),
      inArray(vehicles.poolId, [...ids]),
      sql`${blocks.during} && ${rangeOfPeriod(period)}::tsrange`,
    ),
  )

interface RowsWish {
  readonly after: VehicleId | undefined
  /** How many units are wanted: as each row has one at least, one row more tells whether others follow. */
  readonly most: number
  readonly period: RentalPeriod
}

/** The account's pools by the id of the first vehicle that offers them; those that are not offered where they have reservations in a period or are out. */
const rowsFrom = (db: Database, account: AccountId, { after, most, period }: RowsWish) =>
  db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      pool: { id: pools.id, units: pools.units, timezone: pools.timezone },
    })
    .from(pools)
    .innerJoin(vehicles, eq(vehicles.poolId, pools.id))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        eq(pools.accountId, account),
        eq(landings.accountId, account),
        after === undefined ? undefined : gt(vehicles.id, after),
        or(
          and(isNull(vehicles.deletedAt), isNull(landings.deletedAt), isFirstOffer()),
          and(isFirstOfUnoffered(account), exists(rentalOfPool(db, account, period))),
        ),
      ),
    )
    .orderBy(asc(vehicles.id))
    .limit(most + 1)

const itsLanding = alias(landings, 'landing_of_rental')

/** Within a query of pools: a reservation of theirs in a period, or that is out, at a landing that is not deleted. */
const rentalOfPool = (db: Database, account: AccountId, period: RentalPeriod) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(itsLanding, eq(itsLanding.id, reservations.landingId))
    .where(
      and(
        eq(reservations.poolId, pools.id),
        eq(itsLanding.accountId, account),
        isNull(itsLanding.deletedAt),
        isReservation,
        or(heldDuring(period), and(standingReservation, isOut)),
      ),
    )

/** The vehicles that offer these pools, the first one first. */
const offersOf = (db: Database, account: AccountId, ids: readonly number[]) =>
  db
    .select({
      poolId: vehicles.poolId,
      vehicleId: vehicles.id,
      landingId: vehicles.landingId,
      isOnSale: vehicles.isOnSale,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(inArray(vehicles.poolId, [...ids]), isLivingOf(account), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))
