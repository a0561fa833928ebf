import type { LandingId, PlaceId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { locations, places } from '../../platform/db/schema.ts'
import { locationsAt } from '../inventory/locations-at.ts'

/** Adds all places and pairs of a landing to another one. Both are locked. Returns the new place of each. */
export async function duplicatePlaces(
  tx: Database,
  { from, to, now }: { from: LandingId; to: LandingId; now: Date },
): Promise<ReadonlyMap<PlaceId, PlaceId>> {
  const added = new Map<PlaceId, PlaceId>()
  const originals = await tx
    .select()
    .from(places)
    .where(and(eq(places.landingId, from), isNull(places.deletedAt)))
    .orderBy(asc(places.id))
  for (const { id, ...place } of originals) {
    const row = { ...place, landingId: to, createdAt: now }
    const [copy] = await tx.insert(places).values(row).returning({ id: places.id })
    if (!copy) throw new Error('an insert answered no row')
    added.set(id as PlaceId, copy.id as PlaceId)
  }
  for (const { pickupPlace, returnPlace } of await locationsAt(tx, from))
    await tx.insert(locations).values({ landingId: to, pickupPlace, returnPlace, createdAt: now })
  return added
}
