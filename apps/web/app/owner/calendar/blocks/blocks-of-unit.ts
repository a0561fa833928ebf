import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import { type BarPlace, placeOf, type ShownDays } from '../calendar-window.ts'

/** A block of a unit, placed on the calendar. */
export interface PlacedBlock {
  readonly block: Block
  readonly place: BarPlace
  /** How far below the first one it begins, in pixels, so that a part of each is in sight. */
  readonly shift: number
}

/** How far overlapping blocks are shifted, in pixels: each from the one before it, and the last of many. */
const STEP = 10
const MAX_SHIFT = 20

/** The visible blocks that hold a unit of a vehicle, placed on the calendar's days. */
export function blocksOfUnit(
  { blocks }: Pick<CalendarVehicle, 'blocks'>,
  unit: number,
  days: ShownDays,
): PlacedBlock[] {
  const held = blocks.filter((block) => block.unit === null || block.unit === unit)
  const lanes = held.map(
    (block, index) =>
      held.slice(0, index).filter((other) => block.from < other.to && other.from < block.to).length,
  )
  const step = Math.min(STEP, MAX_SHIFT / Math.max(...lanes))
  return held.flatMap((block, index) => {
    const place = placeOf(block, days)
    return place ? [{ block, place, shift: (lanes[index] ?? 0) * step }] : []
  })
}
