import type { AccountId, LandingId, LocationId } from '@nelly/domain/ids'
import type { PlacePair } from '@nelly/domain/places'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, locations } from '../../platform/db/schema.ts'
import { isLivingOf } from '../landings/published.ts'
import type { Location } from './locations-at.ts'

/** The locations of one owner's landings that are not deleted; those of others are not found. */
export const locationsOf = (account: AccountId, db: Database) => {
  const isOwned = isLivingOf(account)
  const myLanding = (id: LandingId) =>
    db
      .select({ id: landings.id })
      .from(landings)
      .where(and(isOwned, eq(landings.id, id)))
  return {
    /** Locks the landing for adding until the transaction ends; false where the owner has no such landing. */
    async lockLanding(id: LandingId): Promise<boolean> {
      // Bookings, which only refer to the landing, do not wait for this lock.
      const found = await myLanding(id).for('no key update')
      return found.length > 0
    },

    /** Adds one to a landing that `lockLanding` found. */
    async add(landing: LandingId, pair: PlacePair, now: Date): Promise<Location> {
      const [added] = await db
        .insert(locations)
        .values({ landingId: landing, ...pair, createdAt: now })
        .returning()
      if (!added) throw new Error('an insert answered no row')
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
