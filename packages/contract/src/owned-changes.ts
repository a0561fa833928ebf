import { isSameRow, type Slot } from '@nelly/domain/calendar/slots'
import { currency } from '@nelly/domain/currency'
import { type MinorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { adjustmentsOf } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { ChangeInput, previewChange } from './changes.ts'
import type { DeskInput, DeskTripInput, previewAtDesk } from './desk-reservations.ts'
import type { Displaced } from './displaced.ts'
import type { OwnedReservationDetails } from './owned-reservation.ts'
import { quoteOf } from './quote-of.ts'
import type { TakenUnit } from './rates/test-call.ts'
import type { Language } from './wire.ts'
import type { Words } from './words/translators.ts'

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
  discountCode: reservation.discountCode,
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

/** What is sent of a field, by its name on the wire. */
const SENT = {
  vehicle: ({ vehicle }) => ({ id_vehicle: Number(vehicle) }),
  pickupDate: ({ pickupDate }) => ({ date_of_departure: pickupDate }),
  pickupTime: ({ pickupTime }) => ({ time_of_departure: pickupTime }),
  returnDate: ({ returnDate }) => ({ date_of_arrival: returnDate }),
  returnTime: ({ returnTime }) => ({ time_of_arrival: returnTime }),
  pickupPlace: ({ pickupPlace }) => ({ place_of_departure: pickupPlace }),
  returnPlace: ({ returnPlace }) => ({ arrival_place: returnPlace }),
  extras: ({ extras }) => ({
    extras: Object.entries(extras)
      .filter(([, quantity]) => quantity > 0)
      .map(([code, quantity]) => ({ code, quantity })),
  }),
  driverAge: ({ driverAge }) => ({ driver_age: driverAge === '' ? null : Number(driverAge) }),
  additionalDrivers: ({ additionalDrivers }) => ({ additional_drivers: Number(additionalDrivers) }),
  discountCode: ({ discountCode }) => ({ discount_code: discountCode.trim() || null }),
  adjustments: ({ adjustments }) => ({ adjustments: adjustments.map(sentAdjustment) }),
  persons: ({ persons }) => ({ number_person: Number(persons) }),
  bags: ({ bags }) => ({ number_bag: Number(bags) }),
  firstName: ({ firstName }) => ({ name: firstName }),
  lastName: ({ lastName }) => ({ last_name: lastName }),
  phone: ({ phone }) => ({ phone }),
  email: ({ email }) => ({ email }),
  comment: ({ comment }) => ({ description: comment }),
  language: ({ language }) => ({ language }),
} satisfies Record<keyof DeskDraft, (draft: DeskDraft) => Partial<DeskInput>>

/** The fields of the form by their names on the wire. */
export const DESK_FIELDS: Readonly<Record<string, keyof DeskDraft>> = {
  id_vehicle: 'vehicle',
  date_of_departure: 'pickupDate',
  time_of_departure: 'pickupTime',
  date_of_arrival: 'returnDate',
  time_of_arrival: 'returnTime',
  place_of_departure: 'pickupPlace',
  arrival_place: 'returnPlace',
  driver_age: 'driverAge',
  discount_code: 'discountCode',
  number_person: 'persons',
  number_bag: 'bags',
  name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  email: 'email',
  description: 'comment',
  language: 'language',
}

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
  (Object.keys(SENT) as (keyof DeskDraft)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

/** What an operator says beside the reservation itself. */
export interface SaveWish {
  /** Why broken rules do not hold; blank for nothing. */
  readonly reason: string
  readonly notify: boolean
  /** The price that was shown. */
  readonly shown: Quote | null
}

/** The body of a change: what differs from the reservation as it was read. */
export const changeInput = (
  draft: DeskDraft,
  read: DeskDraft,
  revision: number,
  wish?: SaveWish,
): ChangeInput => ({
  revision,
  ...Object.assign({}, ...differingFields(draft, read).map((field) => SENT[field](draft))),
  ...(wish && saved(wish)),
})

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
  ...(to.vehicleId !== read.vehicleId && { id_vehicle: to.vehicleId }),
  ...(!isSameRow(to, read) && to.unit !== null && { unit: to.unit }),
  ...(to.from !== read.from && { date_of_departure: dateOf(to.from), time_of_departure: timeOf(to.from) }),
  ...(to.to !== read.to && { date_of_arrival: dateOf(to.to), time_of_arrival: timeOf(to.to) }),
  ...(wish && saved(wish)),
})

/** The body of a new reservation. */
export const deskInput = (draft: DeskDraft, wish: SaveWish): DeskInput => ({
  ...(tripOf(draft) as DeskInput),
  ...SENT.firstName(draft),
  ...SENT.lastName(draft),
  ...SENT.phone(draft),
  ...SENT.email(draft),
  ...SENT.persons(draft),
  ...SENT.bags(draft),
  ...SENT.comment(draft),
  ...SENT.language(draft),
  ...saved(wish),
})

/** The body of the preview of a new reservation. */
export const deskTripInput = (draft: DeskDraft): DeskTripInput => tripOf(draft) as DeskTripInput

const TRIP = [
  'vehicle',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'pickupPlace',
  'returnPlace',
  'extras',
  'driverAge',
  'additionalDrivers',
  'discountCode',
  'adjustments',
] as const satisfies readonly (keyof DeskDraft)[]

const tripOf = (draft: DeskDraft) => Object.assign({}, ...TRIP.map((field) => SENT[field](draft)))

const saved = ({ reason, notify, shown }: SaveWish) => ({
  ...(reason.trim() !== '' && { override: { reason } }),
  ...(shown && { expected_total: toMajorUnits({ minor: shown.total, currency: shown.currency }) }),
  notify,
})

function sentAdjustment({ isDiscount, amount, reason }: AdjustmentDraft) {
  const read = parseTypedNumber(amount)
  const value = read.kind === 'number' ? Number(read.plain) : Number.NaN
  return { amount: isDiscount ? -value : value, reason }
}

/** The same form with its complete adjustments alone, for a preview while somebody types. */
export const previewable = (draft: DeskDraft): DeskDraft => ({
  ...draft,
  adjustments: draft.adjustments
    .filter(({ amount }) => {
      const read = parseTypedNumber(amount)
      return read.kind === 'number' && Number(read.plain) > 0
    })
    .map((one) => ({ ...one, reason: one.reason.trim() || '…' })),
})

/** What would become of a reservation. */
export interface OwnedPreview {
  readonly quote: Quote | null
  readonly refusal: string | null
  readonly rules: readonly Words[]
  readonly isOverridable: boolean
  readonly isFree: boolean
  readonly taken: readonly TakenUnit[]
}

/** The same of a change, with the former price beside the new one. */
export interface OwnedChangePreview extends OwnedPreview {
  readonly before: Quote
  readonly lines: readonly {
    readonly label: Words
    readonly before: MinorUnits | null
    readonly after: MinorUnits | null
  }[]
  readonly isMailed: boolean
  /** The unit that it would have; null where none is free. */
  readonly unit: number | null
  /** Those that would change their unit to make room. */
  readonly displaced: readonly Displaced[]
}

const ownedTaken = ({
  from,
  to,
  reservation_id: id,
  reference,
  ...one
}: z.infer<typeof previewAtDesk.answer>['taken'][number]): TakenUnit => ({
  ...one,
  reservation: id !== null && reference !== null ? { id, reference } : null,
  period: { pickup: from as WallClock, return: to as WallClock },
})

/** Parses a preview of an answer. */
export const ownedPreview = (answer: z.infer<typeof previewAtDesk.answer>): OwnedPreview => ({
  quote: answer.quote && quoteOf(answer.quote),
  refusal: answer.refusal?.message ?? null,
  rules: answer.rules.map(({ text }) => text),
  isOverridable: answer.overridable,
  isFree: answer.available,
  taken: answer.taken.map(ownedTaken),
})

/** Parses the preview of a change of an answer. */
export function ownedChangePreview(answer: z.infer<typeof previewChange.answer>): OwnedChangePreview {
  const minor = (amount: number | null, of: { currency: string } | null) =>
    amount === null || !of ? null : toMinorUnits(amount, currency(of.currency))
  return {
    ...ownedPreview(answer),
    before: quoteOf(answer.before),
    lines: answer.lines.map(({ label, before, after }) => ({
      label,
      before: minor(before, answer.before),
      after: minor(after, answer.quote),
    })),
    isMailed: answer.mailed,
    unit: answer.unit,
    displaced: answer.displaced,
  }
}
