import type { TestedAvailability } from '@nelly/contract/rates/test-call'
import { turnaroundOf, withTurnaround } from '@nelly/domain/availability/turnaround'
import type { VehicleId } from '@nelly/domain/ids'
import type { CompiledRates } from '@nelly/domain/rates/compile-rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { HOME_TIMEZONE, wallClockIn } from '@nelly/domain/wall-clock'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, vehicles } from '../../platform/db/schema.ts'
import { isAvailable } from '../inventory/availability.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { isPublished } from '../inventory/published.ts'
import { takenBy } from '../inventory/taken-by.ts'

/** The availability of a vehicle at a moment, with the turnaround of the rates. */
export async function testedAvailability(
  db: Database,
  about: {
    readonly vehicle: VehicleId
    readonly period: RentalPeriod
    readonly compiled: CompiledRates
    readonly version: number
    readonly now: Date
  },
): Promise<TestedAvailability> {
  const { vehicle, period, compiled, version, now } = about
  const [found] = await db
    .select({
      pool: pools.id,
      units: pools.units,
      timezone: landings.timezone,
      isOnSale: sql<boolean>`${isOnSale}`,
      isPublished: sql<boolean>`${isPublished}`,
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(eq(vehicles.id, vehicle))
  const { timezone, pool, ...offered } = found ?? {
    pool: 0,
    units: 0,
    isOnSale: false,
    isPublished: false,
    timezone: HOME_TIMEZONE,
  }
  // A return before the pickup is no period: nothing can hold a unit in it.
  if (period.return <= period.pickup) return { ...offered, isFree: offered.isOnSale, taken: [] }
  const held = withTurnaround(period, turnaroundOf(compiled.rates, vehicle))
  const moment = { instant: now, ratesOf: async () => ({ version, compiled }) }
  return {
    ...offered,
    isFree: await isAvailable(db, vehicle, period, moment),
    taken: await takenBy(db, pool, { rental: period, held, now: wallClockIn(timezone, now) }),
  }
}
