import { randomBytes } from 'node:crypto'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { fullyBusy } from '@nelly/domain/availability/fully-busy'
import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { instantOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { ICalCalendar } from 'ical-generator'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, poolCalendars, pools, vehicles } from '../../platform/db/schema.ts'
import { heldFrom } from '../inventory/held-units.ts'
import { lockVehicles, poolColumns } from '../inventory/hold-pool.ts'
import { heldOrOut } from '../inventory/out-now.ts'
import { OWN_EVENTS } from './busy-times.ts'

/** 128 bits: it can't be guessed. */
const SECRET_BYTES = 16

/** The secret of a vehicle's calendar; null where it has none. */
export async function calendarSecret(db: Database, vehicle: VehicleId): Promise<string | null> {
  const [found] = await db
    .select({ secret: poolCalendars.secret })
    .from(poolCalendars)
    .innerJoin(vehicles, eq(vehicles.poolId, poolCalendars.poolId))
    .where(eq(vehicles.id, vehicle))
    .orderBy(isNotNull(poolCalendars.numbers), asc(poolCalendars.createdAt))
    .limit(1)
  return found?.secret ?? null
}

/** Gives a vehicle's calendar a new secret, in place of all that it has. */
export const renewSecret = (db: Database, vehicle: VehicleId, now: Date): Promise<string> =>
  inTransaction(db, async (tx) => {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const [poolId] = await lockVehicles(tx, [vehicle])
    if (poolId === undefined) throw new Error('the calendar of no vehicle')
    await tx.delete(poolCalendars).where(eq(poolCalendars.poolId, poolId))
    await tx.insert(poolCalendars).values({ poolId, secret, createdAt: now })
    return secret
  })

export const revokeSecret = async (db: Database, vehicle: VehicleId): Promise<void> => {
  const pool = db.select({ pool: vehicles.poolId }).from(vehicles).where(eq(vehicles.id, vehicle))
  await inTransaction(db, (tx) => tx.delete(poolCalendars).where(inArray(poolCalendars.poolId, pool)))
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
      pool: poolColumns,
      numbers: poolCalendars.numbers,
      timezone: landings.timezone,
      language: landings.defaultLanguage,
    })
    .from(poolCalendars)
    .innerJoin(pools, eq(pools.id, poolCalendars.poolId))
    .innerJoin(vehicles, eq(vehicles.poolId, pools.id))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(poolCalendars.secret, secret), isNull(vehicles.deletedAt), isNull(landings.deletedAt)))
    .orderBy(asc(vehicles.id))
    .limit(1)
  if (!found) return undefined
  const numbers = found.numbers ?? Array.from({ length: found.pool.units }, (_, index) => index + 1)
  const units = unit === undefined ? numbers : numbers.slice(unit - 1, unit)
  if (units.length === 0) return undefined
  const clock = wallClockIn(found.timezone, now)
  const held = await heldOrOut(db, found.pool.id, heldFrom(clock), clock)
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
