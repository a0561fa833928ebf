import { sameText } from '@nelly/domain/folded'
import type { PlaceId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { locationsAt } from '../inventory/locations-at.ts'
import { placesOf } from '../inventory/places-of.ts'
import { holdLandingOf } from './hold-landing.ts'
import { locationsOf } from './location-store.ts'
import { placesAt } from './place-store.ts'

/** Deletes a place and the pairs that name it. Source: rules.md, "Places". */
export function removePlace(
  db: Database,
  { account }: Principal,
  id: PlaceId,
  now: Date,
): Promise<Result<undefined, 'place-not-found'>> {
  return inTransaction(db, async (tx) => {
    const landing = await holdLandingOf(tx, account, id)
    const place = landing && (await placesOf(tx, landing)).find((one) => one.id === id)
    if (!landing || !place) return refuse('place-not-found')
    const pairs = await locationsAt(tx, landing)
    const isNaming = (name: string) => sameText(name, place.name)
    await locationsOf(landing, tx).removeAll(
      pairs.filter(({ pickupPlace, returnPlace }) => isNaming(pickupPlace) || isNaming(returnPlace)),
    )
    await placesAt(landing, tx).remove(id, now)
    return ok(undefined)
  })
}
