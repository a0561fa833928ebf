/** A rectangle in the window, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where notifications are shown: how far from an edge of the window, and at which side of the page. */
export interface Place {
  readonly edge: 'top' | 'bottom'
  readonly side: 'left' | 'right'
  /** Of the pile from that edge, in pixels. */
  readonly distance: number
  /** Of the pile from that side of the window, in pixels. */
  readonly indent: number
}

/** What is to be placed, and what is around it. */
interface Surroundings {
  readonly pile: { readonly width: number; readonly height: number }
  /** The part of the window that it is placed in: all of it but the menu on the left. */
  readonly room: Box
  /** What can be pressed or typed in. */
  readonly controls: readonly Box[]
}

/** From what it is placed in, and between the places that are tried, in pixels. */
const MARGIN = 16
const STEP = 8

/**
 * The place that covers no control: `kept` while that is free, else the nearest to an edge, first to `edge`. Where everything is
 * full of controls, it is the one that covers the fewest.
 */
export function freePlace(
  surroundings: Surroundings,
  { kept, edge }: { kept: Place | undefined; edge: Place['edge'] },
): Place {
  const { room, pile } = surroundings
  const covered = (place: Place) => {
    const box = boxAt(place, surroundings)
    return surroundings.controls.filter((control) => isOverlapping(box, control)).length
  }
  if (kept && covered(kept) === 0) return kept
  const at = (edge: Place['edge'], side: Place['side'], distance: number): Place => {
    const indent = side === 'left' ? room.left + MARGIN : MARGIN
    return { edge, side, distance, indent }
  }
  const other = edge === 'top' ? 'bottom' : 'top'
  let best = at(edge, 'right', MARGIN)
  for (let distance = MARGIN; distance <= room.bottom - room.top - pile.height; distance += STEP) {
    for (const one of [edge, other] as const)
      for (const side of ['right', 'left'] as const) {
        const place = at(one, side, distance)
        if (covered(place) < covered(best)) best = place
      }
    if (covered(best) === 0) return best
  }
  return best
}

function boxAt({ edge, side, distance, indent }: Place, { pile, room }: Surroundings): Box {
  const left = side === 'left' ? indent : room.right - indent - pile.width
  const top = edge === 'top' ? room.top + distance : room.bottom - distance - pile.height
  return { left, top, right: left + pile.width, bottom: top + pile.height }
}

const isOverlapping = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
