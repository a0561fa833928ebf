import type { ReviewFigures, WrittenReview } from '@nelly/domain/reviews/review'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import type { Language } from '../wire.ts'

/** A review whose text the operator shows on the site. */
export interface ShownReview extends WrittenReview {
  readonly id: number
  readonly language: Language
  /** The day it was written, at the rental place. */
  readonly givenOn: CalendarDate
}

/** The reviews of a landing for its visitors: the stars of all, the texts of those that are shown. */
export interface SiteReviews extends ReviewFigures {
  readonly shown: readonly ShownReview[]
}

export const NO_REVIEWS: SiteReviews = { count: 0, stars: 0, shown: [] }
