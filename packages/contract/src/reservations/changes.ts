import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { minorUnits, toMajorUnits } from '@nelly/domain/money'
import { type AdjustmentRefusal, MAX_ADJUSTMENTS } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import { CHANGED_FIELDS, type ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { MAX_PARTY } from '@nelly/domain/search/search'
import { z } from 'zod'
import { type Displaced, displacedAnswer } from '../blocks/displaced.ts'
import { chosenExtras, email, person, phone } from '../booking-fields.ts'
import { call } from '../call.ts'
import { priceAnswer } from '../rates/price.ts'
import { currencyCode, shownMoney } from '../rates/schemas/fields.ts'
import { brokenRule, type RuleSentence, type TakenUnit, takenUnit, toBrokenRule } from '../rates/test-call.ts'
import { additionalDrivers, discountCode, driverAge } from '../rates/wish.ts'
import type { Refused } from '../refusal-details.ts'
import { refusalWords } from '../refusals/refusal-words.ts'
import type { Refusal } from '../refusals/refusals.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import {
  calendarDate,
  clearable,
  clockTime,
  flag,
  type Language,
  language,
  localizedAnswer,
  name,
  numeric,
  reservationId,
  text,
  unitNumber,
  vehicleId,
  written,
} from '../wire.ts'
import { extraOutWords } from './extra-out-words.ts'
import { type PriceDifference, priceDifferences } from './price-difference.ts'
import { ownedReservationDetails } from './reservation.ts'

/** The largest adjustment, as people write it. */
const MAX_ADJUSTMENT = 10_000_000

/** Characters of the reason of an adjustment, and of a rule that is overridden. */
const MAX_REASON = 200

/** What an operator adds to a price or takes off it. */
const adjustments = z
  .object({
    currency: currencyCode,
    lines: z
      .array(
        z.object({
          amount: z
            .number()
            .int()
            .meta({ description: 'In minor units of the currency; negative for a discount' })
            .transform(minorUnits),
          reason: text(MAX_REASON).meta({ description: 'Shown to the customer as the line of the price' }),
        }),
      )
      .max(MAX_ADJUSTMENTS),
  })
  .refine(
    ({ currency, lines }) =>
      lines.every(({ amount }) => Math.abs(toMajorUnits({ minor: amount, currency })) <= MAX_ADJUSTMENT),
    { path: ['lines'] },
  )
  .meta({ description: 'All of them, in place of the former ones; in the currency of the price' })

/** What an operator says of a trip. */
export const tripFields = {
  vehicle: vehicleId,
  unit: numeric(unitNumber).meta({ description: 'From 1' }),
  pickupDate: calendarDate,
  pickupTime: clockTime,
  returnDate: calendarDate,
  returnTime: clockTime,
  pickupPlace: name(MAX_PLACE_LENGTH),
  returnPlace: name(MAX_PLACE_LENGTH),
  extras: chosenExtras,
  driverAge: clearable(driverAge).meta({ description: 'In years, at pickup' }),
  additionalDrivers,
  discountCode: clearable(discountCode).meta({ description: '`null` and blank for none' }),
  adjustments,
}

/** What an operator says of who rents. */
export const guestFields = {
  persons: numeric(z.number().int().min(1).max(MAX_PARTY)),
  bags: numeric(z.number().int().min(0).max(99)),
  comment: clearable(text(1000)),
  firstName: person,
  lastName: person,
  phone,
  email,
  language: language.meta({ description: 'Of its mails, its calendar file and the pages of its visitor' }),
}

/** What an operator says of saving it. */
export const savingFields = {
  override: z
    .object({ reason: text(MAX_REASON).meta({ description: 'Why the broken rules do not hold this time' }) })
    .nullish()
    .meta({ description: 'Needed where a rule of the landing is broken' }),
  expectedTotal: shownMoney.nullish().meta({
    description: 'The total that was shown: at another one nothing is stored',
  }),
  notify: flag.default(true).meta({ description: 'Whether the customer is told by mail' }),
}

const changeBody = z
  .object({ ...tripFields, ...guestFields })
  .partial()
  .extend({
    ...savingFields,
    revision: numeric(z.number().int().min(0)).meta({ description: 'That the change was made from' }),
  })
export type ChangeBody = z.output<typeof changeBody>
export type ChangeInput = z.input<typeof changeBody>

/** Why an operator's trip can't be had, be it a change or a new reservation. */
export const DESK_REFUSALS = [
  'vehicle-not-found',
  'unit-not-found',
  'vehicle-not-available',
  ...RULE_REFUSALS,
  'rule-refused',
  'extra-unknown',
  'extra-quantity-invalid',
  'extra-out-of-stock',
  'discount-code-invalid',
  'adjustment-too-large',
  'adjustment-nothing',
  'adjustment-other-currency',
  'price-changed',
  'phone-invalid',
] as const satisfies readonly Refusal[]

const CHANGE_REFUSALS = [
  'reservation-not-found',
  'change-not-possible',
  ...DESK_REFUSALS,
] as const satisfies readonly Refusal[]

export const changeReservation = call({
  method: 'PATCH',
  url: '/reservations/:reservationId',
  access: 'owner',
  apiOnly: true,
  nestedErrors: true,
  summary: 'Change a reservation',
  description:
    'Changes what is sent and leaves the rest. Where that touches the price, it is made anew, at the rates as they are now; else it stays as booked. A rule of the landing may be overridden with a reason, but a vehicle that is taken stays taken. A change that was made from an older revision is refused as `changed-meanwhile`, with the reservation as it is now. The customer is told by one mail what was changed.',
  params: z.object({ reservationId }),
  body: changeBody,
  refusals: ['changed-meanwhile', ...CHANGE_REFUSALS],
  status: 200,
  answer: ownedReservationDetails,
})

/** What would become of a reservation at the desk. */
export interface DeskPreview {
  readonly quote: Quote | null
  /** Why it can't be saved, where no rule and no other rental is the cause. */
  readonly refusal: { readonly code: string; readonly message: string } | null
  readonly rules: readonly RuleSentence[]
  readonly isOverridable: boolean
  readonly isFree: boolean
  readonly taken: readonly TakenUnit[]
}

/** What would become of a reservation that is changed. */
export interface ChangePreview extends DeskPreview {
  readonly before: Quote
  /** Both prices line by line; empty where there is no new one. */
  readonly lines: readonly PriceDifference[]
  readonly changed: readonly ChangedField[]
  readonly isMailed: boolean
  /** The unit that it would have; null where none is free. */
  readonly unit: number | null
  /** Those that would change their unit to make room. */
  readonly displaced: readonly Displaced[]
}

export const previewFields = {
  quote: priceAnswer.nullable().meta({ description: 'The price; `null` where it is refused' }),
  refusal: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'Why it can’t be saved, where no rule and no other rental is the cause' }),
  rules: z.array(brokenRule).meta({ description: 'The rules that it breaks' }),
  isOverridable: z.boolean().meta({ description: 'Whether these may be overridden with a reason' }),
  isFree: z.boolean().meta({ description: 'Whether the vehicle is free' }),
  taken: z.array(takenUnit).meta({ description: 'What holds its units then' }),
}

const amount = z.number().int().nullable().meta({ description: 'In minor units of its price’s currency' })

const changePreview = written<ChangePreview>(
  z.object({
    ...previewFields,
    before: priceAnswer.meta({ description: 'The price as it is now' }),
    lines: z
      .array(
        z.object({
          kind: z.string(),
          label: localizedAnswer,
          before: amount,
          after: amount,
        }),
      )
      .meta({ description: 'Both prices line by line, with the tax; empty where there is no new price' }),
    changed: z.array(z.enum(CHANGED_FIELDS)).meta({ description: 'What is different' }),
    isMailed: z.boolean().meta({ description: 'Whether the customer is told by mail' }),
    unit: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The unit that it would have; `null` where none is free' }),
    displaced: z
      .array(displacedAnswer)
      .meta({ description: 'The reservations that would change their unit to make room, by pickup' }),
  }),
).meta({ id: 'ChangePreview' })

export const previewChange = call({
  method: 'POST',
  url: '/reservations/:reservationId/change-preview',
  access: 'owner',
  apiOnly: true,
  nestedErrors: true,
  summary: 'Preview a change of a reservation',
  description:
    'What the same body would change: the new price and its difference line by line, the rules that it breaks, and what holds the vehicle then. Nothing is stored; the revision is not compared.',
  params: z.object({ reservationId }),
  body: changeBody,
  refusals: ['reservation-not-found', 'vehicle-not-found', 'phone-invalid'],
  status: 200,
  answer: changePreview,
})

export const undoChange = call({
  method: 'POST',
  url: '/reservations/:reservationId/undo-change',
  access: 'owner',
  apiOnly: true,
  summary: 'Undo the last change of a reservation',
  description:
    'Restores what the last change replaced, price included, within a day and if nothing happened to the reservation since; contact data stay as they are. Refused where the vehicle, the last piece of an extra or the last use of an offer was taken meanwhile.',
  params: z.object({ reservationId }),
  body: z.object({
    revision: numeric(z.number().int().min(0)).meta({ description: 'That of the change' }),
    notify: flag.default(true).meta({ description: 'Whether the customer is told by mail' }),
  }),
  refusals: [
    'reservation-not-found',
    'changed-meanwhile',
    'change-not-undoable',
    'vehicle-not-available',
    'extra-out-of-stock',
    'offer-used-up',
  ],
  status: 200,
  answer: ownedReservationDetails,
})

/** Why a reservation can't be saved as it was asked for, apart from rules and from other rentals. */
type PreviewRefusal =
  | { readonly refusal: QuoteRefusal | AdjustmentRefusal | 'change-not-possible' | 'unit-not-found' }
  | Refused<'extra-out-of-stock'>

/** What would become of a reservation, before it is put into words. */
export interface Previewed extends Omit<DeskPreview, 'refusal' | 'rules'> {
  readonly refusal: PreviewRefusal | null
  readonly rules: readonly BrokenRule[]
}

/** The same of a change. */
export interface PreviewedChange
  extends Previewed,
    Pick<ChangePreview, 'before' | 'changed' | 'isMailed' | 'unit' | 'displaced'> {}

/** A preview, with what is refused and broken in words. */
export const toPreview = (previewed: Previewed, language: Language): DeskPreview => ({
  ...previewed,
  refusal: previewed.refusal && {
    code: previewed.refusal.refusal,
    message:
      previewed.refusal.refusal === 'extra-out-of-stock'
        ? extraOutWords(previewed.refusal.extra, language)
        : refusalWords(previewed.refusal.refusal, language),
  },
  rules: previewed.rules.map(toBrokenRule),
})

/** The same of a change, with both prices line by line. */
export const toChangePreview = (previewed: PreviewedChange, language: Language): ChangePreview => ({
  ...previewed,
  ...toPreview(previewed, language),
  lines: previewed.quote ? priceDifferences(previewed.before, previewed.quote) : [],
})
