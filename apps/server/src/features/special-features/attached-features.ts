import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, specialFeatures, vehicleSpecialFeatures, vehicles } from '../../db/schema.ts'

/** A feature of an owner's catalogue, as it is kept. */
export type SpecialFeature = typeof specialFeatures.$inferSelect

/** A feature that a vehicle has. */
export type AttachedFeature = Pick<SpecialFeature, 'id' | 'name' | 'description'>

/** Within a query of vehicles: the special features of each, in the order of the catalogue. */
export function attachedFeatures(db: Database) {
  const { id, name, description } = specialFeatures
  const one = sql`json_build_object('id', ${id}, 'name', ${name}, 'description', ${description})`
  return db
    .select({ all: sql`coalesce(json_agg(${one} order by ${id}), '[]')` })
    .from(vehicleSpecialFeatures)
    .innerJoin(specialFeatures, eq(specialFeatures.id, vehicleSpecialFeatures.specialFeatureId))
    .where(eq(vehicleSpecialFeatures.vehicleId, vehicles.id))
}

/** The special features of a vehicle, in the order of the catalogue. */
export const featuresAttachedTo = (db: Database, vehicleId: number): Promise<AttachedFeature[]> =>
  db
    .select({ id: specialFeatures.id, name: specialFeatures.name, description: specialFeatures.description })
    .from(vehicleSpecialFeatures)
    .innerJoin(specialFeatures, eq(specialFeatures.id, vehicleSpecialFeatures.specialFeatureId))
    .where(eq(vehicleSpecialFeatures.vehicleId, vehicleId))
    .orderBy(asc(specialFeatures.id))

/** The same of one vehicle, where strangers may see it: on a published landing, neither deleted. */
export async function publicFeaturesOf(
  db: Database,
  vehicleId: number,
): Promise<AttachedFeature[] | undefined> {
  const [shown] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(
      and(
        eq(vehicles.id, vehicleId),
        isNull(vehicles.deletedAt),
        eq(landings.status, 'published'),
        isNull(landings.deletedAt),
      ),
    )
  return shown && featuresAttachedTo(db, shown.id)
}
