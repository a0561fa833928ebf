import { type Currency, currency, USD } from '@nelly/domain/currency'
import type { PlaceId } from '@nelly/domain/ids'
import { ALWAYS_OPEN, type PlaceHours } from '@nelly/domain/opening-hours'
import { isPhone } from '@nelly/domain/phone'
import { PLACE_KINDS, type Place } from '@nelly/domain/places'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { editBody } from './edit-body.ts'
import { MAX_PLACE_LENGTH } from './locations.ts'
import { answerOf, renamed, renameFields } from './names.ts'
import { hoursFields } from './place-hours.ts'
import {
  type HoursAnswer,
  hoursAnswer,
  hoursAnswerFields,
  placeHours,
  spelledHours,
} from './place-hours-answer.ts'
import {
  clearable,
  currencyAnswer,
  editBase,
  flag,
  idAnswer,
  landingId,
  numeric,
  placeId,
  text,
} from './wire.ts'

/** Characters of a place's address and phone. */
export const MAX_PLACE_ADDRESS = 255
export const MAX_PLACE_PHONE = 40

const kind = z.enum(PLACE_KINDS)
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const position = z.number().int().min(0)

export const placeAnswer = z
  .object({
    id: idAnswer,
    name: z.string(),
    kind,
    pickup: z.boolean().meta({ description: 'Whether visitors may pick up here' }),
    return: z.boolean().meta({ description: 'Whether visitors may return here' }),
    address: z.string().nullable(),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    phone: z.string().nullable(),
    ...hoursAnswerFields,
    currency: currencyAnswer,
    position: position.meta({ description: "From 0, in the owner's order" }),
  })
  .meta({ id: 'Place' })
type PlaceAnswer = z.infer<typeof placeAnswer>

/** Our names of a place's fields. */
export const PLACE_NAMES = { pickup: 'isPickup', return: 'isReturn' } as const

/** A place as its owner knows it, with the currency of its fees. */
export interface OwnedPlace extends Place {
  readonly currency: Currency
}

export const toPlaceAnswer = (place: OwnedPlace): PlaceAnswer =>
  answerOf(placeAnswer, PLACE_NAMES, { ...place, ...hoursAnswer(place, place.currency) })

export function ownedPlace(answer: PlaceAnswer): OwnedPlace {
  const charged = currency(answer.currency)
  const { id, ...place } = renamed(answer, PLACE_NAMES)
  return { ...place, ...placeHours(answer, charged), id: id as PlaceId, currency: charged }
}

const phone = text(MAX_PLACE_PHONE).refine(isPhone, { params: { refusal: 'phone-invalid' } })

const details = {
  address: clearable(text(MAX_PLACE_ADDRESS)),
  latitude: clearable(numeric(latitude)),
  longitude: clearable(numeric(longitude)),
  phone: clearable(phone),
}

export const listPlaces = call({
  method: 'GET',
  url: '/landings/:landingId/places',
  access: 'owner',
  apiOnly: true,
  summary: "List a landing's places",
  description:
    'In the order in which visitors see them, with those that are offered for neither pickup nor return.',
  params: z.object({ landingId }),
  refusals: ['landing-not-found'],
  status: 200,
  answer: z.array(placeAnswer),
})

export const addPlace = call({
  method: 'POST',
  url: '/landings/:landingId/places',
  access: 'owner',
  apiOnly: true,
  idempotencyKey: true,
  summary: 'Add a place to a landing',
  description:
    'It becomes the last one, an office for pickup and return unless something else is said. No two places of a landing have the same name; capitals, accents and the number of blanks do not matter. Latitude and longitude are given together.',
  params: z.object({ landingId }),
  body: renameFields(
    z.object({
      name: text(MAX_PLACE_LENGTH),
      kind: kind.default('office'),
      pickup: flag.default(true),
      return: flag.default(true),
      address: details.address.default(null),
      latitude: details.latitude.default(null),
      longitude: details.longitude.default(null),
      phone: details.phone.default(null),
      hours: hoursFields.hours.default(ALWAYS_OPEN.hours),
      exceptions: hoursFields.exceptions.default([]),
      outside: hoursFields.outside.default(ALWAYS_OPEN.outside),
    }),
    PLACE_NAMES,
  ),
  nestedErrors: true,
  refusals: ['landing-not-found', 'name-taken', 'coordinates-incomplete'],
  status: 201,
  answer: placeAnswer,
})
export type NewPlace = z.output<typeof addPlace.body>

const changes = {
  name: text(MAX_PLACE_LENGTH),
  kind,
  pickup: flag,
  return: flag,
  ...details,
  ...hoursFields,
  position: numeric(position).meta({
    description: 'Moves it there, and the others by one; a number beyond the last place means the end',
  }),
}

export const changePlace = call({
  method: 'PUT',
  url: '/places/:placeId',
  access: 'owner',
  apiOnly: true,
  summary: 'Change a place',
  description:
    'Changes the given fields only. `null` or blank empties the address, the phone and the coordinates. Another name is also that in its pairs; a place that is no longer offered for pickup or for return leaves the pairs that name it as such. Reservations keep the names they were made with.',
  params: z.object({ placeId }),
  body: renameFields(
    z
      .object(changes)
      .partial()
      .extend({ base: editBase(changes, PLACE_NAMES) }),
    PLACE_NAMES,
  ),
  names: PLACE_NAMES,
  nestedErrors: true,
  refusals: ['place-not-found', 'changed-meanwhile', 'name-taken', 'coordinates-incomplete'],
  status: 200,
  answer: placeAnswer,
})
export type PlaceChanges = z.output<typeof changePlace.body>

export const removePlace = call({
  method: 'DELETE',
  url: '/places/:placeId',
  access: 'owner',
  apiOnly: true,
  summary: 'Delete a place',
  description: 'Its pairs are removed with it. Reservations keep its name.',
  params: z.object({ placeId }),
  refusals: ['place-not-found'],
  status: 200,
  answer: messageAnswer,
})

/** A place as a form holds it; what is not known is blank. */
export interface PlaceDraft extends Pick<OwnedPlace, 'name' | 'kind' | 'isPickup' | 'isReturn'> {
  address: string
  latitude: string
  longitude: string
  phone: string
}

/** The initial form of a new place. */
export const EMPTY_PLACE: PlaceDraft = {
  name: '',
  kind: 'office',
  isPickup: true,
  isReturn: true,
  address: '',
  latitude: '',
  longitude: '',
  phone: '',
}

/** The form field that shows the error of a field of the wire. */
export const PLACE_DRAFT_FIELDS: Readonly<Record<string, keyof PlaceDraft>> = {
  name: 'name',
  kind: 'kind',
  pickup: 'isPickup',
  return: 'isReturn',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
}

/** The body that adds a place. */
export const newPlaceBody = ({ isPickup, isReturn, ...draft }: PlaceDraft) => ({
  ...draft,
  pickup: isPickup,
  return: isReturn,
})

/** The body that changes what differs from the form's initial values. */
export const placeChangesBody = (draft: PlaceDraft, read: PlaceDraft): z.input<typeof changePlace.body> =>
  editBody(newPlaceBody(draft), newPlaceBody(read))

/** The body that offers a place for something, or no longer. */
export const placeOfferBody = ({
  isPickup,
  isReturn,
}: Partial<Pick<OwnedPlace, 'isPickup' | 'isReturn'>>): z.input<typeof changePlace.body> => ({
  pickup: isPickup,
  return: isReturn,
})

/** The body that moves a place. */
export const placeMoveBody = (position: number): z.input<typeof changePlace.body> => ({ position })

/** The initial form of a place that exists. */
export const placeDraftOf = ({ id: _, position: __, ...place }: OwnedPlace): PlaceDraft => ({
  ...place,
  address: place.address ?? '',
  latitude: String(place.latitude ?? ''),
  longitude: String(place.longitude ?? ''),
  phone: place.phone ?? '',
})

/** The hours of a place as the call spells them: what a form begins with, and what conflicts are shown by. */
export const placeHoursRead = (place: OwnedPlace): HoursAnswer => hoursAnswer(place, place.currency)

/** The hours of an answer without their currency: the fees are left out. */
export const placeHoursOf = (read: HoursAnswer): Pick<PlaceHours, 'hours' | 'exceptions'> =>
  placeHours({ ...read, outside: { pickup: [], return: [] } }, USD)

/** The body that changes what differs from the hours that were read. */
export function placeHoursBody(said: HoursAnswer, read: HoursAnswer): z.input<typeof changePlace.body> {
  const changed = (['hours', 'exceptions', 'outside'] as const).filter(
    (field) => JSON.stringify(said[field]) !== JSON.stringify(read[field]),
  )
  const among = (all: HoursAnswer) => Object.fromEntries(changed.map((field) => [field, all[field]]))
  return { ...among(said), base: among(read) }
}

/** The body that changes the exceptions of a place, as they are and as they were read. */
export const placeExceptionsBody = (
  exceptions: PlaceHours['exceptions'],
  read: PlaceHours['exceptions'],
): z.input<typeof changePlace.body> =>
  ({
    ...spelledHours({ exceptions }),
    base: spelledHours({ exceptions: read }),
  }) as z.input<typeof changePlace.body>
