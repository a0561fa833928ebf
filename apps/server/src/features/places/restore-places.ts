import type { LandingId, PlaceId } from '@nelly/domain/ids'
import type { Place } from '@nelly/domain/places/places'
import { restoredPlaces } from '@nelly/domain/places/restored-places'
import type { Database } from '../../platform/db/database.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { placesOf } from '../inventory/places-of.ts'
import { changePairs } from './change-pairs.ts'
import { placesAt } from './place-store.ts'

/** A place as it was; one of an old version is known by its name alone. */
export type FormerPlace = { readonly id: number; readonly name: string } & Partial<Omit<Place, 'id' | 'name'>>

/**
 * Restores the places of an earlier time on a landing that is locked: deleted ones come back, changed ones are as they
 * were, and those that were added since stay, behind them. Pairs follow the names; those that went with a deleted place
 * do not come back.
 *
 * Source: rules.md, "Versions of the rates"; decision 0075.
 */
export async function restorePlaces(
  tx: Database,
  landing: LandingId,
  former: readonly FormerPlace[],
): Promise<void> {
  const store = placesAt(landing, tx)
  const living = await placesOf(tx, landing)
  const ordered = former.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const restored = restoredPlaces(ordered, living)
  for (const place of restored) {
    await store.bringBack(place.id as PlaceId)
    await store.change(place.id as PlaceId, detailsOf(place))
  }
  const ids = restored.map(({ id }) => id as PlaceId)
  const added = living.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  await store.arrange([...ids, ...added])
  const after = new Map((await placesOf(tx, landing)).map((place) => [place.id, place]))
  await changePairs(
    tx,
    landing,
    living.map((before) => ({ before, after: after.get(before.id) ?? before })),
  )
}

/** What is known of it; a version has more of a place than its details. */
function detailsOf({ name, kind, isPickup, isReturn, address, phone, ...more }: FormerPlace) {
  const { latitude, longitude, instructionsEs, instructionsEn, hours, exceptions, outside } = more
  const all = {
    name,
    kind,
    isPickup,
    isReturn,
    address,
    phone,
    latitude,
    longitude,
    instructionsEs,
    instructionsEn,
    hours,
    exceptions,
    outside,
  }
  return givenFields(all)
}
