import { isEqual } from '../is-equal.ts'
import { timesOffFleet } from '../units/fleet-days.ts'
import { plateKey } from '../units/plate.ts'
import { isLowerReading, isModelYear } from '../units/unit.ts'
import type { CalendarDate } from '../wall-clock.ts'
import {
  type PresentUnit,
  type PresentVehicle,
  type PricedRow,
  UNIT_COLUMNS,
  type UnitField,
  type UnitValues,
  VEHICLE_FIELDS,
  type VehicleValues,
} from './fleet-plan.ts'
import type { FieldChange, RowRefusal } from './planned-row.ts'

const UNIT_FIELDS = Object.keys(UNIT_COLUMNS) as UnitField[]

/** What a row says of its unit; of one that there is, only what it says otherwise. */
export const unitValues = ({ values }: PricedRow, unit?: PresentUnit): UnitValues =>
  Object.fromEntries(
    UNIT_FIELDS.flatMap((field) => {
      const told = values[field]
      return told === undefined || (unit && isSame(field, unit, told)) ? [] : [[UNIT_COLUMNS[field], told]]
    }),
  )

export const unitChanges = ({ values }: PricedRow, unit: PresentUnit): FieldChange[] =>
  UNIT_FIELDS.flatMap((field) => {
    const to = values[field]
    return to === undefined || isSame(field, unit, to) ? [] : [{ field, from: unit[UNIT_COLUMNS[field]], to }]
  })

/** A plate is the same whatever stands between its signs. */
function isSame(field: UnitField, unit: PresentUnit, to: string | number): boolean {
  const from = unit[UNIT_COLUMNS[field]]
  return field === 'plate' && from !== null ? plateKey(String(from)) === plateKey(String(to)) : from === to
}

export const vehicleChanges = (values: VehicleValues, vehicle: PresentVehicle): FieldChange[] =>
  VEHICLE_FIELDS.flatMap((field) => {
    const to = values[field]
    return to === undefined || isEqual(to, vehicle[field]) ? [] : [{ field, from: vehicle[field], to }]
  })

/** Why a unit can't be what a row says, whichever vehicle it is of. */
export function unitRefusals(
  { values: { year, odometer, onFleet, offFleet } }: PricedRow,
  unit: PresentUnit | undefined,
  today: CalendarDate,
): RowRefusal[] {
  const refusals: RowRefusal[] = []
  if (year !== undefined && !isModelYear(year, today))
    refusals.push({ field: 'year', code: 'year-out-of-range', cell: String(year) })
  if (odometer !== undefined && isLowerReading(odometer, unit?.odometer ?? null))
    refusals.push({ field: 'odometer', code: 'odometer-lower', cell: String(odometer) })
  const days = timesOffFleet({
    onFleet: onFleet ?? unit?.onFleet ?? null,
    offFleet: offFleet ?? unit?.offFleet ?? null,
  })
  if (!days.ok) refusals.push({ field: 'offFleet', code: 'fleet-days-reversed' })
  return refusals
}
