import type { FleetVehicle } from '@nelly/contract/owned-fleet'
import type { Block } from '@nelly/domain/blocks'
import { type BarPlace, placeOf, type ShownDays } from '../fleet-window.ts'

/** A block of a unit, placed on the calendar. */
export interface PlacedBlock {
  readonly block: Block
  readonly place: BarPlace
  /** How many earlier blocks it overlaps, so that none is hidden. */
  readonly lane: number
}

/** The visible blocks that hold a unit of a vehicle, placed on the calendar's days. */
export function blocksOfUnit(
  { blocks }: Pick<FleetVehicle, 'blocks'>,
  unit: number,
  days: ShownDays,
): PlacedBlock[] {
  const held = blocks.filter((block) => block.unit === null || block.unit === unit)
  return held.flatMap((block, index) => {
    const place = placeOf(block, days)
    const lane = held.slice(0, index).filter((other) => block.from < other.to && other.from < block.to).length
    return place ? [{ block, place, lane }] : []
  })
}
