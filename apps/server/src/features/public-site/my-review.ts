import type { MyReviewVisit } from '@nelly/contract/public-site/my-review'
import type { ReservationId } from '@nelly/domain/ids'
import { mayBeReviewed, reviewerName } from '@nelly/domain/reviews/review'
import type { Parts } from '../../platform/parts.ts'
import { reviewBySecret } from '../reviews/write-review.ts'
import { bookedPicture } from './booked-picture.ts'
import { openBySecret } from './open-by-secret.ts'
import { visitedLanding } from './visit.ts'

/** The review that a mailed secret opens, below the address of its landing; see `openBySecret`. */
export async function myReview(
  parts: Parts,
  network: string,
  name: string,
  secret: string,
): Promise<MyReviewVisit> {
  const { db } = parts
  const opened = await openBySecret(parts, { network, name }, () => reviewBySecret(db, secret))
  if (opened.kind !== 'found') return opened
  const { review, reservation, landing } = opened.found
  const { stars, text, name: reviewer, isShown } = review
  return {
    kind: 'found',
    review: {
      id: reservation.id as ReservationId,
      landing: await visitedLanding(db, landing),
      vehicle: { name: reservation.vehicleName, picture: await bookedPicture(db, reservation) },
      period: reservation.during,
      usualName: reviewerName(reservation.firstName, reservation.lastName),
      given: stars === null ? undefined : { stars, text, name: reviewer, isShown },
      isOpen: mayBeReviewed(reservation),
    },
  }
}
