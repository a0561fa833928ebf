import { addDays, type CalendarDate, type ClockTime, wallClock } from '../wall-clock.ts'
import type { PossibleMoves } from './possible-moves.ts'
import { type Edge, isSameSlot, type Row, type Slot, shiftedSlot, stretchedSlot } from './slots.ts'
import type { ShownDays } from './stops.ts'
import { USUAL_TIME } from './usual-time.ts'

/** A position over the calendar: the row, if there is one, and days from its first one, with fractions. */
export interface Position {
  readonly row: Row | undefined
  readonly days: number
}

/** What is being done with a pointer: something is moved, or stretched at an end. */
export interface Gesture {
  readonly kind: 'move' | Edge
  readonly slot: Slot
  readonly possible: PossibleMoves
  /** Where it was taken, in days from the first one. */
  readonly taken: number
}

/**
 * Where the slot of a gesture would be with the pointer at a position. It moves by whole days, so that the times of day stay, and
 * only as far as is possible.
 */
export function slotAt({ kind, slot, possible, taken }: Gesture, position: Position): Slot {
  const days = Math.round(position.days - taken)
  if (kind === 'from') return possible.pickup ? stretchedSlot(slot, 'from', days) : slot
  if (kind === 'to') return possible.return ? stretchedSlot(slot, 'to', days) : slot
  return { ...shiftedSlot(slot, possible.pickup ? days : 0), ...rowFor(slot, possible, position.row) }
}

/** The row that a slot gets over another one; its own where it may not change to that. */
export function rowFor(
  { vehicleId, unit }: Row,
  { units, vehicles }: PossibleMoves,
  row: Row | undefined,
): Row {
  const isAllowed =
    row !== undefined &&
    units !== 'none' &&
    (row.vehicleId === vehicleId || (units === 'any' && (vehicles?.has(row.vehicleId) ?? true)))
  return isAllowed ? { vehicleId: row.vehicleId, unit: row.unit } : { vehicleId, unit }
}

/** Where something was dropped; undefined where that is its own place. */
export function dropOf(gesture: Gesture, position: Position): Slot | undefined {
  const slot = slotAt(gesture, position)
  return isSameSlot(slot, gesture.slot) ? undefined : slot
}

/** Days of a row that were drawn: the first and the last one, which may be the same. */
export interface Drawn extends Row {
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** The days between two positions, whichever comes first. */
export function drawnDays(row: Row, between: readonly [number, number], { first, count }: ShownDays): Drawn {
  const [start, end] = between
    .map((at) => Math.min(Math.max(Math.floor(at), 0), count - 1))
    .sort((a, b) => a - b)
  return {
    vehicleId: row.vehicleId,
    unit: row.unit,
    first: addDays(first, start ?? 0),
    last: addDays(first, end ?? 0),
  }
}

const MIDNIGHT = '00:00' as ClockTime

/** A rental on the drawn days, from morning to morning: one day at least. */
export const rentalOf = ({ first, last, ...row }: Drawn): Slot => ({
  vehicleId: row.vehicleId,
  unit: row.unit,
  from: wallClock(first, USUAL_TIME),
  to: wallClock(last > first ? last : addDays(first, 1), USUAL_TIME),
})

/** A block of the drawn days, of all their hours. */
export const blockedTimeOf = ({ first, last, ...row }: Drawn): Slot => ({
  vehicleId: row.vehicleId,
  unit: row.unit,
  from: wallClock(first, MIDNIGHT),
  to: wallClock(addDays(last, 1), MIDNIGHT),
})
