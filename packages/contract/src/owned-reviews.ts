import type { Stars } from '@nelly/domain/reviews/review'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import { renamed, wireNames } from './names.ts'
import type { listReviews, ReviewAnswer, ReviewsAnswer, WaitingAnswer } from './reviews.ts'
import type { Language } from './wire.ts'

/** A review for its operator; see `reviewAnswer`. */
export interface OwnedReview {
  readonly id: number
  readonly reference: string
  readonly vehicle: string
  readonly returnedOn: CalendarDate
  readonly isDeleted: boolean
  readonly stars: Stars
  readonly text: string
  readonly name: string
  readonly language: Language
  readonly givenAt: string
  /** Null until the operator decides. */
  readonly isShown: boolean | null
  readonly revision: number
}

const REVIEW_NAMES = {
  returned_on: 'returnedOn',
  is_deleted: 'isDeleted',
  given_at: 'givenAt',
  shown: 'isShown',
} as const

const ownedReview = (answer: ReviewAnswer): OwnedReview =>
  renamed(answer, REVIEW_NAMES) as unknown as OwnedReview

export const toReviewAnswer = (review: OwnedReview): ReviewAnswer =>
  renamed(review, wireNames(REVIEW_NAMES)) as ReviewAnswer

/** All reviews of a landing in numbers, and one page of them; see `reviewsAnswer`. */
export interface OwnedReviews {
  readonly enabled: boolean
  readonly count: number
  readonly average: number | null
  readonly waiting: number
  readonly reviews: readonly OwnedReview[]
}

export const ownedReviews = (answer: ReviewsAnswer): OwnedReviews => ({
  ...answer,
  reviews: answer.reviews.map(ownedReview),
})

/** How many texts of a landing wait for its operator. */
export interface WaitingReviews {
  readonly landingId: number
  readonly landingName: string
  readonly waiting: number
}

const WAITING_NAMES = { landing_id: 'landingId', landing_name: 'landingName' } as const

export const toWaitingAnswer = (waiting: WaitingReviews): WaitingAnswer =>
  renamed(waiting, wireNames(WAITING_NAMES)) as WaitingAnswer

export const ownedWaiting = (answer: WaitingAnswer): WaitingReviews => renamed(answer, WAITING_NAMES)

/** The query of a page of reviews. */
export const reviewsQuery = ({
  size,
  ...query
}: Omit<z.input<typeof listReviews.query>, 'per_page'> & { size: number }): z.input<
  typeof listReviews.query
> => ({ ...query, per_page: size })
