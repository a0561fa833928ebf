import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, specialFeatures, vehicleSpecialFeatures, vehicles } from '../../db/schema.ts'

/** A feature of an owner's catalogue, as it is kept. */
export type SpecialFeature = typeof specialFeatures.$inferSelect

/** The special features of vehicles by the vehicle's id, each vehicle's in the order of the catalogue. */
export async function featuresAttachedTo(
  db: Database,
  vehicleIds: readonly number[],
): Promise<Map<number, SpecialFeature[]>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db
    .select({ vehicleId: vehicleSpecialFeatures.vehicleId, feature: specialFeatures })
    .from(vehicleSpecialFeatures)
    .innerJoin(specialFeatures, eq(specialFeatures.id, vehicleSpecialFeatures.specialFeatureId))
    .where(inArray(vehicleSpecialFeatures.vehicleId, [...vehicleIds]))
    .orderBy(asc(specialFeatures.id))
  const byVehicle = Map.groupBy(rows, ({ vehicleId }) => vehicleId)
  return new Map([...byVehicle].map(([id, those]) => [id, those.map(({ feature }) => feature)]))
}

/** The same of one vehicle, where strangers may see it: on a published landing, neither deleted. */
export async function publicFeaturesOf(
  db: Database,
  vehicleId: number,
): Promise<SpecialFeature[] | undefined> {
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
  return shown && ((await featuresAttachedTo(db, [shown.id])).get(shown.id) ?? [])
}
