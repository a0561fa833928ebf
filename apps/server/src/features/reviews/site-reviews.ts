import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { NO_REVIEWS, type ShownReview, type SiteReviews } from '@nelly/contract/reviews/site-reviews'
import { type ReviewFigures, SHOWN_REVIEWS } from '@nelly/domain/reviews/review'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations, reviews } from '../../platform/db/schema.ts'
import { reservationColumns } from '../inventory/is-reservation.ts'

/** All reviews of a landing in two numbers, within a query for those that were given. */
const figures = {
  count: sql<number>`count(*)::int`,
  stars: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`,
}

/** The same, and how many texts wait for its operator. */
export async function reviewFigures(db: Database, landing: number) {
  const waiting = sql<number>`(count(*) filter (where ${isWaiting}))::int`
  const [found] = await db
    .select({ ...figures, waiting })
    .from(reviews)
    .where(isGivenOf(landing))
  return found ?? { count: 0, stars: 0, waiting: 0 }
}

/** What customers gave each vehicle of a landing, by the vehicle's id; vehicles without stars are left out. */
export async function vehicleReviewFigures(
  db: Database,
  landing: number,
): Promise<ReadonlyMap<number, ReviewFigures>> {
  const rows = await db
    .select({ vehicle: reservationColumns.vehicleId, ...figures })
    .from(reviews)
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(isGivenOf(landing))
    .groupBy(reservations.vehicleId)
  return new Map(rows.map(({ vehicle, ...given }) => [vehicle, given]))
}

/** SQL condition: whether a review of a landing was given. */
export const isGivenOf = (landing: number) => and(eq(reviews.landingId, landing), isNotNull(reviews.stars))

/** SQL condition: whether its text waits for the operator. */
export const isWaiting = sql`${reviews.isShown} is null and ${reviews.text} <> ''`

/** SQL condition: whether its text is on the site. */
export const isOnSite = sql<boolean>`(${reviews.isShown} is true and ${reviews.text} <> '')`

/**
 * The reviews of a landing for its visitors: the stars of all, and the newest texts of those that its operator shows, those in the
 * reader's language first.
 *
 * Source: rules.md, "Reviews".
 */
export async function siteReviews(
  db: Database,
  { id, timezone, language }: Pick<VisitedLanding, 'id' | 'timezone' | 'language'>,
): Promise<SiteReviews> {
  const newest = db
    .select({
      shown: sql`jsonb_build_object('id', ${reviews.reservationId}, 'stars', ${reviews.stars}, 'text', ${reviews.text},
        'name', ${reviews.name}, 'language', ${reviews.language}, 'givenAt', ${reviews.givenAt})`,
    })
    .from(reviews)
    .where(and(isGivenOf(id), isOnSite))
    .orderBy(desc(sql`${reviews.language} = ${language}`), desc(reviews.givenAt), desc(reviews.reservationId))
    .limit(SHOWN_REVIEWS)
  const [found] = await db
    .select({ ...figures, shown: sql<StoredReview[]>`to_jsonb(array(${newest}))` })
    .from(reviews)
    .where(isGivenOf(id))
  if (!found) return NO_REVIEWS
  const shown = found.shown.map(
    ({ givenAt, ...review }): ShownReview => ({
      ...review,
      givenOn: dateOf(wallClockIn(timezone, new Date(givenAt))),
    }),
  )
  return { ...found, shown }
}

/** A shown review as JSON of the database. */
type StoredReview = Omit<ShownReview, 'givenOn'> & { readonly givenAt: string }
