import {
  MOST_PHOTOGRAPHS,
  PHOTOGRAPH_SIDES,
  type PhotographSize,
  RENTAL_ENDS,
} from '@nelly/domain/reservations/photographs'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer } from '../wire.ts'

const check = z.enum(RENTAL_ENDS).meta({ description: 'As the vehicle went out, or as it came back' })

const photographAnswer = answerOf(
  z.object({
    id: idAnswer,
    check,
    addedAt: z.iso.datetime(),
    addedBy: z.string().nullable().meta({ description: 'Who added it; `null` where nobody is known' }),
  }),
).meta({ id: 'Photograph' })
export type Photograph = z.output<typeof photographAnswer>

const photographsAnswer = answerOf(
  z.object({
    photographs: z.array(photographAnswer).meta({ description: 'In the order in which they were added' }),
    addable: z.array(z.enum(RENTAL_ENDS)).meta({ description: 'The checks that take photographs now' }),
    isRemovable: z.boolean(),
  }),
).meta({ id: 'Photographs' })
export type Photographs = z.output<typeof photographsAnswer>

export const listPhotographs = call({
  method: 'GET',
  url: '/reservations/:reservationId/photographs',
  summary: 'List the photographs of a handover and a return',
  description: 'They are private: only members of the account are sent them.',
  refusals: ['reservation-not-found'],
  answer: photographsAnswer,
})

export const addPhotograph = call({
  method: 'POST',
  url: '/reservations/:reservationId/photographs',
  uploads: { photograph: { least: 1, most: 1 } },
  summary: 'Add a photograph of a handover or a return',
  description: `Of the handover from when the reservation is confirmed, of the return from when the vehicle is out, both until the reservation is closed; ${MOST_PHOTOGRAPHS} of each. It is shrunk to ${PHOTOGRAPH_SIDES.large} pixels a side, without what a camera adds to it. The same file again is the same photograph, so that it can be sent again where an answer was lost.`,
  body: z.object({ check }),
  refusals: [
    'reservation-not-found',
    'photograph-not-possible',
    'too-many-photographs',
    'photograph-missing',
  ],
  status: 201,
  answer: photographAnswer,
})

const SIZES = Object.keys(PHOTOGRAPH_SIDES) as [PhotographSize, ...PhotographSize[]]

export const readPhotograph = call({
  method: 'GET',
  url: '/photographs/:photographId',
  summary: 'Download a photograph',
  description: `As a JPEG; with \`size=small\` of at most ${PHOTOGRAPH_SIDES.small} pixels a side.`,
  query: z.object({ size: z.enum(SIZES).default('large') }),
  refusals: ['photograph-not-found'],
  type: 'image/jpeg',
  answer: z.string(),
})

export const removePhotograph = call({
  method: 'DELETE',
  url: '/photographs/:photographId',
  summary: 'Remove a photograph',
  description: 'For good, until the reservation is closed.',
  refusals: ['photograph-not-found', 'photograph-not-possible'],
  status: 204,
  answer: z.void(),
})
