import type { Language } from '@nelly/contract/wire'
import type { ReservationId } from '@nelly/domain/ids'
import { mayBeReviewed, type WrittenReview } from '@nelly/domain/reviews/review'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, reservations, reviews } from '../../platform/db/schema.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { reservationColumns } from '../inventory/is-reservation.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { putMails } from '../reservations/mail/reservation-mails.ts'

/** The review that a mailed secret opens, with its rental; undefined once the customer's personal data was erased. */
export async function reviewBySecret(db: Database, secret: string) {
  const [found] = await db
    .select({ review: reviews, reservation: reservationColumns, landing: landings })
    .from(reviews)
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .innerJoin(landings, eq(landings.id, reviews.landingId))
    .where(and(eq(reviews.secretHash, secretHashOf(secret)), isNull(reservations.erasedAt)))
  return found
}

/**
 * Stores what a customer says of their rental, in place of what they said before, and mails the operator the first time. A text that
 * changed waits for the operator again. False where the rental can't be reviewed now, or nobody was asked.
 *
 * Source: rules.md, "Reviews".
 */
export async function giveReview(
  db: Database,
  id: ReservationId,
  { stars, text, name, language }: WrittenReview & { readonly language: Language },
  { origin, now }: { origin: string; now: Date },
): Promise<boolean> {
  return transactionWithJobs(db, async (tx) => {
    const found = await lockReservation(tx, id)
    if (!found || !mayBeReviewed(found.reservation)) return false
    const [before] = await tx.select().from(reviews).where(eq(reviews.reservationId, id))
    if (!before) return false
    const isSameText = before.text === text && before.name === name
    // Sent twice by a second press.
    if (isSameText && before.stars === stars) return true
    await tx
      .update(reviews)
      .set({
        stars,
        text,
        name,
        language,
        givenAt: now,
        ...(isSameText ? {} : { isShown: null }),
      })
      .where(eq(reviews.reservationId, id))
    if (before.revision === 0)
      await putMails(tx, found.reservation, {
        toOperator: 'review-notice',
        ...{ review: { stars, text, name }, origin, now },
      })
    return true
  })
}

/** Removes what a customer said of their rental, the stars as well; they may write again. */
export async function removeReview(db: Database, id: ReservationId): Promise<void> {
  const removed = { stars: null, text: '', name: '', language: null, givenAt: null, isShown: null }
  await inTransaction(db, (tx) => tx.update(reviews).set(removed).where(isGiven(id)))
}

const isGiven = (id: ReservationId) => and(eq(reviews.reservationId, id), isNotNull(reviews.stars))
