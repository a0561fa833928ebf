import type { LandingId } from '@nelly/domain/ids'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { locations } from '../../db/schema.ts'

export type Location = typeof locations.$inferSelect

/** Where a landing's vehicles are picked up and returned, in the owner's order. */
export const locationsAt = (db: Database, landing: LandingId): Promise<Location[]> =>
  db.select().from(locations).where(eq(locations.landingId, landing)).orderBy(asc(locations.id))
