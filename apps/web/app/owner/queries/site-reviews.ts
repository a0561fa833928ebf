import { reviewsRoute } from '@nelly/contract/calls/routes'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import type { OwnedReviews } from '@nelly/contract/reviews/reviews'
import type { SiteReviews } from '@nelly/contract/reviews/site-reviews'
import type { LandingId } from '@nelly/domain/ids'
import { SHOWN_REVIEWS } from '@nelly/domain/reviews/review'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { callQuery } from '../session/call-query.ts'

/** The newest reviews whose text is on a landing's site. */
export const siteReviewsQuery = (landingId: number) =>
  callQuery(['reviews', landingId, 'site'], reviewsRoute, {
    params: { landingId: landingId as LandingId },
    query: { isShown: true, [PAGE_SIZE]: 100 },
  })

/** The same as visitors read them: those in their language first. */
export function siteReviewsOf(
  { count, average, reviews }: OwnedReviews,
  { language, timezone }: { language: SiteLanguage; timezone: string },
): SiteReviews {
  const isOther = (review: OwnedReviews['reviews'][number]) => Number(review.language !== language)
  const ordered = reviews.toSorted((one, other) => isOther(one) - isOther(other))
  return {
    count,
    stars: (average ?? 0) * count,
    shown: ordered.slice(0, SHOWN_REVIEWS).map(({ id, stars, text, name, language, givenAt }) => ({
      ...{ id, stars, text, name, language },
      givenOn: dateOf(wallClockIn(timezone, new Date(givenAt))),
    })),
  }
}
