import type { Currency } from '@nelly/domain/currency'
import { isPhone } from '@nelly/domain/customers/phone'
import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { ALWAYS_OPEN } from '@nelly/domain/places/opening-hours'
import { PLACE_KINDS, type Place } from '@nelly/domain/places/places'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'
import { currencyCode } from '../rates/schemas/fields.ts'
import {
  clearable,
  currencyAnswer,
  idAnswer,
  name,
  numeric,
  revision,
  revisionAnswer,
  text,
  written,
} from '../wire.ts'
import { hoursAnswerFields, hoursFields } from './place-hours.ts'

/** Characters of a place's short code, address and phone. */
export const MAX_PLACE_CODE = 12
export const MAX_PLACE_ADDRESS = 255
export const MAX_PLACE_PHONE = 40
/** Characters of how a vehicle is picked up there, in each language. */
export const MAX_PLACE_INSTRUCTIONS = 1000

const kind = z.enum(PLACE_KINDS)
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const position = z.number().int().min(0)

/** A place as its owner knows it, with the currency of its fees. */
export interface OwnedPlace extends Place {
  readonly currency: Currency
  readonly revision: number
}

export const placeAnswer = written<OwnedPlace>(
  z.object({
    id: idAnswer,
    name: z.string(),
    code: z.string().nullable().meta({ description: 'By which files that are imported may name it' }),
    kind,
    isPickup: z.boolean().meta({ description: 'Whether visitors may pick up here' }),
    isReturn: z.boolean().meta({ description: 'Whether visitors may return here' }),
    address: z.string().nullable(),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    phone: z.string().nullable(),
    instructionsEs: z.string().nullable().meta({
      description:
        'How a vehicle is picked up here, in Spanish: for who has reserved, on their pages and in mails',
    }),
    instructionsEn: z.string().nullable().meta({
      description: 'The same in English; where one is missing, the other is shown',
    }),
    ...hoursAnswerFields,
    currency: currencyAnswer,
    position: position.meta({ description: "From 0, in the owner's order" }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Place' })

const phone = name(MAX_PLACE_PHONE).refine(isPhone, { params: { refusal: 'phone-invalid' } })

const placeFields = {
  name: name(MAX_PLACE_LENGTH),
  code: clearable(name(MAX_PLACE_CODE).transform((code) => code.toUpperCase())),
  kind,
  isPickup: z.boolean(),
  isReturn: z.boolean(),
  address: clearable(text(MAX_PLACE_ADDRESS)),
  latitude: clearable(numeric(latitude)),
  longitude: clearable(numeric(longitude)),
  phone: clearable(phone),
  instructionsEs: clearable(text(MAX_PLACE_INSTRUCTIONS)),
  instructionsEn: clearable(text(MAX_PLACE_INSTRUCTIONS)),
  ...hoursFields,
}

export const listPlaces = call({
  method: 'GET',
  url: '/landings/:landingId/places',
  summary: "List a landing's places",
  description:
    'In the order in which visitors see them, with those that are offered for neither pickup nor return.',
  refusals: ['landing-not-found'],
  answer: z.array(placeAnswer),
})

export const addPlace = call({
  method: 'POST',
  url: '/landings/:landingId/places',
  idempotencyKey: true,
  summary: 'Add a place to a landing',
  description:
    'It becomes the last one, an office for pickup and return unless something else is said. No two places of a landing have the same name or short code; capitals, accents and the number of blanks do not matter. Latitude and longitude are given together.',
  body: z.object({
    ...placeFields,
    code: placeFields.code.default(null),
    kind: kind.default('office'),
    isPickup: placeFields.isPickup.default(true),
    isReturn: placeFields.isReturn.default(true),
    address: placeFields.address.default(null),
    latitude: placeFields.latitude.default(null),
    longitude: placeFields.longitude.default(null),
    phone: placeFields.phone.default(null),
    instructionsEs: placeFields.instructionsEs.default(null),
    instructionsEn: placeFields.instructionsEn.default(null),
    hours: hoursFields.hours.default(ALWAYS_OPEN.hours),
    exceptions: hoursFields.exceptions.default([]),
    outside: hoursFields.outside.prefault({}),
  }),
  nestedErrors: true,
  refusals: ['landing-not-found', 'name-taken', 'place-code-taken', 'coordinates-incomplete'],
  status: 201,
  answer: placeAnswer,
})
export type NewPlace = z.output<typeof addPlace.body>

export const changePlace = call({
  method: 'PUT',
  url: '/places/:placeId',
  summary: 'Change a place',
  description:
    'Changes the given fields only. `null` or blank empties the short code, the address, the phone, the instructions and the coordinates. Another name is also that in its pairs; a place that is no longer offered for pickup or for return leaves the pairs that name it as such. Reservations keep the names they were made with.',
  body: z
    .object({
      ...placeFields,
      position: numeric(position).meta({
        description: 'Moves it there, and the others by one; a number beyond the last place means the end',
      }),
    })
    .partial()
    .extend({
      revision,
      currency: currencyCode
        .optional()
        .meta({ description: 'That of the fees, as they were read: in another one they are not stored' }),
    }),
  nestedErrors: true,
  refusals: [
    'place-not-found',
    'changed-meanwhile',
    'name-taken',
    'place-code-taken',
    'coordinates-incomplete',
  ],
  answer: placeAnswer,
})
export type PlaceChanges = z.output<typeof changePlace.body>

export const removePlace = call({
  method: 'DELETE',
  url: '/places/:placeId',
  summary: 'Delete a place',
  description: 'Its pairs are removed with it. Reservations keep its name.',
  refusals: ['place-not-found'],
  answer: messageAnswer,
})
