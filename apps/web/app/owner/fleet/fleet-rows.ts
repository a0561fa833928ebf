import type { FleetUnit, FleetVehicle } from '@nelly/contract/overview/fleet'
import type { ShownVehicle } from './fleet-filter.ts'

/** A row of the calendar: a unit, or what stands for the free units that are folded away or can be. */
export type FleetRow =
  | { kind: 'unit'; key: string; vehicle: FleetVehicle; unit: FleetUnit; isFirst: boolean }
  | { kind: 'more'; key: string; vehicle: FleetVehicle; count: number; isExpanded: boolean }

/** How many free units after the last one in use still get a row of their own. */
const FREE_ROWS = 1

/**
 * The rows of a calendar, one for each unit; where many free units end a vehicle, one row stands for them, or, while the
 * vehicle is one of `expanded`, folds them away.
 */
export const fleetRows = (vehicles: readonly ShownVehicle[], expanded: ReadonlySet<number>): FleetRow[] =>
  vehicles.flatMap((shown) => {
    const { vehicle } = shown
    const count = foldable(shown)
    const isExpanded = expanded.has(vehicle.id)
    const units = isExpanded ? shown.units : shown.units.slice(0, shown.units.length - count)
    const rows = units.map((unit): FleetRow => {
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
