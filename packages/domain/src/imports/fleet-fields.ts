import { MAX_DESCRIPTION } from '../limits.ts'
import { ACRISS_LENGTH } from '../units/acriss.ts'
import { FUELS, MAX_ODOMETER, MAX_PLATE, MAX_UNIT_COLOUR, MAX_UNIT_NOTES, MAX_VIN } from '../units/unit.ts'
import {
  MAX_BRAND,
  MAX_CAPACITY,
  MAX_DOORS,
  MAX_LUGGAGE,
  MAX_VEHICLE_NAME,
  MIN_DOORS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '../vehicles/vehicle-options.ts'
import type { FieldKind } from './field-kinds.ts'

/** The columns of a fleet, in the order in which they are exported. */
export const FLEET = {
  plate: { kind: 'plate', most: MAX_PLATE },
  vin: { kind: 'mark', most: MAX_VIN },
  brand: { kind: 'text', most: MAX_BRAND },
  /** With the brand before it, the name of its vehicle. */
  model: { kind: 'text', most: MAX_VEHICLE_NAME },
  /** Which years are possible depends on the day. */
  year: { kind: 'count', least: 0, most: 9999 },
  color: { kind: 'text', most: MAX_UNIT_COLOUR },
  acriss: { kind: 'acriss', most: ACRISS_LENGTH },
  type: { kind: 'code', codes: VEHICLE_TYPES },
  transmission: { kind: 'code', codes: TRANSMISSIONS },
  fuel: { kind: 'code', codes: FUELS },
  seats: { kind: 'count', least: 1, most: MAX_CAPACITY },
  doors: { kind: 'count', least: MIN_DOORS, most: MAX_DOORS },
  luggage: { kind: 'count', least: 1, most: MAX_LUGGAGE },
  pricePerDay: { kind: 'price' },
  features: { kind: 'features' },
  description: { kind: 'text', most: MAX_DESCRIPTION, lines: true },
  onFleet: { kind: 'day' },
  offFleet: { kind: 'day' },
  odometer: { kind: 'count', least: 0, most: MAX_ODOMETER },
  insuranceUntil: { kind: 'day' },
  inspectionUntil: { kind: 'day' },
  marbeteUntil: { kind: 'day' },
  damages: { kind: 'text', most: MAX_UNIT_NOTES, lines: true },
  notes: { kind: 'text', most: MAX_UNIT_NOTES, lines: true },
} as const satisfies Record<string, FieldKind>

/** What a row of a fleet may say of a unit and of its vehicle. */
export type FleetField = keyof typeof FLEET

/** All of them, in the order in which they are exported. */
export const FLEET_FIELDS = Object.keys(FLEET) as [FleetField, ...FleetField[]]
