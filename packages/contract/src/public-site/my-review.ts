import type { ReservationId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { MAX_REVIEW, MAX_REVIEWER, STARS, type Stars, type WrittenReview } from '@nelly/domain/reviews/review'
import { z } from 'zod'
import { renameFields } from '../names.ts'
import type { Picture } from '../picture.ts'
import { name, optionalText } from '../wire.ts'
import type { MyReservationVisit } from './my-reservation.ts'
import type { VisitedLanding } from './visited-landing.ts'

/** The fields of the form of a review, as HTML spells them. */
export const REVIEW_FIELDS = { stars: 'stars', text: 'review', name: 'name' } as const
export type ReviewField = keyof typeof REVIEW_FIELDS

/** That form: stars, a text that may be blank, and the name that stands below it. */
export const reviewBody = renameFields(
  z.object({
    stars: z.preprocess(
      (value) => STARS.find((stars) => String(stars) === value),
      z.custom<Stars>((value) => value !== undefined, { params: { refusal: 'stars-missing' } }),
    ),
    review: optionalText(MAX_REVIEW).transform((written) => written ?? ''),
    name: name(MAX_REVIEWER),
  }),
  { review: 'text' },
)

/** The review of a rental for the customer who was asked for it. */
export interface MyReview {
  readonly id: ReservationId
  /** Its landing, published or not. */
  readonly landing: VisitedLanding
  readonly vehicle: { readonly name: string; readonly picture: Picture | undefined }
  readonly period: RentalPeriod
  /** How the customer is named unless they choose otherwise. */
  readonly usualName: string
  /** What they wrote; undefined before, and once they removed it. */
  readonly given: (WrittenReview & { readonly isShown: boolean | null }) | undefined
  /** Whether it can be written now: not while the vehicle is out again. */
  readonly isOpen: boolean
}

export type MyReviewVisit =
  | { readonly kind: 'found'; readonly review: MyReview }
  | Exclude<MyReservationVisit, { kind: 'found' }>
