import { reviewAskedAt } from '@nelly/domain/reviews/review'
import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'

/** The kind of jobs that ask customers for a review after their rental. */
export const REVIEW_JOB = 'ask-for-review'

/** What the job is given. */
export interface ReviewRequest {
  /** The origin of the mail's link. */
  readonly origin: string
  /** When the vehicle came back: where that was undone, somebody else may be out with it. */
  readonly returnedAt: string
}

/** Enqueues the question for a review, in the transaction in which the vehicle is taken back. */
export const enqueueReviewRequest = (
  tx: Database,
  reservationId: number,
  { returnedAt, origin, now }: { returnedAt: Date; origin: string; now: Date },
): Promise<void> => {
  const payload: ReviewRequest = { origin, returnedAt: returnedAt.toISOString() }
  return enqueue(tx, [{ kind: REVIEW_JOB, reservationId, payload }], now, reviewAskedAt(returnedAt))
}
