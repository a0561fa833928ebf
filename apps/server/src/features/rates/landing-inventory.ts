import type { LandingId } from '@nelly/domain/ids'
import type { Place } from '@nelly/domain/places/places'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { places, vehicles } from '../../platform/db/schema.ts'
import { placesOf } from '../inventory/places-of.ts'
import { pricedVehicle } from '../inventory/priced-vehicle.ts'

/** What a landing has that its rates may name. */
export interface Inventory {
  readonly vehicles: readonly NamedVehicle[]
  readonly places: readonly Place[]
}

/** The vehicles and places of a landing, without deleted ones. */
export async function inventoryOf(db: Database, landing: LandingId): Promise<Inventory> {
  return {
    vehicles: await db
      .select({ ...pricedVehicle, name: vehicles.name })
      .from(vehicles)
      .where(and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
      .orderBy(asc(vehicles.id)),
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
