import { BLOCK_REASONS } from '@nelly/domain/blocks/blocks'
import { type AdjustmentRefusal, MAX_ADJUSTMENTS } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import { CHANGED_FIELDS, type ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { MAX_PARTY } from '@nelly/domain/search/search'
import { z } from 'zod'
import { call } from './call.ts'
import { type Displaced, displacedAnswer } from './displaced.ts'
import { extraOutWords } from './extra-out-words.ts'
import { renameFields } from './names.ts'
import { priceDifferences } from './price-difference.ts'
import { quoteAnswer, toQuoteAnswer } from './quotes.ts'
import { amountsIn } from './rates/fields.ts'
import { brokenRule, type TakenUnit, toBrokenRule } from './rates/test-call.ts'
import { priceDetailFields } from './rates/wish.ts'
import type { Refused } from './refusal-details.ts'
import { refusalWords } from './refusal-words.ts'
import type { Refusal } from './refusals.ts'
import { reservationDetails } from './reservation-answers.ts'
import { chosenExtras, email, person, phone, shownTotal } from './reservation-body.ts'
import { RULE_REFUSALS } from './rules/rule-refusals.ts'
import { MAX_PLACE_LENGTH } from './specified/locations.ts'
import {
  calendarDate,
  clearable,
  clockTime,
  flag,
  idAnswer,
  type Language,
  language,
  money,
  name,
  numeric,
  reservationId,
  text,
  unitNumber,
  vehicleId,
} from './wire.ts'

/** The largest adjustment, as people write it. */
export const MAX_ADJUSTMENT = 10_000_000

/** Characters of the reason of an adjustment, and of a rule that is overridden. */
export const MAX_REASON = 200

export const adjustmentFields = z
  .array(
    z.object({
      amount: numeric(z.number().min(-MAX_ADJUSTMENT).max(MAX_ADJUSTMENT)).meta({
        description: "In the price's currency; negative for a discount",
      }),
      reason: text(MAX_REASON).meta({ description: 'Shown to the customer as the line of the price' }),
    }),
  )
  .max(MAX_ADJUSTMENTS)

export const overrideFields = z
  .object({ reason: text(MAX_REASON).meta({ description: 'Why the broken rules do not hold this time' }) })
  .nullish()

/** Our names of what can be changed. */
export const CHANGE_NAMES = {
  id_vehicle: 'vehicle',
  date_of_departure: 'pickupDate',
  time_of_departure: 'pickupTime',
  date_of_arrival: 'returnDate',
  time_of_arrival: 'returnTime',
  place_of_departure: 'pickupPlace',
  arrival_place: 'returnPlace',
  driver_age: 'driverAge',
  additional_drivers: 'additionalDrivers',
  discount_code: 'discountCode',
  number_person: 'persons',
  number_bag: 'bags',
  description: 'comment',
  name: 'firstName',
  last_name: 'lastName',
  expected_total: 'expectedAmount',
} as const

const changeBody = renameFields(
  z.object({
    revision: numeric(z.number().int().min(0)).meta({ description: 'That the change was made from' }),
    id_vehicle: vehicleId.optional(),
    unit: numeric(unitNumber).optional().meta({ description: 'From 1' }),
    date_of_departure: calendarDate.optional(),
    time_of_departure: clockTime.optional(),
    date_of_arrival: calendarDate.optional(),
    time_of_arrival: clockTime.optional(),
    place_of_departure: name(MAX_PLACE_LENGTH).optional(),
    arrival_place: name(MAX_PLACE_LENGTH).optional(),
    extras: chosenExtras.optional(),
    driver_age: priceDetailFields.driver_age,
    additional_drivers: priceDetailFields.additional_drivers,
    discount_code: priceDetailFields.discount_code.meta({ description: '`null` and blank for none' }),
    adjustments: adjustmentFields
      .optional()
      .meta({ description: 'All of them, in place of the former ones' }),
    number_person: numeric(z.number().int().min(1).max(MAX_PARTY)).optional(),
    number_bag: numeric(z.number().int().min(0).max(99)).optional(),
    description: clearable(text(1000)),
    name: person.optional(),
    last_name: person.optional(),
    phone: phone.optional(),
    email: email.optional(),
    language: language
      .optional()
      .meta({ description: 'Of its mails, its calendar file and the pages of its visitor' }),
    override: overrideFields.meta({ description: 'Needed where a rule of the landing is broken' }),
    expected_total: shownTotal.nullish().meta({
      description: 'The total that was shown: at another one nothing is changed',
    }),
    notify: flag.default(true).meta({ description: 'Whether the customer is told by mail' }),
  }),
  CHANGE_NAMES,
)
export type ChangeBody = z.output<typeof changeBody>
export type ChangeInput = z.input<typeof changeBody>

const CHANGE_REFUSALS = [
  'reservation-not-found',
  'vehicle-not-found',
  'unit-not-found',
  'change-not-possible',
  'vehicle-not-available',
  ...RULE_REFUSALS,
  'rule-refused',
  'extra-unknown',
  'extra-quantity-invalid',
  'extra-out-of-stock',
  'discount-code-invalid',
  'adjustment-too-large',
  'adjustment-nothing',
  'price-changed',
  'phone-invalid',
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
  answer: reservationDetails,
})

const words = z.object({ es: z.string(), en: z.string() })

const takenUnit = z
  .object({
    unit: z.number().int(),
    kind: z.enum(['reservation', 'turnaround', 'block']),
    reservation_id: idAnswer.nullable(),
    reference: z.string().nullable(),
    reason: z.enum(BLOCK_REASONS).nullable().meta({ description: 'Of a block' }),
    from: z.string().meta({ description: '`yyyy-mm-ddTHH:mm` at the rental place' }),
    to: z.string(),
  })
  .meta({ id: 'TakenUnit' })

export const previewFields = {
  quote: quoteAnswer.nullable().meta({ description: 'The price; `null` where it is refused' }),
  refusal: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'Why it can’t be saved, where no rule and no other rental is the cause' }),
  rules: z.array(brokenRule).meta({ description: 'The rules that it breaks' }),
  overridable: z.boolean().meta({ description: 'Whether these may be overridden with a reason' }),
  available: z.boolean().meta({ description: 'Whether the vehicle is free' }),
  taken: z.array(takenUnit).meta({ description: 'What holds its units then' }),
}

const changePreview = z
  .object({
    ...previewFields,
    before: quoteAnswer.meta({ description: 'The price as it is now' }),
    lines: z
      .array(
        z.object({
          kind: z.string(),
          label: words,
          before: money.nullable(),
          after: money.nullable(),
        }),
      )
      .meta({ description: 'Both prices line by line, with the tax; empty where there is no new price' }),
    changed: z.array(z.enum(CHANGED_FIELDS)).meta({ description: 'What is different' }),
    mailed: z.boolean().meta({ description: 'Whether the customer is told by mail' }),
    unit: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The unit that it would have; `null` where none is free' }),
    displaced: z
      .array(displacedAnswer)
      .meta({ description: 'The reservations that would change their unit to make room, by pickup' }),
  })
  .meta({ id: 'ChangePreview' })

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
  answer: reservationDetails,
})

/** Why a reservation can't be saved as it was asked for, apart from rules and from other rentals. */
type PreviewRefusal =
  | { readonly refusal: QuoteRefusal | AdjustmentRefusal | 'change-not-possible' | 'unit-not-found' }
  | Refused<'extra-out-of-stock'>

/** What would become of a reservation at the desk, or of a change. */
export interface Previewed {
  readonly quote: Quote | null
  readonly refusal: PreviewRefusal | null
  readonly rules: readonly BrokenRule[]
  readonly isOverridable: boolean
  readonly isFree: boolean
  readonly taken: readonly TakenUnit[]
}

const toTakenUnit = ({ unit, kind, reservation, reason, period }: TakenUnit): z.infer<typeof takenUnit> => ({
  unit,
  kind,
  reservation_id: reservation?.id ?? null,
  reference: reservation?.reference ?? null,
  reason,
  from: period.pickup,
  to: period.return,
})

/** The fields of a preview that changes and new reservations share. */
export const toPreview = (previewed: Previewed, language: Language) => ({
  quote: previewed.quote && toQuoteAnswer(previewed.quote),
  refusal: previewed.refusal && {
    code: previewed.refusal.refusal,
    message:
      previewed.refusal.refusal === 'extra-out-of-stock'
        ? extraOutWords(previewed.refusal.extra, language)
        : refusalWords(previewed.refusal.refusal, language),
  },
  rules: previewed.rules.map(toBrokenRule),
  overridable: previewed.isOverridable,
  available: previewed.isFree,
  taken: previewed.taken.map(toTakenUnit),
})

export const toChangePreview = (
  previewed: Previewed & {
    readonly before: Quote
    readonly changed: readonly ChangedField[]
    readonly isMailed: boolean
    readonly unit: number | null
    readonly displaced: readonly Displaced[]
  },
  language: Language,
): z.infer<typeof changePreview> => {
  const { before, quote } = previewed
  const write = (of: Quote) => amountsIn(of.currency).writeOrNull
  return {
    ...toPreview(previewed, language),
    before: toQuoteAnswer(before),
    lines: quote
      ? priceDifferences(before, quote).map((line) => ({
          ...line,
          before: write(before)(line.before),
          after: write(quote)(line.after),
        }))
      : [],
    changed: [...previewed.changed],
    mailed: previewed.isMailed,
    unit: previewed.unit,
    displaced: [...previewed.displaced],
  }
}
