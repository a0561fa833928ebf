import { addDays, dateOf, minutesBetween, timeOf, type WallClock, wallClock } from '../wall-clock.ts'

const DAY_MINUTES = 24 * 60

/** A row of the calendar: a unit of a vehicle. */
export interface Row {
  readonly vehicleId: number
  /** From 1; null for all units of the vehicle, which a block may hold. */
  readonly unit: number | null
}

/** A time on a row, by the clock at the rental place; its end is not part of it. */
export interface Slot extends Row {
  readonly from: WallClock
  readonly to: WallClock
}

export type Edge = 'from' | 'to'

const shifted = (at: WallClock, days: number): WallClock => wallClock(addDays(dateOf(at), days), timeOf(at))

/** The same time of day a number of days later, or earlier where `days` is negative. */
export const shiftedSlot = (slot: Slot, days: number): Slot => ({
  ...slot,
  from: shifted(slot.from, days),
  to: shifted(slot.to, days),
})

/** With one end a number of days later or earlier, at most so far that the other end is still on its side. */
export function stretchedSlot(slot: Slot, edge: Edge, days: number): Slot {
  const room = Math.ceil(minutesBetween(slot.from, slot.to) / DAY_MINUTES) - 1
  const allowed = edge === 'from' ? Math.min(days, room) : Math.max(days, -room)
  return { ...slot, [edge]: shifted(slot[edge], allowed) }
}

/** Whether two slots are the same place and time. */
export const isSameSlot = (one: Slot, other: Slot): boolean =>
  isSameRow(one, other) && one.from === other.from && one.to === other.to

export const isSameRow = (one: Row, other: Row): boolean =>
  one.vehicleId === other.vehicleId && one.unit === other.unit
