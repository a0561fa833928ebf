import type { LandingId, PlaceId } from '@nelly/domain/ids'
import type { Place } from '@nelly/domain/places/places'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { places } from '../../platform/db/schema.ts'
import type { StoredPlace } from '../inventory/places-of.ts'

/** What an owner says of a place. */
export type PlaceDetails = Omit<Place, 'id' | 'position'>

/** The places of a landing that `holdLanding` found. */
export const placesAt = (landing: LandingId, db: Database) => {
  const living = and(eq(places.landingId, landing), isNull(places.deletedAt))
  return {
    /** Adds one behind the others. */
    async add(
      details: Pick<PlaceDetails, 'name' | 'isPickup' | 'isReturn'> & Partial<PlaceDetails>,
      now: Date,
    ): Promise<Omit<StoredPlace, 'currency'>> {
      const position = await db.$count(places, living)
      const [added] = await db
        .insert(places)
        .values({ ...details, landingId: landing, position, createdAt: now })
        .returning()
      if (!added) throw new Error('an insert answered no row')
      return { ...added, id: added.id as PlaceId }
    },

    async change(id: PlaceId, changes: Partial<PlaceDetails>): Promise<void> {
      if (Object.keys(changes).length === 0) return
      await db
        .update(places)
        .set(changes)
        .where(and(living, eq(places.id, id)))
    },

    /** Takes back that it was deleted. */
    async bringBack(id: PlaceId): Promise<void> {
      await db
        .update(places)
        .set({ deletedAt: null })
        .where(and(eq(places.landingId, landing), eq(places.id, id)))
    },

    /** Stores this order, which from then on is that of the returns too. */
    async arrange(ids: readonly PlaceId[]): Promise<void> {
      await db.execute(sql`
        update places set position = place.nth - 1, return_position = null
        from unnest(${sql.param(ids)}::int[]) with ordinality as place (id, nth)
        where places.id = place.id and ${living}`)
    },

    /** Deletes one; the others close the gap. */
    async remove(id: PlaceId, now: Date): Promise<void> {
      await db
        .update(places)
        .set({ deletedAt: now })
        .where(and(living, eq(places.id, id)))
      await db.execute(sql`
        update places set position = place.nth - 1,
          return_position = case when return_position is not null then place.nth_return - 1 end
        from (
          select id, row_number() over (order by position) as nth,
            row_number() over (order by coalesce(return_position, position), position) as nth_return
          from places where ${living}
        ) place
        where places.id = place.id`)
    },
  }
}
