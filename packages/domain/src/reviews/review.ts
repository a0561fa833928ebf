import type { ReservationStatus } from '../reservations/reservation-status.ts'

/** The stars that a customer may give. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/** The characters of a review, and of the name that stands below it. */
export const MAX_REVIEW = 1500
export const MAX_REVIEWER = 60

/** How many reviews the home page shows at most. */
export const SHOWN_REVIEWS = 6

/** How long after the vehicle came back its customer is asked for a review. */
export const REVIEW_ASKED_AFTER_HOURS = 48

/** What a customer says of a rental. The text may be blank: the stars alone count as well. */
export interface WrittenReview {
  readonly stars: Stars
  readonly text: string
  /** How they want to be named. */
  readonly name: string
}

/** When the customer is asked for a review of a rental whose vehicle came back then. */
export const reviewAskedAt = (returnedAt: Date): Date =>
  new Date(returnedAt.getTime() + REVIEW_ASKED_AFTER_HOURS * 60 * 60 * 1000)

/** A rental that may be reviewed. */
interface Reviewable {
  readonly status: ReservationStatus
  readonly erasedAt: Date | null
}

/**
 * Whether a rental is reviewed by its customer: its vehicle is back, and they are still known.
 *
 * Source: rules.md, "Reviews".
 */
export const mayBeReviewed = ({ status, erasedAt }: Reviewable): boolean =>
  (status === 'returned' || status === 'closed') && erasedAt === null

/** How a customer is named below a review unless they choose otherwise: `María P.`. */
export function reviewerName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim()
  const name = initial ? `${firstName.trim()} ${initial.toLocaleUpperCase('es')}.` : firstName.trim()
  return [...name].slice(0, MAX_REVIEWER).join('').trim()
}

/** All reviews of a landing in two numbers. */
export interface ReviewFigures {
  /** How many customers gave stars. */
  readonly count: number
  /** The sum of all stars. */
  readonly stars: number
}

/** The average of all stars, to one decimal; null without any. */
export const averageStars = ({ count, stars }: ReviewFigures): number | null =>
  count === 0 ? null : Math.round((stars / count) * 10) / 10
