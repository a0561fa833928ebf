import { type Fleet, type FleetUnit, fleetBarOf } from '@nelly/contract/owned-fleet'
import type { Block } from '@nelly/domain/blocks'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rangeOfPeriod } from '../../platform/db/period-range.ts'
import { blocks, landings, reservations, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { blocksOf } from '../blocks/blocks-of.ts'
import { isLivingOf } from '../landings/published.ts'
import { heldDuring } from '../reservations/held-units.ts'
import { isReservation } from '../reservations/is-reservation.ts'
import { platesOf } from '../units/units-of.ts'

const MIDNIGHT = '00:00' as ClockTime

/**
 * The calendar of a landing's vehicles on some days, by default from today; deleted vehicles where they have
 * reservations then. Undefined where the owner has no such landing.
 */
export async function fleetOf(
  db: Database,
  { account, landing }: { account: AccountId; landing: LandingId },
  { from, days, now }: { from?: CalendarDate | undefined; days: number; now: Date },
): Promise<Fleet | undefined> {
  const timezone = await timezoneOf(db, { account, landing })
  if (!timezone) return undefined
  const today = dateOf(wallClockIn(timezone, now))
  const first = from ?? today
  const span = { pickup: wallClock(first, MIDNIGHT), return: wallClock(addDays(first, days), MIDNIGHT) }
  const blocked = Map.groupBy(await blocksDuring(db, landing, span), ({ vehicleId }) => vehicleId)
  const booked = Map.groupBy(await reservationsDuring(db, landing, span), ({ vehicleId }) => vehicleId)
  const rows = await vehiclesAmong(db, landing, [...booked.keys()])
  const pictures = await firstPictures(
    db,
    rows.map(({ id }) => id),
  )
  const plateOf = await platesOf(
    db,
    rows.map(({ id }) => id),
  )
  const fleet = rows.map(({ id, name, units, isOnSale, deletedAt }) => ({
    id,
    name,
    picture: pictures.get(id) ?? null,
    isOnSale,
    deleted: deletedAt !== null,
    units: unitsOf(deletedAt ? 0 : units, booked.get(id) ?? [], blocked.get(id as VehicleId) ?? []).map(
      (row) => ({ ...row, plate: plateOf(id, row.unit) }),
    ),
    blocks: blocked.get(id as VehicleId) ?? [],
  }))
  return { landingId: landing, timezone, today, from: first, days, vehicles: fleet }
}

/**
 * The units of a vehicle, and those beyond that still have reservations or blocks: where units were removed or the vehicle was
 * deleted, a reservation keeps its unit number.
 */
function unitsOf(
  count: number,
  reservations: Awaited<ReturnType<typeof reservationsDuring>>,
  blocks: readonly Block[],
): readonly Omit<FleetUnit, 'plate'>[] {
  const booked = Map.groupBy(reservations, ({ unit }) => unit)
  const offered = Array.from({ length: count }, (_, index) => index + 1)
  const blocked = blocks.flatMap(({ unit }) => unit ?? [])
  const shown = [...new Set([...offered, ...booked.keys(), ...blocked])].sort((a, b) => a - b)
  return shown.map((unit) => ({ unit, bars: (booked.get(unit) ?? []).map(fleetBarOf) }))
}

async function timezoneOf(db: Database, { account, landing }: { account: AccountId; landing: LandingId }) {
  const [found] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(account)))
  return found?.timezone
}

/** Reservations that hold a unit of the landing's vehicles at any moment of a period, turnaround included, by pickup. */
const reservationsDuring = (db: Database, landing: LandingId, period: RentalPeriod) =>
  db
    .select({
      id: reservations.id,
      vehicleId: reservations.vehicleId,
      unit: reservations.unit,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      during: reservations.during,
      turnaroundMinutes: reservations.turnaroundMinutes,
      isPinned: reservations.isPinned,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(and(eq(vehicles.landingId, landing), isReservation, heldDuring(period)))
    .orderBy(sql`lower(${reservations.during})`, asc(reservations.id))

/** Blocks of the landing's vehicles at any moment of a period. */
const blocksDuring = (db: Database, landing: LandingId, period: RentalPeriod) =>
  blocksOf(db, landing, sql`${blocks.during} && ${rangeOfPeriod(period)}::tsrange`)

/** The landing's vehicles that are not deleted or have one of the ids, oldest first. */
const vehiclesAmong = (db: Database, landing: LandingId, named: number[]) =>
  db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      units: vehicles.units,
      isOnSale: vehicles.isOnSale,
      deletedAt: vehicles.deletedAt,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.landingId, landing),
        or(isNull(vehicles.deletedAt), named.length === 0 ? undefined : inArray(vehicles.id, named)),
      ),
    )
    .orderBy(asc(vehicles.id))

/** The path of each vehicle's first picture. */
async function firstPictures(db: Database, ids: number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([vehiclePictures.vehicleId], {
      vehicle: vehiclePictures.vehicleId,
      picture: vehiclePictures.picture,
    })
    .from(vehiclePictures)
    .where(inArray(vehiclePictures.vehicleId, ids))
    .orderBy(asc(vehiclePictures.vehicleId), asc(vehiclePictures.position), asc(vehiclePictures.id))
  return new Map(rows.map(({ vehicle, picture }) => [vehicle, picture.path]))
}
