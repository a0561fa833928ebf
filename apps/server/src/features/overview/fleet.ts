import type { AccountId, LandingId } from '@nelly/domain/ids'
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
import { landings, reservations, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from '../landings/published.ts'
import { livingDuring } from '../reservations/availability.ts'

/** A reservation as the calendar shows it. */
export type FleetReservation = Awaited<ReturnType<typeof reservationsDuring>>[number]

/** A vehicle with what is booked of it, by pickup. */
export interface FleetVehicle {
  id: number
  name: string
  picture: string | null
  onSale: boolean
  deletedAt: Date | null
  units: number
  reservations: readonly FleetReservation[]
}

/** The calendar of a landing's fleet over some days. */
export interface Fleet {
  landing: LandingId
  timezone: string
  today: CalendarDate
  from: CalendarDate
  days: number
  vehicles: readonly FleetVehicle[]
}

const MIDNIGHT = '00:00' as ClockTime

/**
 * What every vehicle of a landing does on some days, from today unless another day is named; deleted vehicles where
 * something is booked of them then. Undefined where the owner has no such landing.
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
  const booked = Map.groupBy(await reservationsDuring(db, landing, span), ({ vehicleId }) => vehicleId)
  const rows = await vehiclesAmong(db, landing, [...booked.keys()])
  const pictures = await firstPictures(
    db,
    rows.map(({ id }) => id),
  )
  const fleet = rows.map((row) => ({
    ...row,
    picture: pictures.get(row.id) ?? null,
    reservations: booked.get(row.id) ?? [],
  }))
  return { landing, timezone, today, from: first, days, vehicles: fleet }
}

async function timezoneOf(db: Database, { account, landing }: { account: AccountId; landing: LandingId }) {
  const [found] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(account)))
  return found?.timezone
}

/** What holds a unit of the landing's vehicles at any moment of a period, by pickup. */
const reservationsDuring = (db: Database, landing: LandingId, period: RentalPeriod) =>
  db
    .select({
      id: reservations.id,
      vehicleId: reservations.vehicleId,
      unit: reservations.unit,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      during: reservations.during,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(and(eq(vehicles.landingId, landing), livingDuring(period)))
    .orderBy(sql`lower(${reservations.during})`, asc(reservations.id))

/** The landing's vehicles that are not deleted or that are named, oldest first. */
const vehiclesAmong = (db: Database, landing: LandingId, named: number[]) =>
  db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      units: vehicles.units,
      onSale: vehicles.onSale,
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
