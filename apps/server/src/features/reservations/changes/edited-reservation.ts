import type { ChangeBody } from '@nelly/contract/reservations/changes'
import type { VehicleId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import { adjustmentsOf } from '@nelly/domain/rates/adjusted-quote'
import { chosenExtras, extrasOf } from '@nelly/domain/rates/chosen-extras'
import type { Rates } from '@nelly/domain/rates/rates'
import {
  type Changeable,
  type ChangedField,
  changedFields,
  touchesPrice,
} from '@nelly/domain/reservations/changed-fields'
import {
  type CalendarDate,
  type ClockTime,
  dateOf,
  realWallClock,
  timeOf,
  type WallClock,
  wallClock,
} from '@nelly/domain/wall-clock'
import { givenFields } from '../../../platform/given-fields.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const

/** A reservation before and after an edit, and what is different. */
export interface Edited {
  readonly before: Changeable
  readonly after: Changeable
  readonly fields: readonly ChangedField[]
  /** Whether its price is made anew. */
  readonly isPricedAnew: boolean
}

/**
 * A reservation with what an operator sent. What was not sent stays, as far as the rates still have it; times are read by the clock
 * of the landing's time zone.
 */
export function editedReservation(
  row: ReservationRow,
  edit: ChangeBody,
  { rates, timezone }: { readonly rates: Rates; readonly timezone: string },
): Edited {
  const before = changeableOf(row, rates)
  const vehicle = edit.vehicle ?? before.vehicle
  const isSwapped = vehicle !== before.vehicle
  const unpriced: Changeable = {
    ...before,
    ...givenFields(pick(edit, ['pickupPlace', 'returnPlace', 'extras', 'driverAge', 'additionalDrivers'])),
    ...givenFields(pick(edit, ['discountCode', 'persons', 'bags', 'comment', 'language'])),
    vehicle,
    unit: edit.unit ?? (isSwapped ? null : before.unit),
    isPinned: edit.unit !== undefined || before.isPinned,
    period: {
      pickup: movedTo(row.during.pickup, edit.pickupDate, edit.pickupTime, timezone),
      return: movedTo(row.during.return, edit.returnDate, edit.returnTime, timezone),
    },
    customer: { ...pick(row, CONTACT), ...givenFields(pick(edit, CONTACT)) },
  }
  const isPricedAnew = touchesPrice(changedFields(before, unpriced))
  // Amounts of a currency that the landing no longer has mean something else in the new one.
  const kept = isPricedAnew && rates.currency !== row.currency ? [] : before.adjustments
  const isOfferedAnew = edit.extras === undefined && isPricedAnew
  const extras = isOfferedAnew ? offeredOf(before.extras, rates, vehicle) : unpriced.extras
  const after = { ...unpriced, extras, adjustments: edit.adjustments?.lines ?? kept }
  const isUnitAsked = edit.unit !== undefined || !isSwapped
  const fields = changedFields(before, after).filter((field) => field !== 'unit' || isUnitAsked)
  return { before, after, fields, isPricedAnew }
}

/** The code that reduced a reservation's price, as far as the rates still know it. */
export const codeOf = ({ offerId }: Pick<ReservationRow, 'offerId'>, { offers }: Pick<Rates, 'offers'>) =>
  offers.find(({ id, kind }) => id === offerId && kind === 'code')?.code ?? null

const changeableOf = (row: ReservationRow, rates: Rates): Changeable => ({
  vehicle: row.vehicleId as VehicleId,
  unit: row.unit,
  isPinned: row.isPinned,
  period: row.during,
  pickupPlace: row.pickupPlace,
  returnPlace: row.returnPlace,
  extras: chosenOf(row, rates),
  driverAge: row.driverAge,
  additionalDrivers: row.additionalDrivers,
  discountCode: codeOf(row, rates),
  adjustments: adjustmentsOf(row.quote),
  persons: row.persons,
  bags: row.bags,
  comment: row.comment,
  customer: row,
  language: row.language,
})

/** The extras that were chosen, without those that come by themselves: they do so again. */
function chosenOf({ extras, vehicleId }: ReservationRow, rates: Rates): Changeable['extras'] {
  const unasked = chosenExtras(rates.extras, vehicleId as VehicleId, [])
  const codes = new Set(unasked.ok ? unasked.value.map(({ extra }) => extra.code) : [])
  return extras.filter(({ code, quantity }) => quantity > 1 || !codes.has(code))
}

/** Those that the rates still have for a vehicle. */
function offeredOf(extras: Changeable['extras'], rates: Rates, vehicle: VehicleId): Changeable['extras'] {
  const codes = new Set(extrasOf(rates.extras, vehicle).map(({ code }) => code))
  return extras.filter(({ code }) => codes.has(code))
}

/** One that is not changed stays, also where the clock does not show it. */
function movedTo(
  at: WallClock,
  date: CalendarDate | undefined,
  time: ClockTime | undefined,
  timezone: string,
): WallClock {
  const to = wallClock(date ?? dateOf(at), time ?? timeOf(at))
  return to === at ? at : realWallClock(to, timezone)
}
