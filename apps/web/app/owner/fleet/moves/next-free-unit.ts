import type { FleetBar, FleetUnit, FleetVehicle } from '@nelly/contract/fleet'
import type { Slot } from '@nelly/domain/calendar/slots'
import { addMinutes, type WallClock } from '@nelly/domain/wall-clock'
import { periodOf } from './period-of.ts'

/**
 * The next unit of a vehicle, after that of a reservation and then from the first one on, that has nothing in its time and
 * turnaround, as far as the calendar shows. The server has the last word.
 */
export function nextFreeUnit(
  { units, blocks }: Pick<FleetVehicle, 'units' | 'blocks'>,
  bar: Pick<FleetBar, 'id' | 'turnaroundMinutes'>,
  slot: Slot,
): FleetUnit | undefined {
  const held = { from: slot.from, to: addMinutes(slot.to, bar.turnaroundMinutes) }
  const isFree = ({ unit, bars }: FleetUnit) =>
    !bars.some((one) => one.id !== bar.id && overlaps(held, heldBy(one))) &&
    !blocks.some((block) => (block.unit === null || block.unit === unit) && overlaps(held, block))
  const index = units.findIndex(({ unit }) => unit === slot.unit)
  const others = [...units.slice(index + 1), ...units.slice(0, Math.max(index, 0))]
  return others.find(isFree)
}

interface Time {
  readonly from: WallClock
  readonly to: WallClock
}

function heldBy(bar: FleetBar): Time {
  const { from, to } = periodOf(bar)
  return { from, to: addMinutes(to, bar.turnaroundMinutes) }
}

const overlaps = (one: Time, other: Time): boolean => one.from < other.to && other.from < one.to
