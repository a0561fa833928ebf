import type { ReservationId } from '@nelly/domain/ids'
import { mayBeReviewed } from '@nelly/domain/reviews/review'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reviews } from '../../platform/db/schema.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { REVIEW_JOB, type ReviewRequest } from '../reservations/enqueue-review-request.ts'
import { type LockedReservation, lockReservation } from '../reservations/lock-reservation.ts'
import { putMails } from '../reservations/mail/reservation-mails.ts'
import { myReviewUrl, newSecret, visitorsAddress } from '../reservations/reservation-secret.ts'

/**
 * Asks the customer of a rental for a review by mail, once. Nothing happens where the landing does not ask, nobody can be asked, or the
 * vehicle did not come back then after all; false then.
 *
 * Source: rules.md, "Reviews".
 */
export async function askForReview(
  db: Database,
  id: ReservationId,
  { origin, returnedAt, now }: ReviewRequest & { now: Date },
): Promise<boolean> {
  return transactionWithJobs(db, async (tx) => {
    const found = await lockReservation(tx, id)
    if (!found || found.standing.isWithdrawn || !mayBeReviewed(found.reservation)) return false
    const { reservation, landing } = found
    if (reservation.email === '' || reservation.returnedAt?.toISOString() !== returnedAt) return false
    const asks = and(
      eq(landings.id, reservation.landingId),
      landings.asksForReviews,
      isNull(landings.deletedAt),
    )
    if ((await tx.$count(landings, asks)) === 0) return false
    const secret = newSecret()
    const added = await tx
      .insert(reviews)
      .values({
        reservationId: id,
        landingId: reservation.landingId,
        secretHash: secretHashOf(secret),
        askedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.reservationId })
    if (added.length === 0) return false
    const link = myReviewUrl(origin, visitorsAddress(landing.name, landing, reservation), secret)
    await putMails(tx, reservation, { toVisitor: 'review-request', origin, link, now })
    return true
  })
}

/** The link by which the customer of a rental reviews it, in place of a mail; that of an earlier chat ends. */
export async function reviewLinkForChat(
  tx: Database,
  { reservation, landing }: LockedReservation,
  { origin, now }: { origin: string; now: Date },
): Promise<string> {
  const secret = newSecret()
  const secretHash = secretHashOf(secret)
  const { id: reservationId, landingId } = reservation
  await tx
    .insert(reviews)
    .values({ reservationId, landingId, secretHash, askedAt: now })
    .onConflictDoUpdate({ target: reviews.reservationId, set: { secretHash } })
  return myReviewUrl(origin, visitorsAddress(landing.name, landing, reservation), secret)
}

/** Asks customers for a review when it is time. */
export const reviewHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler<ReviewRequest> => ({
  kind: REVIEW_JOB,
  ...SHORT_JOB,
  async run({ reservationId, payload }) {
    if (reservationId === null) throw new Error('a question for a review is about no reservation')
    return { isAsked: await askForReview(db, reservationId as ReservationId, { ...payload, now: now() }) }
  },
})
