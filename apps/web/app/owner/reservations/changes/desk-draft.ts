import type { ChangeInput } from '@nelly/contract/reservations/changes'
import type { DeskInput, DeskTripInput } from '@nelly/contract/reservations/desk-reservations'
import type { QuoteInput } from '@nelly/contract/reservations/quotes'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { Language } from '@nelly/contract/wire'
import { isSameRow, type Slot } from '@nelly/domain/calendar/slots'
import type { Currency } from '@nelly/domain/currency'
import { toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { pick } from '@nelly/domain/pick'
import { adjustmentsOf } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { addDays, dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'

/** An adjustment as the form holds it: the amount without a sign. */
export interface AdjustmentDraft {
  readonly isDiscount: boolean
  readonly amount: string
  readonly reason: string
}

/** A reservation as the form of a change or of a new one holds it. */
export interface DeskDraft {
  readonly vehicle: string
  readonly pickupDate: string
  readonly pickupTime: string
  readonly returnDate: string
  readonly returnTime: string
  readonly pickupPlace: string
  readonly returnPlace: string
  /** How many of each, by code. */
  readonly extras: Readonly<Record<string, number>>
  readonly driverAge: string
  readonly additionalDrivers: string
  readonly discountCode: string
  readonly adjustments: readonly AdjustmentDraft[]
  readonly persons: string
  readonly bags: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly comment: string
  readonly language: Language
}

/** The fields of the form that say when and where. */
export const TRIP_FIELDS = [
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'pickupPlace',
  'returnPlace',
] as const satisfies readonly (keyof DeskDraft)[]

/** The form of a new reservation: three days from now on, by the clock at the rental place. */
export function freshDeskDraft({ timezone, language }: { timezone: string; language: Language }): DeskDraft {
  const now = wallClockIn(timezone, new Date())
  return {
    vehicle: '',
    pickupDate: dateOf(now),
    pickupTime: timeOf(now),
    returnDate: addDays(dateOf(now), 3),
    returnTime: timeOf(now),
    pickupPlace: '',
    returnPlace: '',
    extras: {},
    driverAge: '',
    additionalDrivers: '0',
    discountCode: '',
    adjustments: [],
    persons: '2',
    bags: '0',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    comment: '',
    language,
  }
}

/** The form of a reservation that exists. */
export const deskDraftOf = (reservation: OwnedReservationDetails): DeskDraft => ({
  vehicle: String(reservation.vehicleId),
  pickupDate: reservation.pickup.date,
  pickupTime: reservation.pickup.time,
  returnDate: reservation.return.date,
  returnTime: reservation.return.time,
  pickupPlace: reservation.pickup.place,
  returnPlace: reservation.return.place,
  extras: Object.fromEntries(
    reservation.quote.lines
      .filter(({ kind }) => kind === 'extra')
      .map(({ code, quantity }) => [code, quantity]),
  ),
  driverAge: reservation.driverAge === null ? '' : String(reservation.driverAge),
  additionalDrivers: String(reservation.additionalDrivers),
  discountCode: reservation.discountCode ?? '',
  adjustments: adjustmentsOf(reservation.quote).map(({ amount, reason }) => ({
    isDiscount: amount < 0,
    amount: String(Math.abs(toMajorUnits({ minor: amount, currency: reservation.currency }))),
    reason,
  })),
  persons: String(reservation.persons),
  bags: String(reservation.bags),
  firstName: reservation.firstName,
  lastName: reservation.lastName,
  phone: reservation.phone,
  email: reservation.email,
  comment: reservation.comment ?? '',
  language: reservation.language,
})

/**
 * A form whose extras were changed, without those that the vehicle can no longer have; as long as they are untouched, the
 * server keeps or drops them itself.
 */
export function withOfferedExtras(
  draft: DeskDraft,
  read: Pick<DeskDraft, 'extras'>,
  offered: readonly { readonly code: string }[],
): DeskDraft {
  if (JSON.stringify(draft.extras) === JSON.stringify(read.extras)) return draft
  const codes = new Set(offered.map(({ code }) => code))
  const extras = Object.fromEntries(Object.entries(draft.extras).filter(([code]) => codes.has(code)))
  return { ...draft, extras }
}

/** The names of the fields in which two forms differ. */
export const differingFields = (one: DeskDraft, other: DeskDraft): (keyof DeskDraft)[] =>
  (Object.keys(one) as (keyof DeskDraft)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

/** The fields that leave a price as it was booked. */
const UNPRICED = new Set<keyof DeskDraft>([
  'adjustments',
  'persons',
  'bags',
  'firstName',
  'lastName',
  'phone',
  'email',
  'comment',
  'language',
])

/** The currency of a changed reservation's price: that of today's rates where the change touches the price. */
export const currencyOfChange = (
  draft: DeskDraft,
  read: DeskDraft,
  { booked, current }: { booked: Currency; current: Currency },
): Currency => (differingFields(draft, read).every((field) => UNPRICED.has(field)) ? booked : current)

/** What an operator says beside the reservation itself. */
export interface SaveWish {
  /** Why broken rules do not hold; blank for nothing. */
  readonly reason: string
  readonly notify: boolean
  /** The price that was shown. */
  readonly shown: Quote | null
}

/** The extras of a form as calls take them. */
export const chosenExtras = (extras: DeskDraft['extras']) =>
  Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }))

/** A form as calls take it, with its adjustments in the currency of the price. */
const sentOf = (draft: DeskDraft, currency: Currency) => ({
  ...draft,
  vehicle: Number(draft.vehicle),
  extras: chosenExtras(draft.extras),
  adjustments: {
    currency,
    lines: draft.adjustments.map(({ isDiscount, amount, reason }) => {
      const read = parseTypedNumber(amount)
      const value = read.kind === 'number' ? toMinorUnits(Number(read.plain), currency) : Number.NaN
      return { amount: isDiscount ? -value : value, reason }
    }),
  },
})

/** The body of a change: what differs from the reservation as it was read. */
export const changeInput = (
  draft: DeskDraft,
  { values: read, revision = 0 }: { values: DeskDraft; revision?: number | undefined },
  currency: Currency,
  wish?: SaveWish,
): ChangeInput => {
  const sent = sentOf(draft, currency)
  return {
    ...pick(sent, differingFields(draft, read)),
    ...(wish && saved(wish)),
    revision,
  }
}

/** The fields of the form that a place in the calendar has. */
export const deskFieldsOf = ({
  vehicleId,
  from,
  to,
}: Slot): Pick<DeskDraft, 'vehicle' | 'pickupDate' | 'pickupTime' | 'returnDate' | 'returnTime'> => ({
  vehicle: String(vehicleId),
  pickupDate: dateOf(from),
  pickupTime: timeOf(from),
  returnDate: dateOf(to),
  returnTime: timeOf(to),
})

/** The body of a change that moves a reservation: what differs from where it was. */
export const moveInput = (to: Slot, read: Slot, revision: number, wish?: SaveWish): ChangeInput => ({
  revision,
  ...(to.vehicleId !== read.vehicleId && { vehicle: to.vehicleId }),
  ...(!isSameRow(to, read) && to.unit !== null && { unit: to.unit }),
  ...(to.from !== read.from && { pickupDate: dateOf(to.from), pickupTime: timeOf(to.from) }),
  ...(to.to !== read.to && { returnDate: dateOf(to.to), returnTime: timeOf(to.to) }),
  ...(wish && saved(wish)),
})

/** The body of a new reservation. */
export const deskInput = (draft: DeskDraft, currency: Currency, wish: SaveWish): DeskInput => ({
  ...sentOf(draft, currency),
  ...saved(wish),
})

/** The body of a quote of the same, perhaps of other vehicles. */
export function quoteInput(
  draft: DeskDraft,
  currency: Currency,
  offer: Pick<QuoteInput, 'vehicles' | 'holds' | 'notify'>,
): QuoteInput {
  const { vehicle, ...sent } = sentOf(draft, currency)
  return { ...sent, ...offer }
}

/** The body of the preview of a new reservation, which is not for anybody yet. */
export function deskTripInput(draft: DeskDraft, currency: Currency): DeskTripInput {
  const { firstName, lastName, phone, email, comment, language, ...trip } = sentOf(draft, currency)
  return trip
}

const saved = ({ reason, notify, shown }: SaveWish) => ({
  ...(reason.trim() !== '' && { override: { reason } }),
  ...(shown && { expectedTotal: { minor: shown.total, currency: shown.currency } }),
  notify,
})

/** The same form with its complete adjustments alone, for a preview while somebody types. */
export const previewable = <Draft extends DeskDraft>(draft: Draft): Draft => ({
  ...draft,
  adjustments: draft.adjustments
    .filter(({ amount }) => {
      const read = parseTypedNumber(amount)
      return read.kind === 'number' && Number(read.plain) > 0
    })
    .map((one) => ({ ...one, reason: one.reason.trim() || '…' })),
})
