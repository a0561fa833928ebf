import type { LandingId } from '@nelly/domain/ids'
import type { Money } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { leastPrice } from '../inventory/priced-vehicle.ts'

/** A summary of a landing's vehicles on sale; undefined where there are none. */
export interface FleetGlance {
  /** The lowest price per day. */
  readonly lowestPrice: Money | undefined
  /** The first picture of the oldest that has any. */
  readonly picture: StoredPicture | undefined
}

export async function fleetGlance(db: Database, landing: LandingId): Promise<FleetGlance> {
  const shown = and(eq(vehicles.landingId, landing), isOnSale)
  const first = db
    .select({ picture: vehiclePictures.picture })
    .from(vehicles)
    .innerJoin(vehiclePictures, eq(vehiclePictures.vehicleId, vehicles.id))
    .where(shown)
    .orderBy(asc(vehicles.id), asc(vehiclePictures.position), asc(vehiclePictures.id))
    .limit(1)
  const [found] = await db
    .select({
      pricePerDay: leastPrice,
      currency: landings.currency,
      picture: sql<StoredPicture | null>`${first}`,
    })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(shown)
    .groupBy(landings.currency)
  return {
    lowestPrice: found && priceOfDay(found),
    picture: found?.picture ?? undefined,
  }
}
