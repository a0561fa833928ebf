import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { idAnswer, landingId, locationId, text } from './wire.ts'

export const MAX_PLACE_LENGTH = 120

export const locationAnswer = z
  .object({
    id: idAnswer,
    place_of_departure: z.string(),
    arrival_place: z.string(),
  })
  .meta({ id: 'Location' })
export type LocationAnswer = z.infer<typeof locationAnswer>

export const addLocation = call({
  method: 'POST',
  url: '/landings/:landingId/addLocation',
  access: 'owner',
  summary: 'Add a pair of pickup and return places',
  description:
    'Visitors choose the pickup among the places of departure and the return among the places of arrival, or return where they picked up. A pair that the landing has already is refused.',
  params: z.object({ landingId }),
  body: z.object({ place_of_departure: text(MAX_PLACE_LENGTH), arrival_place: text(MAX_PLACE_LENGTH) }),
  refusals: ['landing-not-found', 'location-taken'],
  status: 201,
  answer: locationAnswer,
})

export const removeLocation = call({
  method: 'DELETE',
  url: '/landing/:landingId/locations',
  access: 'owner',
  summary: 'Remove a pair of places',
  description: 'It is named by `location_id` in the query or in the body.',
  params: z.object({ landingId }),
  query: z.object({ location_id: locationId.optional() }),
  body: z.object({ location_id: locationId.optional() }).nullish(),
  refusals: ['landing-not-found', 'location-not-found'],
  status: 200,
  answer: messageAnswer,
})
