import type { Currency } from '../currency.ts'
import type { PoolId, VehicleId } from '../ids.ts'
import type { MinorUnits } from '../money.ts'
import type { UnitDetails } from '../units/unit.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { FleetField } from './fleet-fields.ts'
import type { FleetValues } from './fleet-reading.ts'
import type { PlannedRow, RowRefusal } from './planned-row.ts'

/** Columns of a unit by their fields of the file; all other fields are of its vehicle. */
export const UNIT_COLUMNS = {
  plate: 'plate',
  vin: 'vin',
  year: 'year',
  color: 'colour',
  acriss: 'acriss',
  onFleet: 'onFleet',
  offFleet: 'offFleet',
  odometer: 'odometer',
  insuranceUntil: 'insuranceUntil',
  inspectionUntil: 'inspectionUntil',
  marbeteUntil: 'marbeteUntil',
  damages: 'damages',
  notes: 'notes',
} as const satisfies Partial<Record<FleetField, keyof UnitDetails>>
export type UnitField = keyof typeof UNIT_COLUMNS
export type UnitColumn = (typeof UNIT_COLUMNS)[UnitField]
export type UnitValues = Partial<Pick<UnitDetails, UnitColumn>>

/** What a new vehicle can't do without, asked once for the rows that lack it. The price is as people write it. */
export const ASKED_FIELDS = ['type', 'transmission', 'seats', 'luggage', 'pricePerDay'] as const
export type AskedField = (typeof ASKED_FIELDS)[number]
export type FleetDefaults = Pick<FleetValues, AskedField>

/** Fields of a vehicle that rows fill and change. */
export const VEHICLE_FIELDS = [
  'brand',
  'type',
  'transmission',
  'fuel',
  'seats',
  'doors',
  'luggage',
  'pricePerDay',
  'features',
  'description',
] as const satisfies readonly FleetField[]
export type VehicleField = (typeof VEHICLE_FIELDS)[number]
export type VehicleValues = Omit<Pick<FleetValues, VehicleField>, 'pricePerDay'> & {
  readonly pricePerDay?: MinorUnits
}

/** A row whose price is in minor units of the landing's currency. */
export interface PricedRow {
  readonly line: number
  readonly values: Omit<FleetValues, 'pricePerDay'> & { readonly pricePerDay?: MinorUnits }
  readonly refusals: readonly RowRefusal[]
}

/** A vehicle of the landing, as rows are compared with it. */
export type PresentVehicle = {
  readonly [F in Exclude<VehicleField, 'pricePerDay'>]: Exclude<FleetValues[F], undefined> | null
} & {
  readonly id: VehicleId
  readonly poolId: PoolId
  readonly name: string
  readonly pricePerDay: MinorUnits
}

/** A unit of the account. */
export interface PresentUnit extends Pick<UnitDetails, UnitColumn> {
  readonly poolId: PoolId
  readonly number: number
  /** That of a vehicle which offers it. */
  readonly vehicleName: string
}

/** What there is before an import. */
export interface PresentFleet {
  /** Of the landing, the oldest first. */
  readonly vehicles: readonly PresentVehicle[]
  /** Of the whole account, by pool and number. */
  readonly units: readonly PresentUnit[]
  readonly currency: Currency
  readonly today: CalendarDate
}

/** A vehicle to add, with its units in the order of their rows. */
export interface NewFleetVehicle {
  readonly name: string
  readonly values: VehicleValues
  readonly units: readonly { readonly line: number; readonly values: UnitValues }[]
}

/** What an import would do to a fleet. */
export interface FleetPlan {
  readonly rows: readonly PlannedRow[]
  /** What new vehicles lack in the file, and in how many rows. */
  readonly lacking: readonly { readonly field: AskedField; readonly rows: number }[]
  readonly newVehicles: readonly NewFleetVehicle[]
  readonly addedUnits: readonly {
    readonly line: number
    readonly vehicle: PresentVehicle
    readonly values: UnitValues
  }[]
  readonly changedUnits: readonly {
    readonly line: number
    readonly unit: PresentUnit
    readonly values: UnitValues
  }[]
  readonly changedVehicles: readonly { readonly vehicle: PresentVehicle; readonly values: VehicleValues }[]
}
