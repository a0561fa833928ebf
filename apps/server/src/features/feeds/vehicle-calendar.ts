import { randomBytes } from 'node:crypto'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { fullyBusy } from '@nelly/domain/availability/fully-busy'
import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { instantOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import { ICalCalendar } from 'ical-generator'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicleCalendars, vehicles } from '../../platform/db/schema.ts'
import { heldFrom } from '../inventory/held-units.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import { OWN_EVENTS } from './busy-times.ts'

/** 128 bits: it can't be guessed. */
const SECRET_BYTES = 16

/** The secret of a vehicle's calendar; null where it has none. */
export async function calendarSecret(db: Database, vehicle: VehicleId): Promise<string | null> {
  const [found] = await db
    .select({ secret: vehicleCalendars.secret })
    .from(vehicleCalendars)
    .where(eq(vehicleCalendars.vehicleId, vehicle))
  return found?.secret ?? null
}

/** Gives a vehicle's calendar a new secret, in place of the one that it has. */
export async function renewSecret(db: Database, vehicle: VehicleId, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await db
    .insert(vehicleCalendars)
    .values({ vehicleId: vehicle, secret, createdAt: now })
    .onConflictDoUpdate({ target: vehicleCalendars.vehicleId, set: { secret, createdAt: now } })
  return secret
}

export const revokeSecret = async (db: Database, vehicle: VehicleId): Promise<void> => {
  await db.delete(vehicleCalendars).where(eq(vehicleCalendars.vehicleId, vehicle))
}

/**
 * An iCalendar file with the times from now on in which a vehicle has no free unit, or in which one unit is taken; without
 * anything that tells who rents it. Undefined where no living vehicle has this secret, or no such unit.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function vehicleCalendar(
  db: Database,
  { secret, unit, now }: { secret: string; unit: number | undefined; now: Date },
): Promise<string | undefined> {
  const [found] = await db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      units: vehicles.units,
      timezone: landings.timezone,
      language: landings.defaultLanguage,
    })
    .from(vehicleCalendars)
    .innerJoin(vehicles, eq(vehicles.id, vehicleCalendars.vehicleId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(vehicleCalendars.secret, secret), isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
  if (!found || (unit !== undefined && unit > found.units)) return undefined
  const clock = wallClockIn(found.timezone, now)
  const held = await heldOrOut(db, found.id, heldFrom(clock), clock)
  const units = unit === undefined ? Array.from({ length: found.units }, (_, index) => index + 1) : [unit]
  return fileOf(found, fullyBusy(held, units))
}

interface Published {
  readonly id: number
  readonly name: string
  readonly timezone: string
  readonly language: Language
}

function fileOf({ id, name, timezone, language }: Published, busy: readonly RentalPeriod[]): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Nelly', product: 'Vehicle', language: language.toUpperCase() },
  })
  for (const { pickup, return: back } of busy)
    calendar.createEvent({
      id: `${id}-${pickup}-${back}${OWN_EVENTS}`,
      // The same times make the same file, so that its entity tag stays.
      stamp: instantOf(pickup, timezone),
      start: instantOf(pickup, timezone),
      end: instantOf(back, timezone),
      summary: elsewhereIn(language)('unavailable'),
    })
  return `${calendar.toString()}\r\n`
}
