import { sameText } from '@nelly/domain/folded'
import type { LandingId, LocationId } from '@nelly/domain/ids'
import { placeNamed } from '@nelly/domain/places/places'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { locationsAt } from '../inventory/locations-at.ts'
import { placesOf } from '../inventory/places-of.ts'
import { holdLanding } from './hold-landing.ts'
import { locationsOf } from './location-store.ts'
import { placesAt } from './place-store.ts'

/**
 * Removes a pair of places. A place that no other pair names as its pickup is no longer offered for pickup; returns likewise.
 *
 * Source: rules.md, "Places".
 */
export function removeLocation(
  db: Database,
  { account }: Principal,
  landing: LandingId,
  id: LocationId,
): Promise<Result<undefined, 'location-not-found'>> {
  return inTransaction(db, async (tx) => {
    const isFound = await holdLanding(tx, account, landing)
    const removed = isFound && (await locationsOf(landing, tx).remove(id))
    if (!removed) return refuse('location-not-found')
    const pairs = await locationsAt(tx, landing)
    const places = await placesOf(tx, landing)
    for (const [role, offered] of [
      ['pickupPlace', 'isPickup'],
      ['returnPlace', 'isReturn'],
    ] as const) {
      const place = placeNamed(places, removed[role])
      if (place && !pairs.some((pair) => sameText(pair[role], place.name)))
        await placesAt(landing, tx).change(place.id, { [offered]: false })
    }
    return ok(undefined)
  })
}
