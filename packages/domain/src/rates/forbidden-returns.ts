import type { PlaceId } from '../ids.ts'
import { type Place, placeNamed } from '../places.ts'
import type { Rates } from './rates.ts'

/** Whether what is picked up at one place may not be returned at another. */
export const isForbiddenPair = (pairs: Rates['oneWay']['pairs'], pickup: PlaceId, back: PlaceId): boolean =>
  pairs.some(({ from, to, forbidden }) => forbidden && from === pickup && to === back)

/** The names of the places at which a vehicle that is picked up at a place may not be returned. Source: rules.md, "Fees". */
export function forbiddenReturns(
  { pairs }: Rates['oneWay'],
  places: readonly Pick<Place, 'id' | 'name'>[],
  pickupPlace: string,
): string[] {
  const pickup = placeNamed(places, pickupPlace)
  return places.filter(({ id }) => pickup && isForbiddenPair(pairs, pickup.id, id)).map(({ name }) => name)
}
