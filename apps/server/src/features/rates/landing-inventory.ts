import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { Place } from '@nelly/domain/places/places'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { places, vehicles } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'

/** What a landing has that its rates may name. */
export interface Inventory {
  readonly vehicles: readonly {
    readonly id: VehicleId
    readonly name: string
    readonly pricePerDay: MinorUnits
  }[]
  readonly places: readonly Place[]
}

/** The vehicles and places of a landing, without deleted ones. */
export async function inventoryOf(db: Database, landing: LandingId): Promise<Inventory> {
  const living = await db
    .select({ id: vehicles.id, name: vehicles.name, pricePerDay: vehicles.pricePerDay })
    .from(vehicles)
    .where(and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))
  return {
    vehicles: living.map((vehicle) => ({ ...vehicle, id: vehicle.id as VehicleId })),
    places: (await placesOf(db, landing)).toSorted((one, other) => one.id - other.id),
  }
}

/** The ids that a landing has or once had. */
export interface KnownIds {
  readonly vehicle: ReadonlySet<number>
  readonly place: ReadonlySet<number>
}

export async function knownIdsOf(db: Database, landing: LandingId): Promise<KnownIds> {
  const ofLanding = (table: typeof vehicles | typeof places) =>
    db.select({ id: table.id }).from(table).where(eq(table.landingId, landing))
  return {
    vehicle: new Set((await ofLanding(vehicles)).map(({ id }) => id)),
    place: new Set((await ofLanding(places)).map(({ id }) => id)),
  }
}
