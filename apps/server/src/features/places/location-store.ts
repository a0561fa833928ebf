import type { LandingId, LocationId } from '@nelly/domain/ids'
import type { PlacePair } from '@nelly/domain/places/places'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { locations } from '../../platform/db/schema.ts'
import type { Location } from '../inventory/locations-at.ts'

/** The pairs of a landing that `holdLanding` found. */
export const locationsOf = (landing: LandingId, db: Database) => {
  const isOfLanding = eq(locations.landingId, landing)
  return {
    async add(pair: PlacePair, now: Date): Promise<Location> {
      const [added] = await db
        .insert(locations)
        .values({ landingId: landing, ...pair, createdAt: now })
        .returning()
      if (!added) throw new Error('an insert answered no row')
      return added
    },

    /** Removes one; undefined where the landing has no such pair. */
    async remove(id: LocationId): Promise<Location | undefined> {
      const [removed] = await db
        .delete(locations)
        .where(and(isOfLanding, eq(locations.id, id)))
        .returning()
      return removed
    },

    /** Stores other names of a pair. */
    async rename({ id }: Location, names: PlacePair): Promise<void> {
      await db.update(locations).set(names).where(eq(locations.id, id))
    },

    async removeAll(pairs: readonly Location[]): Promise<void> {
      if (pairs.length === 0) return
      const ids = pairs.map(({ id }) => id)
      await db.delete(locations).where(and(isOfLanding, inArray(locations.id, ids)))
    },
  }
}
