import { z } from 'zod'
import { call } from './call.ts'
import { renameFields } from './names.ts'
import { DEFAULT_PER_PAGE } from './reservation-list.ts'
import { flag, idAnswer, landingId, numeric, reservationId } from './wire.ts'

const count = z.number().int().nonnegative()
const choice = z.boolean().meta({ enum: [true, false] })

const reviewAnswer = z
  .object({
    id: idAnswer.meta({ description: 'That of the reservation it is about' }),
    reference: z.string().meta({ description: 'The number of the reservation' }),
    vehicle: z.string(),
    returned_on: z.string().meta({ description: 'The day of the return, `yyyy-mm-dd` at the rental place' }),
    is_deleted: z.boolean().meta({ description: 'Whether the reservation was deleted; the review stays' }),
    stars: z.number().int().min(1).max(5),
    text: z.string().meta({
      description: 'Blank where the customer gave stars alone, or their personal data was erased',
    }),
    name: z.string().meta({ description: 'How the customer wants to be named' }),
    language: z.enum(['es', 'en']).meta({ description: 'That of the page it was written on' }),
    given_at: z.iso.datetime().meta({ description: 'When it was written, or changed last' }),
    shown: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the text is shown on the site; `null` until the operator decides' }),
    revision: count.meta({ description: 'Raised by every change' }),
  })
  .meta({ id: 'Review' })
export type ReviewAnswer = z.output<typeof reviewAnswer>

/** All reviews of a landing in numbers, and one page of them. */
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
export type ReviewsAnswer = z.output<typeof reviewsAnswer>

export const listReviews = call({
  method: 'GET',
  url: '/landings/:landingId/reviews',
  access: 'owner',
  apiOnly: true,
  summary: 'List the reviews of a landing',
  description:
    'What customers wrote after their rental: texts that wait for the operator first, then the newest; in pages.',
  params: z.object({ landingId }),
  query: renameFields(
    z.object({
      page: numeric(z.number().int().min(1).max(1_000_000)).default(1).meta({
        description:
          'From 1. The header `Link` tells where to go on, `X-Total-Count` how many reviews there are',
      }),
      per_page: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
      shown: flag.optional().meta({ description: 'Those alone whose text is on the site, or is not' }),
    }),
    { per_page: 'size' },
  ),
  refusals: ['landing-not-found'],
  status: 200,
  answer: reviewsAnswer,
})

const waitingAnswer = z
  .object({
    landing_id: idAnswer,
    landing_name: z.string(),
    waiting: count.meta({ description: 'How many texts wait for the operator to decide' }),
  })
  .meta({ id: 'WaitingReviews' })
export type WaitingAnswer = z.output<typeof waitingAnswer>

export const listWaitingReviews = call({
  method: 'GET',
  url: '/waiting-reviews',
  access: 'owner',
  apiOnly: true,
  summary: 'Count the reviews that wait for the operator',
  description: 'Of each landing where the text of a review waits, by the name of the landing.',
  status: 200,
  answer: z.array(waitingAnswer),
})

export const showReview = call({
  method: 'PATCH',
  url: '/landings/:landingId/reviews/:reservationId',
  access: 'owner',
  apiOnly: true,
  summary: 'Show the text of a review on the site, or not',
  description:
    'The stars count in the average either way. A review that somebody changed since it was read, such as its customer, is refused as `review-changed`: the operator decides on what they have read.',
  params: z.object({ landingId, reservationId }),
  body: z.object({ shown: choice, revision: numeric(z.number().int().nonnegative()) }),
  refusals: ['review-not-found', 'review-changed'],
  status: 200,
  answer: reviewAnswer,
})

export const setReviewRequests = call({
  method: 'PUT',
  url: '/landings/:landingId/review-requests',
  access: 'owner',
  apiOnly: true,
  summary: 'Ask customers for a review by mail, or not',
  description:
    'Two days after the vehicle was taken back, once for each rental, in the language of the reservation.',
  params: z.object({ landingId }),
  body: z.object({ enabled: choice }),
  refusals: ['landing-not-found'],
  status: 200,
  answer: z.object({ enabled: z.boolean() }),
})
