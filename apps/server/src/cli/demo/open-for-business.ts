import type { ReservationId } from '@nelly/domain/ids'
import { bySystem } from '@nelly/domain/reservations/actor'
import { eq } from 'drizzle-orm'
import type { AddedOwner } from '../../features/accounts/add-owner.ts'
import { setLandingStatus } from '../../features/landings/set-landing-status.ts'
import { takeStep } from '../../features/reservations/take-step.ts'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { accepted } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'
import { addDeskWork } from './add-desk-work.ts'
import { addReservations, daysBefore } from './add-reservations.ts'
import { addReviews } from './add-reviews.ts'
import { finishSite } from './finish-site.ts'
import { setUpBusiness } from './set-up-business.ts'

/** How long the demo's businesses exist, by their dates: longer than their oldest reservation. */
const OPEN_FOR_DAYS = 120
/** When their operator finished their sites. */
const FINISHED_DAYS_AGO = 3

/**
 * Publishes a business, sets it up, books its reservations and does what the desk did: each by the usual rules and the
 * clock of that day.
 */
export async function openForBusiness(
  tx: Database,
  operator: AddedOwner,
  added: AddedBusiness,
  now: Date,
): Promise<void> {
  const { id, account } = operator
  const opened = daysBefore(now, OPEN_FOR_DAYS)
  await tx.update(landings).set({ createdAt: opened }).where(eq(landings.id, added.landing))
  accepted(
    await setLandingStatus(tx, bySystem(account), { id: added.landing, status: 'published', now: opened }),
  )
  await finishSite(tx, operator, added, { finished: daysBefore(now, FINISHED_DAYS_AGO), now })
  await setUpBusiness(tx, account, added, { opened, now })
  const { over, underWay } = await addReservations(tx, added, now)
  const principal = { account, actor: { kind: 'person', id } } as const
  // Before their units are out again.
  await addReviews(tx, principal, added, { over, now })
  await addDeskWork(tx, principal, added, now)
  for (const rental of underWay) {
    const which = { ...principal, id: rental.id as ReservationId }
    const taken = await takeStep(tx, which, { step: 'hand_over' }, { origin: '', now, mayPayBack: true })
    if (!taken.ok) throw new Error(`the demo's handover is refused: ${taken.refusal}`)
  }
}
