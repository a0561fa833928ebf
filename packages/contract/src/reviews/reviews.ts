import type { ReservationId } from '@nelly/domain/ids'
import { STARS } from '@nelly/domain/reviews/review'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import { answerOf, flag, idAnswer, language, numeric, revision, revisionAnswer, written } from '../wire.ts'

const count = z.number().int().nonnegative()
const choice = z.boolean().meta({ enum: [true, false] })

const reviewAnswer = answerOf(
  z.object({
    id: written<ReservationId>(idAnswer.meta({ description: 'That of the reservation it is about' })),
    reference: z.string().meta({ description: 'The number of the reservation' }),
    vehicle: z.string(),
    returnedOn: written<CalendarDate>(z.string()).meta({
      description: 'The day of the return, `yyyy-mm-dd` at the rental place',
    }),
    isDeleted: z.boolean().meta({ description: 'Whether the reservation was deleted; the review stays' }),
    stars: z.literal(STARS),
    text: z.string().meta({
      description: 'Blank where the customer gave stars alone, or their personal data was erased',
    }),
    name: z.string().meta({ description: 'How the customer wants to be named' }),
    language: language.meta({ description: 'That of the page it was written on' }),
    givenAt: z.iso.datetime().meta({ description: 'When it was written, or changed last' }),
    isShown: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the text is shown on the site; `null` until the operator decides' }),
    revision: revisionAnswer,
  }),
).meta({ id: 'Review' })
/** A review for the operator of its landing. */
export type OwnedReview = z.infer<typeof reviewAnswer>

const reviewsAnswer = z
  .object({
    enabled: z.boolean().meta({ description: 'Whether customers are asked for a review by mail' }),
    count: count.meta({ description: 'How many customers gave stars' }),
    average: z
      .number()
      .nullable()
      .meta({ description: 'Of all stars, also of reviews that are not shown, to one decimal' }),
    waiting: count.meta({ description: 'How many texts wait for the operator to decide' }),
    reviews: z.array(reviewAnswer),
  })
  .meta({ id: 'Reviews' })
/** All reviews of a landing in numbers, and one page of them. */
export type OwnedReviews = z.infer<typeof reviewsAnswer>

export const listReviews = call({
  method: 'GET',
  url: '/landings/:landingId/reviews',
  summary: 'List the reviews of a landing',
  description:
    'What customers wrote after their rental: texts that wait for the operator first, then the newest; in pages.',
  query: z.object({
    page: numeric(z.number().int().min(1).max(1_000_000)).default(1).meta({
      description:
        'From 1. The header `Link` tells where to go on, `X-Total-Count` how many reviews there are',
    }),
    [PAGE_SIZE]: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
    isShown: flag.optional().meta({ description: 'Those alone whose text is on the site, or is not' }),
  }),
  refusals: ['landing-not-found'],
  answer: reviewsAnswer,
})

const waitingAnswer = z
  .object({
    landingId: idAnswer,
    landingName: z.string(),
    waiting: count.meta({ description: 'How many texts wait for the operator to decide' }),
  })
  .meta({ id: 'WaitingReviews' })
/** How many texts of a landing wait for its operator. */
export type WaitingReviews = z.infer<typeof waitingAnswer>

export const listWaitingReviews = call({
  method: 'GET',
  url: '/waiting-reviews',
  summary: 'Count the reviews that wait for the operator',
  description: 'Of each landing where the text of a review waits, by the name of the landing.',
  answer: z.array(waitingAnswer),
})

export const showReview = call({
  method: 'PATCH',
  url: '/landings/:landingId/reviews/:reservationId',
  summary: 'Show the text of a review on the site, or not',
  description:
    'The stars count in the average either way. Where somebody changed it since it was read, such as its customer, nothing is stored: the operator decides on what they have read.',
  body: z.object({ isShown: choice, revision: revision.nonoptional() }),
  refusals: ['review-not-found', 'changed-meanwhile'],
  answer: reviewAnswer,
})

export const setReviewRequests = call({
  method: 'PUT',
  url: '/landings/:landingId/review-requests',
  summary: 'Ask customers for a review by mail, or not',
  description:
    'Two days after the vehicle was taken back, once for each rental, in the language of the reservation.',
  body: z.object({ enabled: choice }),
  refusals: ['landing-not-found'],
  answer: z.object({ enabled: z.boolean() }),
})
