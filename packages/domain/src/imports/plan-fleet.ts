import { pick } from '../pick.ts'
import { unitChanges, unitRefusals, unitValues, vehicleChanges } from './fleet-changes.ts'
import {
  ASKED_FIELDS,
  type AskedField,
  type FleetDefaults,
  type FleetPlan,
  type PresentFleet,
  type PresentVehicle,
  type PricedRow,
  type VehicleValues,
} from './fleet-plan.ts'
import type { FleetReading } from './fleet-reading.ts'
import { contradictions, lackingRefusals, pricedRow, repeatedPlates, vehicleValues } from './fleet-rows.ts'
import { type FleetTarget, isNamed, nameOf, targetsOf } from './fleet-targets.ts'
import type { PlannedRow } from './planned-row.ts'

/** Units of one vehicle. */
const MOST_UNITS = 500

/** A vehicle that rows are of, with what they said of it so far and how many units it has with them. */
interface RowsVehicle {
  readonly present: PresentVehicle | undefined
  name: string
  said: VehicleValues
  units: number
}

/**
 * What the rows of a file would do to a fleet: a known plate changes its unit, and the values of its vehicle where the row names that;
 * another one is a unit more of the vehicle with its name, or of one to add. Nothing of a refused row is planned.
 *
 * Source: rules.md, "Import".
 */
export function planFleet(reading: FleetReading, defaults: FleetDefaults, present: PresentFleet): FleetPlan {
  const asked = pricedRow({ line: 0, values: defaults, refusals: [] }, present)
  const rows = reading.rows.map((row) => pricedRow(row, present))
  const targets = targetsOf(rows, present)
  const twice = repeatedPlates(rows)
  const sizes = Map.groupBy(present.units, ({ poolId }) => poolId)
  const vehicles = new Map<PresentVehicle | string, RowsVehicle>()
  const lacking = new Map<AskedField, number>()
  // Cells whose question is open are not missing.
  const open = new Set(reading.questions.map(({ field }) => field))
  const planned: PlannedRow[] = []
  const plan = {
    addedUnits: [] as FleetPlan['addedUnits'][number][],
    changedUnits: [] as FleetPlan['changedUnits'][number][],
  }
  const newUnits = new Map<string, FleetPlan['newVehicles'][number]['units'][number][]>()

  const vehicleOf = (target: FleetTarget, row: PricedRow): RowsVehicle | undefined => {
    const key = 'key' in target ? target.key : 'more' in target ? target.more : target.vehicle
    if (key === undefined) return undefined
    const there = typeof key === 'string' ? undefined : key
    const found = vehicles.get(key) ?? {
      present: there,
      name: there?.name ?? nameOf(row.values) ?? '',
      said: {},
      units: there ? (sizes.get(there.poolId)?.length ?? 0) : 0,
    }
    vehicles.set(key, found)
    return found
  }

  for (const row of rows) {
    const target = targets.get(row.line)
    if (!target) continue
    const unit = 'unit' in target ? target.unit : undefined
    const vehicle = vehicleOf(target, row)
    const isElsewhere =
      unit !== undefined &&
      row.values.model !== undefined &&
      !(vehicle?.present && isNamed(row.values, vehicle.present))
    // What a row tells of another vehicle than that of its unit changes neither.
    const told = isElsewhere || !vehicle ? {} : vehicleValues(row)
    const refusals = [
      ...row.refusals,
      ...(twice.has(row.line) ? [{ field: 'plate', code: 'plate-twice' } as const] : []),
      ...unitRefusals(row, unit, present.today),
      ...('key' in target ? lackingRefusals(row, { asked, open, lacking }) : []),
      ...contradictions(told, vehicle?.said ?? {}),
      ...(!unit && vehicle && vehicle.units >= MOST_UNITS
        ? [{ field: null, code: 'too-many-units' } as const]
        : []),
    ]
    const shown = {
      line: row.line,
      vehicle: vehicle?.name || unit?.vehicleName || null,
      plate: row.values.plate ?? null,
    }
    if (refusals.length > 0) {
      planned.push({ ...shown, effect: 'refused', changes: [], refusals, isElsewhere: false })
      continue
    }
    if (vehicle) vehicle.said = { ...vehicle.said, ...told }
    if (vehicle && !unit) vehicle.units += 1
    const changes = [
      ...(unit ? unitChanges(row, unit) : []),
      ...(vehicle?.present ? vehicleChanges(told, vehicle.present) : []),
    ]
    const { line } = row
    const values = unitValues(row, unit)
    if ('key' in target) newUnits.set(target.key, [...(newUnits.get(target.key) ?? []), { line, values }])
    else if ('more' in target) plan.addedUnits.push({ line, vehicle: target.more, values })
    else if (Object.keys(values).length > 0) plan.changedUnits.push({ line, unit: target.unit, values })
    const effect = !unit ? 'new' : changes.length > 0 ? 'changed' : 'same'
    planned.push({ ...shown, effect, changes, refusals, isElsewhere })
  }

  return {
    ...plan,
    rows: planned,
    lacking: ASKED_FIELDS.flatMap((field) => {
      const count = lacking.get(field)
      return count === undefined ? [] : [{ field, rows: count }]
    }),
    newVehicles: [...newUnits].map(([key, units]) => {
      const { name = '', said = {} } = vehicles.get(key) ?? {}
      return { name, values: { ...asked.values, ...said }, units }
    }),
    changedVehicles: [...vehicles.values()].flatMap(({ present: vehicle, said }) => {
      const changed = vehicle ? vehicleChanges(said, vehicle).map(({ field }) => field) : []
      return vehicle && changed.length > 0
        ? [{ vehicle, values: pick(said, changed as (keyof VehicleValues)[]) }]
        : []
    }),
  }
}
