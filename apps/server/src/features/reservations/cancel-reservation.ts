import type { CancellingRefusal } from '@nelly/contract/public-site/my-reservation'
import type { ReservationId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { feeIfCancelled } from '@nelly/domain/reservations/fee-if-cancelled'
import { mayBeCancelled, stateOf } from '@nelly/domain/reservations/reservation-state'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { lockReservation } from './lock-reservation.ts'
import { putMails } from './mail/reservation-mails.ts'
import { markCancelled } from './mark-cancelled.ts'
import { myReservationUrl, visitorsAddress } from './reservation-secret.ts'

interface Cancelling {
  /** The cancellation fee that the visitor was shown. */
  seenFee: MinorUnits | undefined
  now: Date
  /** Of the link in the mails about it, with the visitor's own secret; without it, no mails are sent. */
  mails: { origin: string; secret: string } | undefined
}

/**
 * Cancels a reservation for its visitor, which frees its unit, and mails both. The visitor agrees to the fee they were
 * shown: at another fee than `seenFee` it is refused. Idempotent: an already cancelled one is not changed, and that is
 * not a refusal.
 *
 * Source: rules.md, "Cancellation".
 */
export async function cancelReservation(
  db: Database,
  id: ReservationId,
  cancelling: Cancelling,
): Promise<Result<undefined, CancellingRefusal>> {
  return transactionWithJobs(db, (tx) => cancel(tx, id, cancelling))
}

async function cancel(
  tx: Database,
  id: ReservationId,
  { seenFee, now: instant, mails }: Cancelling,
): Promise<Result<undefined, CancellingRefusal>> {
  const found = await lockReservation(tx, id)
  if (!found) return refuse('withdrawn')
  const { reservation, standing, landing } = found
  const now = wallClockIn(landing.timezone, instant)
  const state = stateOf(standing, now)
  if (state === 'cancelled') return ok(undefined)
  if (state === 'withdrawn') return refuse('withdrawn')
  if (!mayBeCancelled(state, reservation.status)) return refuse('begun')
  const fee = feeIfCancelled(reservation.status, reservation.quote, standing.period.pickup, now)
  if (fee !== seenFee) return refuse('fee-changed')
  const cancelled = await markCancelled(tx, id, {
    fee,
    wasRequest: reservation.status === 'requested',
    actor: { kind: 'visitor' },
    at: instant,
  })
  if (mails) {
    const link = myReservationUrl(
      mails.origin,
      visitorsAddress(landing.name, landing, reservation),
      mails.secret,
    )
    await putMails(tx, cancelled, {
      toVisitor: 'cancellation',
      toOperator: 'cancellation-notice',
      ...{ origin: mails.origin, link, now: instant },
    })
  }
  return ok(undefined)
}
