/** A point of a stroke, from the upper left corner of the field. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What was drawn, stroke by stroke. */
export type Strokes = readonly (readonly Point[])[]

/** The points of a signature: far more than a hand draws. */
export const MOST_POINTS = 5000
/** The greatest coordinate of a point. */
export const MOST_COORDINATE = 10_000
export const MAX_SIGNED_NAME = 100
