import type { MinorUnits } from '../money.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { ImportField } from './import-kinds.ts'
import type { RowRefusalCode } from './reading.ts'

/** What a row does; nothing of a refused one is stored. */
export const ROW_EFFECTS = ['new', 'changed', 'same', 'refused'] as const
export type RowEffect = (typeof ROW_EFFECTS)[number]

/** Why a row that can be read is refused, besides what its cells are refused for. */
export const PLAN_REFUSALS = [
  'plate-twice',
  'value-missing',
  'differs-in-vehicle',
  'year-out-of-range',
  'odometer-lower',
  'fleet-days-reversed',
  'price-decimals',
  'price-out-of-range',
  'too-many-units',
  'name-too-long',
  'reserved-then',
  'contact-missing',
  'customer-twice',
  'phone-of-another',
  'document-kind-missing',
  'cedula-invalid',
  'rnc-invalid',
  'passport-invalid',
  'plate-unknown',
  'vehicle-unknown',
  'vehicle-ambiguous',
  'place-unknown',
  'return-past',
  'return-before-pickup',
  'period-too-long',
  'pickup-in-past',
  'pickup-too-far',
  /** The pickup is past, and nothing says that the vehicle is out. */
  'out-untold',
  'out-too-early',
  'overlaps',
  'vehicle-not-available',
  /** Anything else for which the desk refuses it. */
  'refused-at-desk',
] as const
export type PlanRefusalCode = (typeof PLAN_REFUSALS)[number]

export interface RowRefusal {
  readonly field: ImportField | null
  readonly code: RowRefusalCode | PlanRefusalCode
  /** What its cell says, where that tells more. */
  readonly cell?: string
  /** Of `overlaps`: what has the vehicle then. */
  readonly overlap?: Overlap
  /** Of `refused-at-desk`: the name of its refusal. */
  readonly refusal?: string
}

/** What has a vehicle from one day to another: a reservation by its reference, an earlier row by its line, or a block. */
export interface Overlap {
  readonly vehicle: string
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly kind: 'reservation' | 'row' | 'block'
  readonly other: string
}

/** What a row of reservations reserves. */
export interface PlannedRental {
  readonly period: RentalPeriod
  readonly total: MinorUnits
  readonly isOut: boolean
}

export interface FieldChange {
  readonly field: ImportField
  readonly from: string | number | readonly string[] | null
  readonly to: string | number | readonly string[]
}

/** What one row would do. */
export interface PlannedRow {
  readonly line: number
  readonly effect: RowEffect
  /** The vehicle that it is or would be of; null where no name is told. */
  readonly vehicle: string | null
  readonly plate: string | null
  /** The name of the customer. */
  readonly customer?: string | null
  readonly rental?: PlannedRental
  /** Amounts in minor units. */
  readonly changes: readonly FieldChange[]
  readonly refusals: readonly RowRefusal[]
  /** Whether its unit is another vehicle's than the row says: it stays there, and only the unit changes. */
  readonly isElsewhere: boolean
}
