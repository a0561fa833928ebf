import { samePlace } from '../places/same-place.ts'

/** Where a unit is. */
export interface Whereabouts {
  /** Null where nobody knows. */
  readonly place: string | null
  /** Whether it is out, and comes back there. */
  readonly isOut: boolean
}

/** Where a rental leaves its unit: a place, and since when; null while it is not back. */
export interface LeftAt {
  readonly place: string
  readonly at: Date | null
}

/** Where an operator put a unit, and when; null is nowhere that is known. */
export interface PutAt {
  readonly place: string | null
  readonly at: Date
}

/**
 * Where a unit is: where it was returned last, or put by hand, whichever came later; while it is out, where it comes back.
 *
 * Source: rules.md, "Units".
 */
export function whereIs(left: LeftAt | undefined, put: PutAt | undefined): Whereabouts {
  if (left && left.at === null) return { place: left.place, isOut: true }
  const isPutLast = put && (!left?.at || put.at > left.at)
  return { place: (isPutLast ? put : left)?.place ?? null, isOut: false }
}

/** Where a unit is that is picked up at a place, where that is another one. */
export const elsewhere = (
  unit: Whereabouts,
  pickupPlace: string,
): (Whereabouts & { place: string }) | null =>
  unit.place === null || samePlace(unit.place, pickupPlace) ? null : { ...unit, place: unit.place }
