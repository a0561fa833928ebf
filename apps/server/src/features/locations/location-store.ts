import type { LandingId, LocationId, OwnerId } from '@nelly/domain/ids'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, locations } from '../../db/schema.ts'
import type { Location } from './locations-at.ts'

/** The locations of one owner's landings that are not deleted. Somebody else's are simply not there. */
export const locationsOf = (owner: OwnerId, db: Database) => {
  const mine = and(eq(landings.ownerId, owner), isNull(landings.deletedAt))
  const myLanding = (id: LandingId) =>
    db
      .select({ id: landings.id })
      .from(landings)
      .where(and(mine, eq(landings.id, id)))
  return {
    /** Adds one; undefined where the owner has no such landing. */
    async add(
      landing: LandingId,
      places: { pickupPlace: string; returnPlace: string },
      now: Date,
    ): Promise<Location | undefined> {
      const [found] = await myLanding(landing)
      if (!found) return undefined
      const [added] = await db
        .insert(locations)
        .values({ landingId: found.id, ...places, createdAt: now })
        .returning()
      return added
    },

    /** Removes one; false where the landing has no such location or the owner no such landing. */
    async remove(landing: LandingId, id: LocationId): Promise<boolean> {
      const removed = await db
        .delete(locations)
        .where(and(eq(locations.id, id), inArray(locations.landingId, myLanding(landing))))
        .returning({ id: locations.id })
      return removed.length > 0
    },
  }
}
