import type { LandingId } from '@nelly/domain/ids'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { locations } from '../../platform/db/schema.ts'

export type Location = typeof locations.$inferSelect

/** A landing's pairs of places, oldest first. */
export const locationsAt = (db: Database, landing: LandingId): Promise<Location[]> =>
  db.select().from(locations).where(eq(locations.landingId, landing)).orderBy(asc(locations.id))
