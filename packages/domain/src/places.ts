import { sameText } from './folded.ts'

/** Where a vehicle is picked up, and where it may be returned. */
export interface PlacePair {
  readonly pickupPlace: string
  readonly returnPlace: string
}

/** The choices for visitors. Without pairs both are empty, and visitors type freely. */
export interface PlaceChoices {
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
}

/**
 * The places of a landing's pairs, each once and in the owner's order. Any pickup goes with any return, and every
 * vehicle may be returned where it was picked up.
 *
 * Source: rules.md, "Places".
 */
export const placeChoices = (pairs: readonly PlacePair[]): PlaceChoices => ({
  pickupPlaces: distinct(pairs.map(({ pickupPlace }) => pickupPlace)),
  returnPlaces: distinct(pairs.map(({ returnPlace }) => returnPlace)),
})

/** Whether the landing has this pair already, however it is spelled. Source: rules.md, "Places". */
export const hasPair = (pairs: readonly PlacePair[], pair: PlacePair): boolean =>
  pairs.some(
    ({ pickupPlace, returnPlace }) =>
      sameText(pickupPlace, pair.pickupPlace) && sameText(returnPlace, pair.returnPlace),
  )

const distinct = (places: readonly string[]): string[] =>
  places.filter((place, index) => places.findIndex((other) => sameText(other, place)) === index)
