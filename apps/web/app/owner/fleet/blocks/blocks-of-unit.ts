import type { FleetVehicle } from '@nelly/contract/owned-fleet'
import type { Block } from '@nelly/domain/blocks'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { type BarPlace, placeOf } from '../fleet-window.ts'

/** A block of a unit, placed on the calendar. */
export interface PlacedBlock {
  readonly block: Block
  readonly place: BarPlace
  /** How many earlier blocks it overlaps, so that none is hidden. */
  readonly lane: number
}

/** The blocks that hold a unit of a vehicle, placed on the calendar's days; of `null`, those of all units. */
export function blocksOfUnit(
  { blocks }: Pick<FleetVehicle, 'blocks'>,
  unit: number | null,
  from: string,
  days: number,
): PlacedBlock[] {
  const held = blocks.filter((block) => block.unit === null || block.unit === unit)
  return held.map((block, index) => ({
    block,
    place: placeOf(
      {
        pickup: { date: dateOf(block.from), time: timeOf(block.from) },
        return: { date: dateOf(block.to), time: timeOf(block.to) },
      },
      from,
      days,
    ),
    lane: held.slice(0, index).filter((other) => block.from < other.to && other.from < block.to).length,
  }))
}
