import { MAX_VEHICLES } from '@nelly/domain/reservations/booking'
import { DEFAULT_PERSONS } from '@nelly/domain/search/search'
import { z } from 'zod'
import { call } from '../call.ts'
import { clearable, flag } from '../wire.ts'
import { DESK_REFUSALS, guestFields, savingFields, tripFields } from './desk-input.ts'
import { bookingPreview } from './desk-preview.ts'
import { ownedReservationDetails } from './reservation.ts'

export const isOut = flag.default(false).meta({
  description: 'Whether its vehicle is with the customer already; the pickup is not in the future then',
})

const tripBody = z.object({
  ...tripFields,
  unit: tripFields.unit.nullish().meta({ description: 'From 1; any by default' }),
  extras: tripFields.extras.default([]),
  additionalDrivers: tripFields.additionalDrivers.default(0),
  adjustments: tripFields.adjustments.optional(),
  isOut,
})
export type DeskTrip = z.output<typeof tripBody>

const { vehicle, unit, extras, additionalDrivers } = tripBody.shape
const others = z
  .array(z.object({ vehicle, unit, extras, additionalDrivers }))
  .max(MAX_VEHICLES - 1)
  .default([])
  .meta({
    description:
      'Vehicles of the landing that are reserved together with it, all of them or none, each as a reservation of its own, priced in this order while an offer has uses; the expected total is that of all, and adjustments are of the first',
  })

const previewBody = tripBody.extend({ others })
export type DeskPreviewBody = z.output<typeof previewBody>
export type DeskTripInput = z.input<typeof previewBody>

/** What is said of each vehicle of a booking, in the order of their prices. */
export const eachVehicleOf = <Body extends DeskPreviewBody>({
  others,
  ...first
}: Body): [Omit<Body, 'others'>, ...Omit<Body, 'others'>[]] => [
  first,
  ...others.map((other) => ({ ...first, adjustments: undefined, ...other })),
]

const { email, language } = guestFields
const deskBody = tripBody.extend({
  ...guestFields,
  others,
  persons: guestFields.persons.default(DEFAULT_PERSONS),
  bags: guestFields.bags.default(0),
  email: clearable(email).meta({ description: 'Without one, the customer gets no mails' }),
  language: language.nullish().meta({
    description:
      'Of its mails, its calendar file and the pages of the customer; by default the main one of the landing',
  }),
  ...savingFields,
})
export type DeskBody = z.output<typeof deskBody>
export type DeskInput = z.input<typeof deskBody>

export const reserveAtDesk = call({
  method: 'POST',
  url: '/landings/:landingId/desk-reservations',
  nestedErrors: true,
  idempotencyKey: true,
  summary: 'Reserve for somebody at the desk or on the phone',
  description:
    'A reservation like a visitor’s, at the same price, which is confirmed at once. It may begin now, the lead time does not hold, and a rule of the landing may be overridden with a reason; also vehicles that are not on sale, of a landing that is not published. Of a vehicle that is out already, the reservation begins as `out`, up to a year ago, and nobody is mailed.',
  body: deskBody,
  refusals: ['landing-not-found', 'step-time-wrong', ...DESK_REFUSALS],
  status: 201,
  answer: ownedReservationDetails,
})

export const previewAtDesk = call({
  method: 'POST',
  url: '/landings/:landingId/desk-reservations/preview',
  nestedErrors: true,
  summary: 'Preview a reservation at the desk',
  description:
    'Its price, the rules that it breaks, and what holds the vehicle then. Nothing is stored; who it is for is not asked.',
  body: previewBody,
  refusals: ['landing-not-found', 'vehicle-not-found', 'step-time-wrong'],
  answer: bookingPreview,
})
