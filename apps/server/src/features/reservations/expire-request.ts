import type { ReservationId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { statusAfter } from '@nelly/domain/reservations/steps'
import type { Database } from '../../platform/db/database.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { enqueue, transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { lockReservation } from './lock-reservation.ts'
import { putMails } from './mail/reservation-mails.ts'
import { changeRow } from './raised-revision.ts'

/** The kind of jobs that end requests which nobody answered in time. */
export const EXPIRY_JOB = 'expire-request'

/** The origin of the mails' links; without it, nobody is told. */
interface Expiry {
  readonly origin?: string | undefined
}

/** Enqueues the end of a request, due when its time is over, in the transaction that makes it. */
export const enqueueExpiry = (
  tx: Database,
  reservationId: number,
  { answerBy, origin, now }: { answerBy: Date; origin: string | undefined; now: Date },
): Promise<void> => {
  const payload: Expiry = { origin }
  const job = { kind: EXPIRY_JOB, key: String(reservationId), reservationId, payload }
  return enqueue(tx, [job], now, answerBy)
}

/**
 * Ends a request that was not answered in time, which frees its unit, and mails both. Nothing happens to one that was
 * answered, cancelled or deleted meanwhile; false then.
 *
 * Source: rules.md, "On request".
 */
export async function expireRequest(
  db: Database,
  id: ReservationId,
  { origin, now }: { origin: string | undefined; now: Date },
): Promise<boolean> {
  return transactionWithJobs(db, async (tx) => {
    const found = await lockReservation(tx, id)
    if (!found || found.standing.isWithdrawn) return false
    const after = statusAfter(found.reservation.status, 'expire', 'system')
    if (!after.ok) return false
    const expired = await changeRow(tx, id, {
      status: after.value,
      answerBy: null,
      cancelledAt: now,
      cancellationFeeMinor: minorUnits(0),
    })
    const actor = { kind: 'system' } as const
    await appendReservationEvent(tx, { reservationId: id, kind: 'expired', actor, at: now })
    const kinds = { toVisitor: 'request-expired', toOperator: 'request-expired-notice' } as const
    if (origin !== undefined) await putMails(tx, expired, { ...kinds, origin, now })
    return true
  })
}

/** Ends requests when their time is over. */
export const expiryHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler<Expiry> => ({
  kind: EXPIRY_JOB,
  ...SHORT_JOB,
  async run({ reservationId, payload: { origin } }) {
    if (reservationId === null) throw new Error('the end of a request is about no reservation')
    return { isExpired: await expireRequest(db, reservationId as ReservationId, { origin, now: now() }) }
  },
})
