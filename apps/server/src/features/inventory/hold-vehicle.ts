import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/** A vehicle whose units are to be blocked; `now` is the wall clock at the rental place. */
export interface HeldVehicle {
  readonly id: VehicleId
  readonly landingId: LandingId
  readonly units: number
  readonly timezone: string
  readonly now: WallClock
}

/**
 * Locks a vehicle of the account until the transaction ends, as bookings of it do. Without `landing` it may be on any of the
 * account's landings. Undefined where there is none.
 */
export async function holdVehicle(
  tx: Database,
  account: AccountId,
  { landing, vehicle }: { landing?: LandingId; vehicle: VehicleId },
  instant: Date,
): Promise<HeldVehicle | undefined> {
  const [found] = await tx
    .select({ landingId: landings.id, units: vehicles.units, timezone: landings.timezone })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        eq(vehicles.id, vehicle),
        landing === undefined ? undefined : eq(landings.id, landing),
        isNull(vehicles.deletedAt),
        isLivingOf(account),
      ),
    )
    .for('update', { of: vehicles })
  return (
    found && {
      id: vehicle,
      landingId: found.landingId as LandingId,
      units: found.units,
      timezone: found.timezone,
      now: wallClockIn(found.timezone, instant),
    }
  )
}

/** Locks vehicles until the transaction ends, in one order, so that two who need the same ones do not wait for each other. */
export async function lockVehicles(tx: Database, ids: readonly VehicleId[]): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]))
    .orderBy(asc(vehicles.id))
    .for('update')
}
