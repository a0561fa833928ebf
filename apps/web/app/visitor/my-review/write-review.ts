import { renamed } from '@nelly/contract/names'
import {
  type MyReview,
  REVIEW_FIELDS,
  type ReviewField,
  reviewBody,
} from '@nelly/contract/public-site/my-review'
import type { PublicSite } from '@nelly/contract/public-site/public-site'
import { firstErrors, textsOf } from '../posted-form.ts'

type Typed = Readonly<Record<ReviewField, string>>

/** The form of a review that was not stored: what was typed, and why. */
export interface UnwrittenReview {
  readonly typed: Typed
  readonly errors: Partial<Record<ReviewField, string>>
  /** It can't be written now, whatever is typed. */
  readonly isClosed: boolean
}

/** The form as it opens: what was written before, else blank under the customer's usual name. */
export const typedOf = ({ given, usualName }: MyReview): Typed =>
  given ? { ...given, stars: String(given.stars) } : { stars: '', text: '', name: usualName }

/** Stores what the form says; returns the form where that is not possible. */
export async function writeReview(
  site: PublicSite,
  review: MyReview,
  form: FormData,
): Promise<UnwrittenReview | undefined> {
  const typed = textsOf(form, REVIEW_FIELDS)
  const { language } = review.landing
  const checked = reviewBody.safeParse(renamed(typed, REVIEW_FIELDS))
  if (!checked.success) {
    const errors = firstErrors(checked.error, REVIEW_FIELDS, language)
    return { typed, errors, isClosed: false }
  }
  const isWritten = await site.giveReview(review, { ...checked.data, language })
  return isWritten ? undefined : { typed, errors: {}, isClosed: true }
}
