import type { ReservationId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { REVIEW_ASKED_AFTER_HOURS, reviewerName } from '@nelly/domain/reviews/review'
import { instantOf } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { deleteMails } from '../../features/reservations/mail/outbox.ts'
import type { Reservation } from '../../features/reservations/reservation.ts'
import { takeStep } from '../../features/reservations/take-step.ts'
import { askForReview } from '../../features/reviews/ask-for-review.ts'
import { giveReview } from '../../features/reviews/write-review.ts'
import type { Database } from '../../platform/db/database.ts'
import { reviews } from '../../platform/db/schema.ts'
import type { AddedBusiness } from './add-business.ts'
import type { DemoReview } from './demo-business.ts'

/** Of links in mails, of which none is sent. */
const ORIGIN = 'http://localhost'
const HOUR_MS = 3_600_000
/** A customer answers a day after the question. */
const ANSWERED_AFTER_HOURS = REVIEW_ASKED_AFTER_HOURS + 24

/** Takes the vehicles of the newest rentals back, and lets their customers say how it was. */
export async function addReviews(
  tx: Database,
  principal: Principal,
  { business: { site }, timezone }: AddedBusiness,
  { over, now }: { over: readonly Reservation[]; now: Date },
): Promise<void> {
  const answered = over
    .map((rental) => ({ rental, back: instantOf(rental.during.return, timezone) }))
    .filter(({ back }) => back.getTime() + ANSWERED_AFTER_HOURS * HOUR_MS < now.getTime())
    .toSorted((one, other) => other.back.getTime() - one.back.getTime())
  for (const review of site.reviews) {
    const fits = ({ rental }: { rental: Reservation }) => isDominican(rental) === (review.language === 'es')
    const found = answered.find(fits) ?? answered[0]
    if (!found) return
    answered.splice(answered.indexOf(found), 1)
    const out = instantOf(found.rental.during.pickup, timezone)
    await rentAndReview(tx, principal, { ...found, out }, review)
  }
}

/** By their phone: they write in Spanish, all others in English. */
const isDominican = ({ phone }: Reservation): boolean => /^\+1 (809|829|849)/.test(phone)

async function rentAndReview(
  tx: Database,
  principal: Principal,
  { rental, out, back }: { rental: Reservation; out: Date; back: Date },
  { isShown, ...written }: DemoReview,
): Promise<void> {
  const id = rental.id as ReservationId
  for (const [step, now] of [
    ['hand_over', out],
    ['take_back', back],
  ] as const) {
    const taken = await takeStep(
      tx,
      { ...principal, id },
      { step },
      { origin: ORIGIN, now, mayPayBack: true },
    )
    if (!taken.ok) throw new Error(`the demo's step is refused: ${taken.refusal}`)
  }
  const asking = { origin: ORIGIN, returnedAt: back.toISOString() }
  const later = (hours: number) => new Date(back.getTime() + hours * HOUR_MS)
  await askForReview(tx, id, { ...asking, now: later(REVIEW_ASKED_AFTER_HOURS) })
  const name = reviewerName(rental.firstName, rental.lastName)
  const about = { origin: ORIGIN, now: later(ANSWERED_AFTER_HOURS) }
  if (!(await giveReview(tx, id, { ...written, name }, about))) throw new Error('the demo was not asked')
  await tx.update(reviews).set({ isShown }).where(eq(reviews.reservationId, id))
  await deleteMails(tx, id)
}
