import type { OfferedPlace, VisitedPlace } from '@nelly/domain/places'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { formerNames, landings } from '../../platform/db/schema.ts'
import { placesOfLanding } from '../places/places-of.ts'
import type { Address } from './landing-address.ts'
import type { Landing } from './landing-store.ts'
import { isPublished } from './published.ts'

export type { Landing }

/** The landing that visitors find at this address: published and not deleted. */
export async function publishedLanding(db: Database, address: Address): Promise<Landing | undefined> {
  const [row] = await db
    .select()
    .from(landings)
    .where(and(isPublished, eq(landings.name, address)))
  return row
}

/** The same with the places for visitors, in one query. */
export async function publishedWithPlaces(
  db: Database,
  address: Address,
): Promise<{ landing: Landing; places: readonly (OfferedPlace & VisitedPlace)[] } | undefined> {
  const [row] = await db
    .select({
      landing: getTableColumns(landings),
      places: sql<(OfferedPlace & VisitedPlace)[]>`${placesOfLanding(db)}`,
    })
    .from(landings)
    .where(and(isPublished, eq(landings.name, address)))
  return row
}

/** The published landing that had this address before it was renamed. */
export async function renamedLanding(db: Database, address: Address): Promise<Landing | undefined> {
  const [row] = await db
    .select({ landing: landings })
    .from(formerNames)
    .innerJoin(landings, eq(landings.id, formerNames.landingId))
    .where(and(isPublished, eq(formerNames.name, address)))
  return row?.landing
}
