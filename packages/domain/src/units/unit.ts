import type { VehicleId } from '../ids.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { FleetDays } from './fleet-days.ts'
import type { Maintenance } from './maintenance.ts'
import type { PaperExpiries } from './papers.ts'

/** What a unit runs on. */
export const FUELS = ['gasoline', 'diesel', 'hybrid', 'electric', 'lpg'] as const
export type Fuel = (typeof FUELS)[number]

/** The earliest model year of a unit. */
export const FIRST_UNIT_YEAR = 1950

/** The highest odometer reading, in kilometres. */
export const MAX_ODOMETER = 2_000_000

/** Characters of what is said of a unit. */
export const MAX_PLATE = 20
export const MAX_VIN = 25
export const MAX_UNIT_COLOUR = 40
export const MAX_UNIT_NOTES = 1000

/** What an operator knows of one unit of a vehicle; null is not known. Source: rules.md, "Units". */
export interface UnitDetails extends PaperExpiries, FleetDays, Maintenance {
  readonly plate: string | null
  readonly vin: string | null
  readonly colour: string | null
  /** The code of its class, see `acriss.ts`. */
  readonly acriss: string | null
  /** The model year. */
  readonly year: number | null
  /** The last reading, in kilometres. */
  readonly odometer: number | null
  readonly fuel: Fuel | null
  /** Those that are known, in words; its contracts show them. */
  readonly damages: string | null
  readonly notes: string | null
  /** Where it is, or comes back to while it is out. */
  readonly place: string | null
  /** The first day on which it is not in service; null while it is. From then on it is blocked. */
  readonly outFrom: CalendarDate | null
  readonly outReason: string | null
}

/** One of a vehicle's units, numbered from 1. */
export interface Unit extends UnitDetails {
  readonly vehicleId: VehicleId
  readonly number: number
}

/** A unit of which nothing is known. */
export const UNKNOWN_UNIT: UnitDetails = {
  plate: null,
  vin: null,
  colour: null,
  acriss: null,
  year: null,
  odometer: null,
  fuel: null,
  damages: null,
  notes: null,
  place: null,
  insuranceUntil: null,
  inspectionUntil: null,
  marbeteUntil: null,
  otherUntil: null,
  serviceEveryKm: null,
  serviceEveryMonths: null,
  lastServiceKm: null,
  lastServiceOn: null,
  onFleet: null,
  offFleet: null,
  outFrom: null,
  outReason: null,
}

/** Whether a unit is out of service on a day. */
export const isOutOfService = ({ outFrom }: Pick<UnitDetails, 'outFrom'>, today: CalendarDate): boolean =>
  outFrom !== null && outFrom <= today

/** Whether a model year is possible: from 1950 to the year after the current one. Source: rules.md, "Units". */
export const isModelYear = (year: number, today: CalendarDate): boolean =>
  year >= FIRST_UNIT_YEAR && year <= Number(today.slice(0, 4)) + 1

/** Whether a reading is lower than the last one, which only a mistake or another instrument explains. */
export const isLowerReading = (odometer: number | null, last: number | null): boolean =>
  odometer !== null && last !== null && odometer < last

/** Whether a text has the form of a VIN: 17 letters and digits without I, O and Q. A hint: older cars have others. */
export const looksLikeVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text.trim())
