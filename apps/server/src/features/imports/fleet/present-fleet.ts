import type { OwnedUnit } from '@nelly/contract/units/units'
import type { AccountId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import {
  type FleetPlan,
  type PresentFleet,
  type PresentUnit,
  type PresentVehicle,
  UNIT_COLUMNS,
} from '@nelly/domain/imports/fleet-plan'
import { pick } from '@nelly/domain/pick'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, vehicles } from '../../../platform/db/schema.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { unitsOf } from '../../inventory/units-of.ts'

/** The fleet of an account, as rows of a file for one of its landings are compared with it. */
export interface KnownFleet extends PresentFleet {
  /** What is known of each unit. */
  readonly details: ReadonlyMap<PresentUnit, OwnedUnit>
}

/** What a file would do to it. */
export interface PlannedFleet {
  readonly plan: FleetPlan
  readonly fleet: KnownFleet
}

/** A landing of an account with the fleet that its files are compared with; undefined where there is no such landing. */
export async function fleetOfLanding(db: Database, account: AccountId, landingId: LandingId, now: Date) {
  const [landing] = await db
    .select({ id: landings.id, currency: landings.currency, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landingId)))
  return landing && { landing, fleet: await presentFleet(db, account, landing, now) }
}

/** The fleet of an account at an instant. */
export async function presentFleet(
  db: Database,
  account: AccountId,
  landing: { readonly id: number; readonly currency: PresentFleet['currency']; readonly timezone: string },
  now: Date,
): Promise<KnownFleet> {
  const offered = await db
    .select({
      id: vehicles.id,
      landingId: vehicles.landingId,
      poolId: vehicles.poolId,
      name: vehicles.name,
      brand: vehicles.brand,
      type: vehicles.type,
      transmission: vehicles.transmission,
      fuel: vehicles.fuel,
      seats: vehicles.seats,
      doors: vehicles.doors,
      luggage: vehicles.luggage,
      pricePerDay: vehicles.pricePerDay,
      features: vehicles.features,
      description: vehicles.description,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))
  const poolOf = new Map(offered.map(({ id, poolId }) => [id, poolId]))
  const details = new Map(
    (await unitsOf(db, account, now)).map((unit): [PresentUnit, OwnedUnit] => {
      const poolId = poolOf.get(unit.vehicleId) as PoolId
      return [{ ...pick(unit, ['number', 'vehicleName', ...Object.values(UNIT_COLUMNS)]), poolId }, unit]
    }),
  )
  return {
    vehicles: offered
      .filter(({ landingId }) => landingId === landing.id)
      .map(
        ({ landingId: _, ...vehicle }): PresentVehicle => ({
          ...vehicle,
          id: vehicle.id as VehicleId,
          poolId: vehicle.poolId as PoolId,
        }),
      ),
    units: [...details.keys()],
    details,
    currency: landing.currency,
    today: dateOf(wallClockIn(landing.timezone, now)),
  }
}
