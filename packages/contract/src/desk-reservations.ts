import { z } from 'zod'
import { call } from './call.ts'
import {
  adjustmentFields,
  CHANGE_NAMES,
  overrideFields,
  type Previewed,
  previewFields,
  toPreview,
} from './changes.ts'
import { renameFields } from './names.ts'
import type { Refusal } from './refusals.ts'
import { reservationDetails } from './reservation-answers.ts'
import { email, reservationBody, shownTotal } from './reservation-body.ts'
import { RULE_REFUSALS } from './rules/rule-refusals.ts'
import { flag, type Language, landingId, language, numeric, unitNumber } from './wire.ts'

const trip = {
  ...reservationBody.pick({
    id_vehicle: true,
    date_of_departure: true,
    time_of_departure: true,
    date_of_arrival: true,
    time_of_arrival: true,
    place_of_departure: true,
    arrival_place: true,
    extras: true,
    driver_age: true,
    additional_drivers: true,
    discount_code: true,
  }).shape,
  unit: numeric(unitNumber).nullish().meta({ description: 'From 1; any by default' }),
  adjustments: adjustmentFields.default([]),
}

const deskBody = renameFields(
  z.object({
    ...trip,
    ...reservationBody.pick({
      name: true,
      last_name: true,
      phone: true,
      number_person: true,
      number_bag: true,
      description: true,
    }).shape,
    email: z
      .preprocess(
        (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
        email.nullish(),
      )
      .meta({ description: 'Without one, the customer gets no mails' }),
    language: language.nullish().meta({
      description:
        'Of its mails, its calendar file and the pages of the customer; by default the main one of the landing',
    }),
    override: overrideFields.meta({ description: 'Needed where a rule of the landing is broken' }),
    expected_total: shownTotal.nullish().meta({
      description: 'The total that was shown: at another one nothing is reserved',
    }),
    notify: flag.default(true).meta({ description: 'Whether the customer gets the confirmation by mail' }),
  }),
  CHANGE_NAMES,
)
export type DeskBody = z.output<typeof deskBody>
export type DeskInput = z.input<typeof deskBody>

const tripBody = renameFields(z.object(trip), CHANGE_NAMES)
export type DeskTrip = z.output<typeof tripBody>
export type DeskTripInput = z.input<typeof tripBody>

export const reserveAtDesk = call({
  method: 'POST',
  url: '/landings/:landingId/desk-reservations',
  access: 'owner',
  apiOnly: true,
  nestedErrors: true,
  idempotencyKey: true,
  summary: 'Reserve for somebody at the desk or on the phone',
  description:
    'A reservation like a visitor’s, at the same price, which is confirmed at once. It may begin now, the lead time does not hold, and a rule of the landing may be overridden with a reason; also vehicles that are not on sale, of a landing that is not published.',
  params: z.object({ landingId }),
  body: deskBody,
  refusals: [
    'landing-not-found',
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
    'price-changed',
    'phone-invalid',
  ] as const satisfies readonly Refusal[],
  status: 201,
  answer: reservationDetails,
})

const deskPreview = z.object(previewFields).meta({ id: 'DeskPreview' })

export const previewAtDesk = call({
  method: 'POST',
  url: '/landings/:landingId/desk-reservations/preview',
  access: 'owner',
  apiOnly: true,
  nestedErrors: true,
  summary: 'Preview a reservation at the desk',
  description:
    'Its price, the rules that it breaks, and what holds the vehicle then. Nothing is stored; who it is for is not asked.',
  params: z.object({ landingId }),
  body: tripBody,
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 200,
  answer: deskPreview,
})

export const toDeskPreview = (previewed: Previewed, language: Language): z.infer<typeof deskPreview> =>
  toPreview(previewed, language)
