import { MOST_KNOWN_RESERVATIONS } from '@nelly/domain/limits'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer, numeric } from '../wire.ts'

/** How many new reservations are named; the others are only counted. */
export const MOST_NAMED = 5

const MAX_ID = 2_147_483_647

const newReservationsAnswer = answerOf(
  z.object({
    after: z.number().int().meta({
      description:
        'For `after` of the next call, once these have been seen: no reservation up to this id can appear any more',
    }),
    known: z.array(idAnswer).meta({
      description: 'For `known` of the next call: the ids of all reservations after it',
    }),
    count: z.number().int().meta({ description: 'How many are new; 0 without `after`' }),
    reservations: z
      .array(
        z.object({
          id: idAnswer,
          reference: z.string(),
          landingId: idAnswer,
          landingName: z.string(),
          vehicleName: z.string(),
          firstName: z.string(),
          lastName: z.string(),
        }),
      )
      .meta({ description: `The newest of them, ${MOST_NAMED} at most` }),
    waiting: z.number().int().meta({
      description:
        'How many reservations wait for an answer, or are past their pickup or return; with the transfer slips and payments by card that somebody has to look at',
    }),
  }),
).meta({ id: 'NewReservations' })
/** What has come in besides those that were known, with which all are, and how many reservations wait for the operator. */
export type NewReservations = z.infer<typeof newReservationsAnswer>
/** The reservations that somebody knows: all up to an id, and some after it. */
export type KnownReservations = Pick<NewReservations, 'after' | 'known'>
/** A reservation that has come in. */
export type NewReservation = NewReservations['reservations'][number]

export const readNewReservations = call({
  method: 'GET',
  url: '/new-reservations',
  isPolled: true,
  summary: 'Read what was reserved since',
  description:
    'What came in since an earlier answer of this call, and how many reservations wait for the operator, over all landings of the account that are not deleted; made to be repeated every half minute. Reservations that are made at the same moment may appear in another order than their ids, so the newest are named one by one in `known`.',
  query: z.object({
    after: numeric(z.number().int().min(0).max(MAX_ID))
      .optional()
      .meta({ description: 'That of the earlier answer; without it nothing is new' }),
    known: z
      .string()
      .regex(new RegExp(`^(\\d{1,10}(,\\d{1,10}){0,${MOST_KNOWN_RESERVATIONS - 1}})?$`))
      .transform((ids) => (ids === '' ? [] : ids.split(',').map(Number)))
      .refine((ids) => ids.every((id) => id <= MAX_ID))
      .default([])
      .meta({ description: 'Those of the earlier answer, separated by commas' }),
  }),
  refusals: [],
  answer: newReservationsAnswer,
})
