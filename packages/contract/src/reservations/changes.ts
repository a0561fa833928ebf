import { CHANGED_FIELDS } from '@nelly/domain/reservations/changed-fields'
import { z } from 'zod'
import { call } from '../call.ts'
import { displacedAnswer } from '../displaced.ts'
import { priceAnswer } from '../rates/price.ts'
import type { Refusal } from '../refusals/refusals.ts'
import { answerOf, flag, type Language, localizedAnswer, numeric, written } from '../wire.ts'
import { DESK_REFUSALS, guestFields, savingFields, tripFields } from './desk-input.ts'
import { type Previewed, previewFields, toPreview } from './desk-preview.ts'
import { type PriceDifference, priceDifferences } from './price-difference.ts'
import { ownedReservationDetails } from './reservation.ts'

const changeBody = z
  .object({ ...tripFields, ...guestFields })
  .partial()
  .extend({
    ...savingFields,
    revision: numeric(z.number().int().min(0)).meta({ description: 'That the change was made from' }),
  })
export type ChangeBody = z.output<typeof changeBody>
export type ChangeInput = z.input<typeof changeBody>

const CHANGE_REFUSALS = [
  'reservation-not-found',
  'change-not-possible',
  'currency-of-ledger',
  ...DESK_REFUSALS,
] as const satisfies readonly Refusal[]

export const changeReservation = call({
  method: 'PATCH',
  url: '/reservations/:reservationId',
  nestedErrors: true,
  summary: 'Change a reservation',
  description:
    'Changes what is sent and leaves the rest. Where that touches the price, it is made anew, at the rates as they are now; else it stays as booked. A rule of the landing may be overridden with a reason, but a vehicle that is taken stays taken. A change that was made from an older revision is refused as `changed-meanwhile`, with the reservation as it is now. The customer is told by one mail what was changed.',
  body: changeBody,
  refusals: ['changed-meanwhile', ...CHANGE_REFUSALS],
  answer: ownedReservationDetails,
})

const amount = z.number().int().nullable().meta({ description: 'In minor units of its price’s currency' })

const changePreview = answerOf(
  z.object({
    ...previewFields,
    before: priceAnswer.meta({ description: 'The price as it is now' }),
    lines: written<readonly PriceDifference[]>(
      z.array(z.object({ kind: z.string(), label: localizedAnswer, before: amount, after: amount })),
    ).meta({ description: 'Both prices line by line, with the tax; empty where there is no new price' }),
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
/** What would become of a reservation that is changed. */
export type ChangePreview = z.infer<typeof changePreview>

export const previewChange = call({
  method: 'POST',
  url: '/reservations/:reservationId/change-preview',
  nestedErrors: true,
  summary: 'Preview a change of a reservation',
  description:
    'What the same body would change: the new price and its difference line by line, the rules that it breaks, and what holds the vehicle then. Nothing is stored; the revision is not compared.',
  body: changeBody,
  refusals: ['reservation-not-found', 'vehicle-not-found', 'phone-invalid'],
  answer: changePreview,
})

export const undoChange = call({
  method: 'POST',
  url: '/reservations/:reservationId/undo-change',
  summary: 'Undo the last change of a reservation',
  description:
    'Restores what the last change replaced, price included, within a day and if nothing happened to the reservation since; contact data stay as they are. Refused where the vehicle, the last piece of an extra or the last use of an offer was taken meanwhile.',
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
  answer: ownedReservationDetails,
})

/** What would become of a changed reservation, before it is put into words. */
export interface PreviewedChange
  extends Previewed,
    Pick<ChangePreview, 'before' | 'changed' | 'isMailed' | 'unit' | 'displaced'> {}

/** A preview of a change, with both prices line by line. */
export const toChangePreview = (previewed: PreviewedChange, language: Language): ChangePreview => ({
  ...previewed,
  ...toPreview(previewed, language),
  lines: previewed.quote ? priceDifferences(previewed.before, previewed.quote) : [],
})
