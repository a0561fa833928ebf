import { type Place, placeNamed } from '../places.ts'
import type { Rates } from './rates.ts'

/** The names of the places at which a vehicle that is picked up at a place may not be returned. Source: rules.md, "Fees". */
export function forbiddenReturns(
  { pairs }: Rates['oneWay'],
  places: readonly Pick<Place, 'id' | 'name'>[],
  pickupPlace: string,
): string[] {
  const pickup = placeNamed(places, pickupPlace)
  return places
    .filter(({ id }) =>
      pairs.some(({ from, to, forbidden }) => forbidden && from === pickup?.id && to === id),
    )
    .map(({ name }) => name)
}
