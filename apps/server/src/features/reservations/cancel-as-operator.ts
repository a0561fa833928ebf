import type { Outcome } from '@nelly/contract/refusal-details'
import type { cancelReservation } from '@nelly/contract/reservations/end-reservation'
import { minorUnits } from '@nelly/domain/money'
import {
  isPossibleReason,
  mayBeCancelledByOperator,
  operatorCancellationFee,
} from '@nelly/domain/reservations/operator-cancellation'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { possibleSteps } from '@nelly/domain/reservations/steps'
import { refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { lockReservation } from './lock-reservation.ts'
import type { OwnersReservation } from './lock-with-vehicle.ts'
import { putMails } from './mail/reservation-mails.ts'
import { markCancelled } from './mark-cancelled.ts'
import type { Reservation } from './reservation.ts'
import { reservationConflict } from './reservation-conflict.ts'
import { reservationsOf } from './reservation-store.ts'
import type { StepContext } from './take-step.ts'

type CancellationBody = z.output<typeof cancelReservation.body>

/**
 * Cancels a reservation for its operator, which frees its unit, and mails the customer the reason. `origin` is that of
 * the mails' links.
 *
 * Source: rules.md, "Cancellation".
 */
export async function cancelAsOperator(
  db: Database,
  which: OwnersReservation,
  body: CancellationBody,
  context: StepContext,
): Promise<Outcome<Reservation>> {
  return transactionWithJobs(db, (tx) => cancel(tx, which, body, context))
}

async function cancel(
  tx: Database,
  which: OwnersReservation,
  { reason, note, isWaived, expectedFee }: CancellationBody,
  context: StepContext,
): Promise<Outcome<Reservation>> {
  const { account, actor, id } = which
  const { origin, now: instant } = context
  const found = await lockReservation(tx, id)
  if (found?.landing.accountId !== account || found.landing.deletedAt) return refuse('reservation-not-found')
  const { reservation, standing, landing } = found
  const now = wallClockIn(landing.timezone, instant)
  const state = stateOf(standing, now)
  if (standing.isWithdrawn) return refuse('reservation-not-found')
  if (state === 'cancelled') return refuse('reservation-cancelled')
  const step = reason === 'no-show' ? 'no_show' : 'cancel'
  if (!possibleSteps(reservation.status, actor.kind).includes(step))
    return reservationConflict(tx, which, 'step-not-possible', context)
  if (!mayBeCancelledByOperator(state, reservation.status)) return refuse('reservation-over')
  if (!isPossibleReason(reason, state)) return refuse('no-show-before-pickup')
  const fee =
    isWaived || reservation.status === 'requested'
      ? minorUnits(0)
      : operatorCancellationFee(reason, reservation.quote, standing.period.pickup, now)
  if (expectedFee && (expectedFee.minor !== fee || expectedFee.currency !== reservation.currency))
    return refuse('cancellation-fee-changed')
  const cancelled = await markCancelled(tx, id, {
    fee,
    wasRequest: reservation.status === 'requested',
    actor,
    at: instant,
    reason,
    note,
  })
  await putMails(tx, cancelled, {
    toVisitor: 'operator-cancellation',
    toOperator: 'operator-cancellation-notice',
    ...{ origin, now: instant, cancellation: { reason, note } },
  })
  return reservationsOf(account, tx).find(id)
}
