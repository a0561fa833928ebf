import { fieldErrors } from '@nelly/contract/field-words'
import { type MyReview, REVIEW_FIELDS, type ReviewField, reviewBody } from '@nelly/contract/my-review'
import type { PublicSite } from '@nelly/contract/public-site'
import { textOf } from '../checkout/contact.ts'

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
  const { stars, text, name } = REVIEW_FIELDS
  const typed = { stars: textOf(form, stars), text: textOf(form, text), name: textOf(form, name) }
  const checked = reviewBody.safeParse({ [stars]: typed.stars, [text]: typed.text, [name]: typed.name })
  const { language } = review.landing
  if (!checked.success) {
    const told = fieldErrors(checked.error.issues, language)
    const errors = Object.fromEntries(
      Object.entries(REVIEW_FIELDS).flatMap(
        ([field, wire]) => told[wire]?.slice(0, 1).map((e) => [field, e]) ?? [],
      ),
    )
    return { typed, errors, isClosed: false }
  }
  const isWritten = await site.giveReview(review, { ...checked.data, language })
  return isWritten ? undefined : { typed, errors: {}, isClosed: true }
}
