import { sameText } from '../folded.ts'
import type { PlaceId } from '../ids.ts'
import type { Texts } from '../site/texts.ts'
import type { PlaceHours } from './opening-hours.ts'
import { distinctPlaces, samePlace } from './same-place.ts'

/** What a place is to its operator: an office of theirs, an airport, a hotel, or wherever a customer wants the vehicle. */
export const PLACE_KINDS = ['office', 'airport', 'hotel', 'delivery'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Where vehicles of a landing are picked up or returned. No two places of a landing have the same name (`sameText`). */
export interface Place extends PlaceHours {
  readonly id: PlaceId
  readonly name: string
  /** What its operator's tables call it, such as `SDQ`. No two of a landing have the same. */
  readonly code: string | null
  readonly kind: PlaceKind
  readonly isPickup: boolean
  readonly isReturn: boolean
  readonly address: string | null
  /** In degrees, -90 to 90; both coordinates are known, or neither. */
  readonly latitude: number | null
  /** In degrees, -180 to 180. */
  readonly longitude: number | null
  readonly phone: string | null
  /** How a vehicle is picked up there, for readers of each language; line breaks count. Only who has reserved reads them. */
  readonly instructionsEs: string | null
  readonly instructionsEn: string | null
  /** From 0, without gaps, in the owner's order. */
  readonly position: number
}

/** What decides whether and where visitors see a place. */
export interface OfferedPlace extends Pick<Place, 'name' | 'isPickup' | 'isReturn' | 'position'> {
  /** The order among the returns, where that is not the order of `position` (decision 0065). */
  readonly returnPosition?: number | null
}

/** Where a vehicle is picked up, and where it may be returned. */
export interface PlacePair {
  readonly pickupPlace: string
  readonly returnPlace: string
}

/** What visitors see of a place. */
export interface VisitedPlace
  extends PlaceHours,
    Pick<
      Place,
      'id' | 'name' | 'isPickup' | 'isReturn' | 'position' | 'address' | 'latitude' | 'longitude' | 'phone'
    > {}

/** The choices for visitors. Where both are empty, visitors type freely. */
export interface PlaceChoices {
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
}

/**
 * The names of a landing's places for pickup and for return, each in the owner's order. Any pickup goes with any return, and every
 * vehicle may be returned where it was picked up.
 *
 * Source: rules.md, "Places".
 */
export const placeChoices = (places: readonly OfferedPlace[]): PlaceChoices => ({
  pickupPlaces: distinctNames(
    places.filter(({ isPickup }) => isPickup).toSorted((one, other) => one.position - other.position),
  ),
  returnPlaces: distinctNames(
    places.filter(({ isReturn }) => isReturn).toSorted((one, other) => returnOrder(one) - returnOrder(other)),
  ),
})

const returnOrder = ({ position, returnPosition }: OfferedPlace): number => returnPosition ?? position

/** Whether visitors may choose it. */
export const isOffered = ({ isPickup, isReturn }: Pick<Place, 'isPickup' | 'isReturn'>): boolean =>
  isPickup || isReturn

/** The place that a booking or a pair means by this name, however it is spelled. Source: rules.md, "Places". */
export const placeNamed = <P extends Pick<Place, 'name'>>(
  places: readonly P[],
  name: string,
): P | undefined => places.find((place) => samePlace(place.name, name))

/** The place that a table means by this short code, however it is spelled. Source: rules.md, "Places". */
export const placeCoded = <P extends Pick<Place, 'code'>>(
  places: readonly P[],
  code: string,
): P | undefined => places.find((place) => place.code !== null && samePlace(place.code, code))

/** How a vehicle is picked up at a place, in both languages; blank where its operator says nothing. Source: rules.md, "Places". */
export const instructionsOf = ({
  instructionsEs,
  instructionsEn,
}: Pick<Place, 'instructionsEs' | 'instructionsEn'>): Texts => ({
  es: instructionsEs ?? '',
  en: instructionsEn ?? '',
})

/** Whether both coordinates are given, or neither. */
export const hasWholeCoordinates = ({
  latitude,
  longitude,
}: Pick<Place, 'latitude' | 'longitude'>): boolean => (latitude === null) === (longitude === null)

/** Whether the landing has this pair already, however it is spelled. Source: rules.md, "Places". */
export const hasPair = (pairs: readonly PlacePair[], pair: PlacePair): boolean =>
  pairs.some(
    ({ pickupPlace, returnPlace }) =>
      sameText(pickupPlace, pair.pickupPlace) && sameText(returnPlace, pair.returnPlace),
  )

/** A migrated landing may have two places whose names only differ for the database. */
const distinctNames = (places: readonly OfferedPlace[]): string[] =>
  distinctPlaces(places.map(({ name }) => name))
