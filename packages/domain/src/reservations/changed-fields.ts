import type { VehicleId } from '../ids.ts'
import type { Adjustment } from '../rates/adjusted-quote.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { SiteLanguage } from '../site/texts.ts'
import type { Customer } from './booking.ts'
import type { ReservationStatus } from './reservation-status.ts'

/** What an operator may change of a reservation, each as one thing. */
export const CHANGED_FIELDS = [
  'vehicle',
  'unit',
  'pickup',
  'return',
  'extras',
  'drivers',
  'discount',
  'adjustments',
  'party',
  'contact',
  'language',
] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/** A reservation as far as it can be changed. */
export interface Changeable {
  readonly vehicle: VehicleId
  /** Counted from 1; null for any. */
  readonly unit: number | null
  /** Whether it was asked to be that unit. */
  readonly isPinned: boolean
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly extras: readonly { readonly code: string; readonly quantity: number }[]
  readonly driverAge: number | null
  readonly additionalDrivers: number
  /** Null for none. */
  readonly discountCode: string | null
  readonly adjustments: readonly Adjustment[]
  readonly persons: number
  readonly bags: number
  readonly comment: string | null
  readonly customer: Customer
  /** That of its mails; null for its landing's main one. */
  readonly language: SiteLanguage | null
}

/** What is different in a changed reservation, in the order of `CHANGED_FIELDS`. */
export const changedFields = (before: Changeable, after: Changeable): ChangedField[] =>
  CHANGED_FIELDS.filter((field) => partOf[field](before) !== partOf[field](after))

/** Each field as a text that is the same for the same value. */
const partOf: Readonly<Record<ChangedField, (one: Changeable) => string>> = {
  vehicle: ({ vehicle }) => String(vehicle),
  unit: ({ unit, isPinned }) => JSON.stringify([unit, isPinned]),
  pickup: ({ period, pickupPlace }) => JSON.stringify([period.pickup, pickupPlace]),
  return: ({ period, returnPlace }) => JSON.stringify([period.return, returnPlace]),
  extras: ({ extras }) => JSON.stringify(extras.map(({ code, quantity }) => `${code} ${quantity}`).sort()),
  drivers: ({ driverAge, additionalDrivers }) => JSON.stringify([driverAge, additionalDrivers]),
  discount: ({ discountCode }) => (discountCode ?? '').trim().toUpperCase(),
  adjustments: ({ adjustments }) => JSON.stringify(adjustments.map(({ amount, reason }) => [amount, reason])),
  party: ({ persons, bags, comment }) => JSON.stringify([persons, bags, comment]),
  contact: ({ customer }) =>
    JSON.stringify([customer.firstName, customer.lastName, customer.email, customer.phone]),
  language: ({ language }) => String(language),
}

/** Changes for which the price is made anew; for all others it stays as booked. Source: rules.md, "Changes". */
const PRICED: ReadonlySet<ChangedField> = new Set([
  'vehicle',
  'pickup',
  'return',
  'extras',
  'drivers',
  'discount',
])

/** Whether the price is made anew. Source: rules.md, "Changes". */
export const touchesPrice = (fields: readonly ChangedField[]): boolean =>
  fields.some((field) => PRICED.has(field))

/** What can be changed in a status. Source: rules.md, "Changes". */
export const changeableIn = (status: ReservationStatus): readonly ChangedField[] => CHANGEABLE[status]

const WHILE_OUT: readonly ChangedField[] = ['return', 'extras', 'drivers', 'adjustments', 'language']
const CHANGEABLE: Readonly<Record<ReservationStatus, readonly ChangedField[]>> = {
  requested: CHANGED_FIELDS,
  confirmed: CHANGED_FIELDS,
  out: WHILE_OUT,
  returned: ['adjustments', 'language'],
  closed: ['adjustments', 'language'],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
}
