import { MAX_PLACE_LENGTH } from '@nelly/domain/limits'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { answerOf, type Renamed, renameFields, wireNames } from '../names.ts'
import { idAnswer, locationId, name } from '../wire.ts'
import { LOCATION_NAMES } from './location-names.ts'

export const locationAnswer = z
  .object({
    id: idAnswer,
    place_of_departure: z.string(),
    arrival_place: z.string(),
  })
  .meta({ id: 'Location' })

/** Where a landing's vehicles are picked up and returned. */
export type OwnedLocation = Renamed<z.infer<typeof locationAnswer>, typeof LOCATION_NAMES>

export const toLocationAnswer = (location: OwnedLocation) =>
  answerOf(locationAnswer, LOCATION_NAMES, location)

export const addLocation = rootCall({
  method: 'POST',
  url: '/landings/:landingId/addLocation',
  idempotencyKey: true,
  summary: 'Add a pair of pickup and return places',
  description:
    'Visitors choose the pickup among the places of departure and the return among the places of arrival, or return where they picked up. A pair that the landing has already is refused.',
  spelling: wireNames(LOCATION_NAMES),
  body: renameFields(
    z.object({ place_of_departure: name(MAX_PLACE_LENGTH), arrival_place: name(MAX_PLACE_LENGTH) }),
    LOCATION_NAMES,
  ),
  refusals: ['landing-not-found', 'location-taken'],
  status: 201,
  answer: locationAnswer,
})

const removed = renameFields(z.object({ location_id: locationId.optional() }), { location_id: 'id' })

export const removeLocation = rootCall({
  method: 'DELETE',
  url: '/landing/:landingId/locations',
  summary: 'Remove a pair of places',
  description: 'It is given by `location_id` in the query or in the body.',
  query: removed,
  body: removed.nullish(),
  refusals: ['landing-not-found', 'location-not-found'],
  answer: messageAnswer,
})
