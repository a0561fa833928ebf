/** Where a place is, in degrees. */
export interface Located {
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A drawing of places as seen from above, north up, in units of its own from the upper left corner. */
export interface PlacesMap {
  readonly width: number
  readonly height: number
  readonly places: readonly { readonly name: string; readonly x: number; readonly y: number }[]
  /** A line of the drawing that is so many kilometres long. */
  readonly scale: { readonly kilometres: number; readonly length: number }
}

const KILOMETRES_A_DEGREE = 111.32
const WIDTH = 320
const LEAST_HEIGHT = 112
const MOST_HEIGHT = 220
/** Room around the places for their marks, and below them for the scale. */
const MARGIN = 32
const SCALE_ROOM = 16
/** How far from one another the middles of two marks are at least, so that their numbers can be read. */
export const MARK_DISTANCE = 26
/** So many marks have room beside one another; of more, they stay where they are. */
const MOST_MARKS = 40
/** Marks are moved apart step by step; so many steps are more than any drawing needs. */
const MOST_STEPS = 200
/** Places that are nearer to one another than this are drawn as one. */
const LEAST_EXTENT_KM = 0.2

/**
 * A drawing of the places whose coordinates are known; undefined for fewer than two, or where all are at one spot. Degrees of longitude
 * are as wide as in the middle of the places, which is right to a percent for places within a few hundred kilometres. Marks that would
 * cover one another are moved apart.
 *
 * Source: rules.md, "Places".
 */
export function placesMap(places: readonly Located[]): PlacesMap | undefined {
  const known = places.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude }],
  )
  const [first] = known
  if (!first) return undefined
  const { middle: latitude } = extent(known.map((place) => place.latitude))
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const placed = known.map((place) => ({
    name: place.name,
    east: eastOf(place.longitude - first.longitude) * narrowing * KILOMETRES_A_DEGREE,
    south: (latitude - place.latitude) * KILOMETRES_A_DEGREE,
  }))
  const [across, down] = [extent(placed.map(({ east }) => east)), extent(placed.map(({ south }) => south))]
  if (Math.max(across.length, down.length) < LEAST_EXTENT_KM) return undefined
  const unit = Math.min(
    (WIDTH - 2 * MARGIN) / across.length,
    (MOST_HEIGHT - SCALE_ROOM - 2 * MARGIN) / down.length,
  )
  const height = Math.max(LEAST_HEIGHT, Math.round(down.length * unit + 2 * MARGIN + SCALE_ROOM))
  const kilometres = roundLength((WIDTH - 2 * MARGIN) / 3 / unit)
  return {
    width: WIDTH,
    height,
    places: movedApart(
      placed.map(({ name, east, south }) => ({
        name,
        x: WIDTH / 2 + (east - across.middle) * unit,
        y: (height - SCALE_ROOM) / 2 + (south - down.middle) * unit,
      })),
      height,
    ),
    scale: { kilometres, length: Math.round(kilometres * unit) },
  }
}

type Mark = PlacesMap['places'][number]

/** Marks that are too near to one another are moved by half of what is missing each, within the drawing. */
function movedApart(marks: readonly Mark[], height: number): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }))
  const pairs = (marks.length > MOST_MARKS ? [] : moved).flatMap((one, index) =>
    moved.slice(index + 1).map((other) => [one, other] as const),
  )
  const edge = MARK_DISTANCE / 2
  for (let step = 0; step < MOST_STEPS; step++) {
    const near = pairs.filter(([one, other]) => distance(one, other) < MARK_DISTANCE)
    if (near.length === 0) break
    for (const [one, other] of near) {
      const apart = distance(one, other)
      // Two at one spot are moved to its left and right.
      const [across, down] = apart === 0 ? [1, 0] : [(other.x - one.x) / apart, (other.y - one.y) / apart]
      const half = (MARK_DISTANCE - apart) / 2 + 0.5
      for (const [mark, way] of [
        [one, -half],
        [other, half],
      ] as const) {
        mark.x = within(edge, mark.x + across * way, WIDTH - edge)
        mark.y = within(edge, mark.y + down * way, height - SCALE_ROOM - edge)
      }
    }
  }
  return moved.map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) }))
}

const distance = (one: Mark, other: Mark): number => Math.hypot(other.x - one.x, other.y - one.y)
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Degrees to the east, the shorter way around. */
const eastOf = (degrees: number): number => ((degrees + 540) % 360) - 180

function extent(values: readonly number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { length: most - least, middle: (least + most) / 2 }
}

/** The longest of 1, 2 and 5 by a power of ten that is not longer. */
function roundLength(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest))
  return ([5, 2, 1].find((digit) => digit * power <= longest) ?? 1) * power
}

/** Where a web map shows a spot. Nothing is asked of it unless somebody opens it. */
export const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
