import type { MinorUnits } from '@nelly/domain/money'
import type { ChosenExtra } from '@nelly/domain/rates/extras'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'

/** What a change replaced, apart from contact data. */
export interface Replaced {
  readonly vehicleId: number
  readonly vehicleName: string
  readonly unit: number
  readonly isPinned: boolean
  readonly during: RentalPeriod
  readonly turnaroundMinutes: number
  readonly persons: number
  readonly bags: number
  readonly comment: string | null
  readonly driverAge: number | null
  readonly isAgeAsked: boolean
  readonly additionalDrivers: number
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly extras: ChosenExtra[]
  readonly quote: Quote
  /** Missing in changes that were made before it could be changed. */
  readonly language?: SiteLanguage | null
}

/** What the event of a change says of it. */
export interface ChangeDetails {
  readonly fields: readonly ChangedField[]
  /** The rules that were overridden. */
  readonly overridden: readonly RuleRefusal[]
  readonly total: { readonly from: MinorUnits; readonly to: MinorUnits; readonly currency: string }
  /** The revision that the change made. */
  readonly revision: number
  /** Missing once the personal data was erased: driver's age, comment and typed places are some. */
  readonly before?: Replaced
}

/** What a change of a reservation replaces. */
export const replacedOf = (row: ReservationRow): Replaced => ({
  vehicleId: row.vehicleId,
  vehicleName: row.vehicleName,
  unit: row.unit,
  isPinned: row.isPinned,
  during: row.during,
  turnaroundMinutes: row.turnaroundMinutes,
  persons: row.persons,
  bags: row.bags,
  comment: row.comment,
  driverAge: row.driverAge,
  isAgeAsked: row.isAgeAsked,
  additionalDrivers: row.additionalDrivers,
  pickupPlace: row.pickupPlace,
  returnPlace: row.returnPlace,
  extras: row.extras,
  quote: row.quote,
  language: row.language,
})
