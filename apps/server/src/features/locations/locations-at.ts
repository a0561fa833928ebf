import type { LandingId } from '@nelly/domain/ids'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, locations } from '../../platform/db/schema.ts'

export type Location = typeof locations.$inferSelect

/** Where a landing's vehicles are picked up and returned, in the owner's order. */
export const locationsAt = (db: Database, landing: LandingId): Promise<Location[]> =>
  db.select().from(locations).where(eq(locations.landingId, landing)).orderBy(asc(locations.id))

/** Within a query of landings: where the vehicles of each are picked up and returned, in the owner's order. */
export function placesOfLanding(db: Database) {
  const { id, pickupPlace, returnPlace, landingId } = locations
  const one = sql`json_build_object('pickupPlace', ${pickupPlace}, 'returnPlace', ${returnPlace})`
  return db
    .select({ all: sql`coalesce(json_agg(${one} order by ${id}), '[]')` })
    .from(locations)
    .where(eq(landingId, landings.id))
}
