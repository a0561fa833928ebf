import type { Outcome } from '@nelly/contract/refusal-details'
import type { OwnedReview, WaitingReviews } from '@nelly/contract/reviews/reviews'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, LandingId, ReservationId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Stars } from '@nelly/domain/reviews/review'
import { dateOf } from '@nelly/domain/wall-clock'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, reservations, reviews } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { isLivingOf } from '../inventory/published.ts'
import { isGivenOf, isOnSite, isWaiting } from './site-reviews.ts'

/** An account's landing. */
interface OwnersLanding {
  readonly account: AccountId
  readonly landing: LandingId
}

/** Which reviews of a landing are listed: all, or those whose text is on the site or is not. */
interface Listed {
  readonly landing: LandingId
  readonly isShown: boolean | undefined
}

/**
 * A page of the reviews of a landing, and how many there are: texts that wait first, then the newest. Its account is checked by the
 * caller.
 */
export async function reviewPage(
  db: Database,
  { landing, isShown }: Listed,
  { number, size }: Page,
): Promise<{ reviews: OwnedReview[]; total: number }> {
  const listed = and(isGivenOf(landing), isShown === undefined ? undefined : eq(isOnSite, isShown))
  const rows = await withReservations(db)
    .where(listed)
    .orderBy(desc(isWaiting), desc(reviews.givenAt), desc(reviews.reservationId))
    .limit(size)
    .offset((number - 1) * size)
  return { reviews: rows.map(owned), total: await db.$count(reviews, listed) }
}

/** Whether customers of a landing are asked for a review; undefined where the account has no such landing. */
export async function isAsking(
  db: Database,
  { account, landing }: OwnersLanding,
): Promise<boolean | undefined> {
  const [found] = await db
    .select({ asks: landings.asksForReviews })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
  return found?.asks
}

/** Says whether customers of a landing are asked for a review; false where the account has no such landing. */
export async function setAsking(
  db: Database,
  { account, landing }: OwnersLanding,
  asksForReviews: boolean,
): Promise<boolean> {
  const changed = await inTransaction(db, (tx) =>
    tx
      .update(landings)
      .set({ asksForReviews })
      .where(and(isLivingOf(account), eq(landings.id, landing)))
      .returning({ id: landings.id }),
  )
  return changed.length > 0
}

/** How many texts wait for an operator, of each landing where some do. */
export const waitingReviews = (db: Database, account: AccountId): Promise<WaitingReviews[]> =>
  db
    .select({
      landingId: landings.id,
      landingName: landings.displayName,
      waiting: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(landings, eq(landings.id, reviews.landingId))
    .where(and(isLivingOf(account), isWaiting))
    .groupBy(landings.id)
    .orderBy(asc(landings.displayName), asc(landings.id))

/** Shows the text of a review on the site or not, unless its customer changed it since `revision`. */
export async function showReview(
  db: Database,
  { account, landing, id }: OwnersLanding & { readonly id: ReservationId },
  { isShown, revision }: { readonly isShown: boolean; readonly revision: number },
): Promise<Outcome<OwnedReview, 'review-not-found' | 'changed-meanwhile'>> {
  const isOwn = and(eq(reviews.reservationId, id), isGivenOf(landing))
  const find = () =>
    withReservations(db)
      .innerJoin(landings, eq(landings.id, reviews.landingId))
      .where(and(isOwn, isLivingOf(account)))
  const [before] = await find()
  if (!before) return refuse('review-not-found')
  const changed = await inTransaction(db, (tx) =>
    tx
      .update(reviews)
      .set({ isShown })
      .where(and(isOwn, eq(reviews.revision, revision)))
      .returning({ id: reviews.reservationId }),
  )
  const [after] = await find()
  if (!after) return refuse('review-not-found')
  return changed.length > 0 ? ok(owned(after)) : refuse('changed-meanwhile', { newest: owned(after) })
}

const withReservations = (db: Database) =>
  db
    .select({
      review: reviews,
      reference: reservations.reference,
      vehicle: reservations.vehicleName,
      during: reservations.during,
      deletedAt: reservations.deletedAt,
    })
    .from(reviews)
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof withReservations>>[number]

/** A given review for its operator. */
const owned = ({ review, reference, vehicle, during, deletedAt }: Row): OwnedReview => ({
  id: review.reservationId as ReservationId,
  ...{ reference, vehicle },
  returnedOn: dateOf(during.return),
  isDeleted: deletedAt !== null,
  stars: review.stars as Stars,
  text: review.text,
  name: review.name,
  language: review.language as Language,
  givenAt: (review.givenAt as Date).toISOString(),
  isShown: review.isShown,
  revision: review.revision,
})
