import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, specialFeatures, vehicleSpecialFeatures, vehicles } from '../../platform/db/schema.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import { isPublished } from '../inventory/published.ts'

/** A feature of an owner's catalogue, as it is stored. */
export type SpecialFeature = typeof specialFeatures.$inferSelect

/** A feature that a vehicle has. */
export type AttachedFeature = Pick<SpecialFeature, 'id' | 'name' | 'description'>

/** SQL expression for queries of vehicles: the special features of each, in the order of the catalogue. */
export function attachedFeatures(db: Database): SQL<AttachedFeature[]> {
  const { id, name, description } = specialFeatures
  const one = sql`json_build_object('id', ${id}, 'name', ${name}, 'description', ${description})`
  const all = db
    .select({ all: sql`coalesce(json_agg(${one} order by ${id}), '[]')` })
    .from(vehicleSpecialFeatures)
    .innerJoin(specialFeatures, eq(specialFeatures.id, vehicleSpecialFeatures.specialFeatureId))
    .where(eq(vehicleSpecialFeatures.vehicleId, vehicles.id))
  return sql`${all}`
}

/** The special features of a vehicle. */
export async function featuresAttachedTo(db: Database, vehicleId: number): Promise<AttachedFeature[]> {
  const [found] = await db
    .select({ features: attachedFeatures(db) })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  return found?.features ?? []
}

/** The same for visitors: on sale on a published landing that is not deleted. */
export async function publicFeaturesOf(
  db: Database,
  vehicleId: number,
): Promise<AttachedFeature[] | undefined> {
  const [shown] = await db
    .select({ features: attachedFeatures(db) })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(eq(vehicles.id, vehicleId), isOnSale, isPublished))
  return shown?.features
}
