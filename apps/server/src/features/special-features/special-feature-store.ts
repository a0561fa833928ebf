import type { AccountId, SpecialFeatureId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, specialFeatures, vehicleSpecialFeatures, vehicles } from '../../platform/db/schema.ts'
import type { SpecialFeature } from './attached-features.ts'

/** One owner's catalogue of special features, and their vehicles as far as features are attached to them. */
export const specialFeaturesOf = (account: AccountId, db: Database) => {
  const mine = eq(specialFeatures.accountId, account)

  /** The one of this name, in any case; locked against deletion until the transaction ends. */
  const holdNamed = async (name: string): Promise<SpecialFeature | undefined> => {
    const rows = await db
      .select({
        feature: specialFeatures,
        same: sql<boolean>`lower(${specialFeatures.name}) = lower(${name})`,
      })
      .from(specialFeatures)
      .where(mine)
      .for('share')
    // Some databases only know the capitals of English.
    const meant = name.toLowerCase()
    return rows.find(({ feature, same }) => same || feature.name.toLowerCase() === meant)?.feature
  }

  return {
    holdNamed,

    /** All of them, oldest first. */
    list: (): Promise<SpecialFeature[]> =>
      db.select().from(specialFeatures).where(mine).orderBy(asc(specialFeatures.id)),

    /** Adds one; undefined where the catalogue has one of this name now. */
    async add(
      feature: { name: string; description: string },
      now: Date,
    ): Promise<SpecialFeature | undefined> {
      if (await holdNamed(feature.name)) return undefined
      const [added] = await db
        .insert(specialFeatures)
        .values({ ...feature, accountId: account, createdAt: now })
        .onConflictDoNothing()
        .returning()
      return added
    },

    /** The one of this id; locked against deletion until the transaction ends. */
    async hold(id: SpecialFeatureId): Promise<SpecialFeature | undefined> {
      const [found] = await db
        .select()
        .from(specialFeatures)
        .where(and(mine, eq(specialFeatures.id, id)))
        .for('share')
      return found
    },

    /** Deletes one, from every vehicle too; false where the catalogue has no such feature. */
    async remove(id: SpecialFeatureId): Promise<boolean> {
      const removed = await db
        .delete(specialFeatures)
        .where(and(mine, eq(specialFeatures.id, id)))
        .returning({ id: specialFeatures.id })
      return removed.length > 0
    },

    /** Whether the owner has this vehicle, neither it nor its landing deleted. */
    async hasVehicle(id: VehicleId): Promise<boolean> {
      const rows = await db
        .select({ id: vehicles.id })
        .from(vehicles)
        .innerJoin(landings, eq(landings.id, vehicles.landingId))
        .where(
          and(
            eq(vehicles.id, id),
            isNull(vehicles.deletedAt),
            eq(landings.accountId, account),
            isNull(landings.deletedAt),
          ),
        )
        // A concurrent deletion of the landing for good waits until this is done.
        .for('share', { of: vehicles })
      return rows.length > 0
    },

    /** Attaches locked features to a vehicle of the owner's; those it has already are not changed. */
    async attach(vehicleId: VehicleId, features: readonly SpecialFeature[]): Promise<void> {
      const rows = features.map(({ id }) => ({ vehicleId, specialFeatureId: id }))
      await db.insert(vehicleSpecialFeatures).values(rows).onConflictDoNothing()
    },
  }
}
