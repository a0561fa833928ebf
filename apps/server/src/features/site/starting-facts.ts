import { jurisdictionOf, type StartingFacts } from '@nelly/contract/site/starting/starting-facts'
import type { LandingId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { and, count, eq, min } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { placesOf } from '../places/places-of.ts'
import { isOnSale } from '../vehicles/on-sale.ts'

/** What is known of a landing now for its starting texts. */
export async function startingFacts(db: Database, id: LandingId): Promise<StartingFacts> {
  const [landing] = await db
    .select({ name: landings.displayName, timezone: landings.timezone, currency: landings.currency })
    .from(landings)
    .where(eq(landings.id, id))
  if (!landing) throw new Error(`there is no landing ${id}`)
  const [fleet] = await db
    .select({ count: count(), least: min(vehicles.pricePerDay) })
    .from(vehicles)
    .where(and(eq(vehicles.landingId, id), isOnSale))
  const places = await placesOf(db, id)
  const { name, timezone, currency } = landing
  const least = fleet?.least ?? null
  return {
    name,
    jurisdiction: jurisdictionOf(timezone),
    places: places.filter(({ isPickup }) => isPickup).map((place) => place.name),
    vehicleCount: fleet?.count ?? 0,
    leastPrice: least === null ? null : { minor: least as MinorUnits, currency },
  }
}
