import type { PlaceId } from '../ids.ts'
import type { Place } from '../places/places.ts'
import type { Rates } from './rates.ts'

/** Whether what is picked up at one place may not be returned at another. */
export const isForbiddenPair = (pairs: Rates['oneWay']['pairs'], pickup: PlaceId, back: PlaceId): boolean =>
  pairs.some(({ from, to, forbidden }) => forbidden && from === pickup && to === back)

/** A place, and the places of pickup from which a vehicle may not be returned there. */
export interface ForbiddenReturn {
  readonly place: string
  /** Names, at least one. */
  readonly notFrom: readonly string[]
}

/**
 * What visitors are told of forbidden pairs, by the place of return: of pickups and returns those that are offered to
 * them, or all places where they type one freely.
 *
 * Source: rules.md, "Places".
 */
export function forbiddenReturns(
  { pairs }: Rates['oneWay'],
  places: readonly Pick<Place, 'id' | 'name' | 'isPickup' | 'isReturn'>[],
): ForbiddenReturn[] {
  const pickups = offeredOrAll(places, 'isPickup')
  return offeredOrAll(places, 'isReturn')
    .map(({ id, name }) => ({
      place: name,
      notFrom: pickups.filter((pickup) => isForbiddenPair(pairs, pickup.id, id)).map((pickup) => pickup.name),
    }))
    .filter(({ notFrom }) => notFrom.length > 0)
}

function offeredOrAll<P extends Pick<Place, 'isPickup' | 'isReturn'>>(
  places: readonly P[],
  kind: 'isPickup' | 'isReturn',
): readonly P[] {
  const offered = places.filter((place) => place[kind])
  return offered.length > 0 ? offered : places
}
