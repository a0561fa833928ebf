import type { CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { ShownVehicle } from './calendar-filter.ts'

/** A row of the calendar: a unit, or what stands for the free units that are folded away or can be. */
export type CalendarRow =
  | { kind: 'unit'; key: string; vehicle: CalendarVehicle; unit: CalendarUnit; isFirst: boolean }
  | { kind: 'more'; key: string; vehicle: CalendarVehicle; count: number; isExpanded: boolean }

/** How many free units after the last one in use still get a row of their own. */
const FREE_ROWS = 1

/**
 * The rows of a calendar, one for each unit; where many free units end a vehicle, one row stands for them, or, while the
 * vehicle is one of `expanded`, folds them away.
 */
export const calendarRows = (
  vehicles: readonly ShownVehicle[],
  expanded: ReadonlySet<number>,
): CalendarRow[] =>
  vehicles.flatMap((shown) => {
    const { vehicle } = shown
    const count = foldable(shown)
    const isExpanded = expanded.has(vehicle.id)
    const units = isExpanded ? shown.units : shown.units.slice(0, shown.units.length - count)
    const rows = units.map((unit): CalendarRow => {
      const key = `${vehicle.id}-${unit.unit}`
      return { kind: 'unit', key, vehicle, unit, isFirst: unit === shown.units[0] }
    })
    return count === 0
      ? rows
      : [...rows, { kind: 'more', key: `${vehicle.id}-more`, vehicle, count, isExpanded }]
  })

/** How many free units at the end of a vehicle can be folded away; a single one is rather shown. */
function foldable({ vehicle, units }: ShownVehicle): number {
  const blocked = new Set(vehicle.blocks.map(({ unit }) => unit))
  const lastUsed = units.findLastIndex(({ unit, bars }) => bars.length > 0 || blocked.has(unit))
  const count = units.length - Math.max(lastUsed + 1, 1) - FREE_ROWS
  return count > 1 ? count : 0
}
