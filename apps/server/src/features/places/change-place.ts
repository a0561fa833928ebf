import { type PlaceChanges, placeAnswer } from '@nelly/contract/places/places'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { PlaceId } from '@nelly/domain/ids'
import { hasWholeCoordinates, type Place, placeCoded, placeNamed } from '@nelly/domain/places/places'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'
import { placesOf, type StoredPlace } from '../inventory/places-of.ts'
import { changePairs } from './change-pairs.ts'
import { holdLandingOf } from './hold-landing.ts'
import { placesAt } from './place-store.ts'

type Changed = Outcome<
  StoredPlace,
  'place-not-found' | 'name-taken' | 'place-code-taken' | 'coordinates-incomplete' | 'changed-meanwhile'
>

/**
 * Changes a place, and the pairs that name it. With a `revision`, refuses to change what others changed meanwhile.
 *
 * Source: rules.md, "Places".
 */
export function changePlace(
  db: Database,
  { account }: Principal,
  id: PlaceId,
  { revision, currency, position, ...fields }: PlaceChanges,
): Promise<Changed> {
  return inTransaction(db, async (tx): Promise<Changed> => {
    const landing = await holdLandingOf(tx, account, id)
    const places = landing ? await placesOf(tx, landing) : []
    const before = places.find((place) => place.id === id)
    if (!landing || !before) return refuse('place-not-found')
    const isOfOther = currency !== undefined && currency !== before.currency
    if (isStale({ revision }, before) || isOfOther)
      return refuse('changed-meanwhile', { newest: placeAnswer.parse(before) })
    const changes = givenFields(fields)
    const after: Place = { ...before, ...changes }
    const rest = places.filter((place) => place !== before)
    if (changes.name !== undefined && placeNamed(rest, changes.name)) return refuse('name-taken')
    if (changes.code && placeCoded(rest, changes.code)) return refuse('place-code-taken')
    if (!hasWholeCoordinates(after)) return refuse('coordinates-incomplete')
    await placesAt(landing, tx).change(id, changes)
    await changePairs(tx, landing, [{ before, after }])
    if (position !== undefined) {
      const ids = rest.map((place) => place.id)
      await placesAt(landing, tx).arrange(ids.toSpliced(position, 0, id))
    }
    const changed = (await placesOf(tx, landing)).find((place) => place.id === id)
    return changed ? ok(changed) : refuse('place-not-found')
  })
}
