import type { ReservationId } from '@nelly/domain/ids'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reviews } from '../../platform/db/schema.ts'

/** Clears what a customer wrote in the review of a rental, with the rest of their personal data. The stars stay. */
export async function forgetReview(tx: Database, id: ReservationId): Promise<void> {
  await tx
    .update(reviews)
    .set({ text: '', name: '', isShown: false, revision: sql`${reviews.revision} + 1` })
    .where(and(eq(reviews.reservationId, id), isNotNull(reviews.stars)))
}
