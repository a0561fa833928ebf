import type { WishId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer, written } from '../wire.ts'

/** The most wishes that are listed: the first in line. */
export const MOST_LISTED_WISHES = 500

const wishAnswer = answerOf(
  z.object({
    id: written<WishId>(idAnswer),
    landingId: idAnswer,
    landingName: z.string(),
    vehicle: z.string().nullable().meta({ description: '`null` for any' }),
    period: written<RentalPeriod>(z.object({ pickup: z.string(), return: z.string() })),
    email: z.string(),
    confirmedAt: z.iso.datetime().meta({ description: 'Since when it is in line' }),
    toldAt: z.iso.datetime().nullable().meta({ description: 'When they were mailed that it can be booked' }),
  }),
).meta({ id: 'WaitingWish' })
/** Who waits for dates on which nothing was free. */
export type WaitingWish = z.infer<typeof wishAnswer>

export const listWaitingWishes = call({
  method: 'GET',
  url: '/waiting-wishes',
  summary: 'List who waits for full dates',
  description: `Those that were confirmed and whose pickup day is not past, the first in line first; ${MOST_LISTED_WISHES} at most.`,
  answer: z.array(wishAnswer),
})

export const removeWaitingWish = call({
  method: 'DELETE',
  url: '/waiting-wishes/:wishId',
  summary: 'Take somebody off the waiting list',
  description: 'For good, and nobody is mailed.',
  refusals: ['wish-not-found'],
  status: 204,
  answer: z.void(),
})
