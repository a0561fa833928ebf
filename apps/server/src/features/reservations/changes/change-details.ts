import type { MinorUnits } from '@nelly/domain/money'
import { pick } from '@nelly/domain/pick'
import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { ReservationRow } from '../../inventory/is-reservation.ts'

/** What a change may replace, apart from contact data. */
const REPLACED = [
  'vehicleId',
  'vehicleName',
  'unit',
  'isPinned',
  'during',
  'turnaroundMinutes',
  'persons',
  'bags',
  'comment',
  'driverAge',
  'isAgeAsked',
  'additionalDrivers',
  'pickupPlace',
  'returnPlace',
  'extras',
  'quote',
] as const

/** What a change replaced; without the language in changes that were made before it could be changed. */
export type Replaced = Readonly<
  Pick<ReservationRow, (typeof REPLACED)[number]> & Partial<Pick<ReservationRow, 'language'>>
>

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
export const replacedOf = (row: ReservationRow): Replaced => pick(row, [...REPLACED, 'language'])
