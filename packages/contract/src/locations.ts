import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { idAnswer, landingId, locationId, text } from './wire.ts'

export const MAX_PLACE_LENGTH = 120

export const locationAnswer = z.object({
  id: idAnswer,
  place_of_departure: z.string(),
  arrival_place: z.string(),
})
export type LocationAnswer = z.infer<typeof locationAnswer>

export const addLocation = call({
  method: 'POST',
  url: '/landings/:landingId/addLocation',
  access: 'owner',
  params: z.object({ landingId }),
  body: z.object({ place_of_departure: text(MAX_PLACE_LENGTH), arrival_place: text(MAX_PLACE_LENGTH) }),
  status: 201,
  answer: locationAnswer,
})

/** The location is named in the body or in the query. */
export const removeLocation = call({
  method: 'DELETE',
  url: '/landing/:landingId/locations',
  access: 'owner',
  params: z.object({ landingId }),
  query: z.object({ location_id: locationId.optional() }),
  body: z.object({ location_id: locationId.optional() }).nullish(),
  status: 200,
  answer: messageAnswer,
})
