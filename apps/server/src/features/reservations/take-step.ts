import type { Outcome, Refused } from '@nelly/contract/refusal-details'
import type { TakenStep, takeReservationStep } from '@nelly/contract/reservations/steps'
import { MANAGER } from '@nelly/contract/role-groups'
import { minorUnits } from '@nelly/domain/money'
import type { ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import { stepTime } from '@nelly/domain/reservations/step-time'
import { statusAfter } from '@nelly/domain/reservations/steps'
import { UNREAD } from '@nelly/domain/reservations/vehicle-check'
import { ok, refuse } from '@nelly/domain/result'
import { addMinutes, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isStale } from '../../platform/is-stale.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { sumsOf } from '../ledger/ledger-of.ts'
import { correctReadings, isCorrection } from './correct-readings.ts'
import { enqueueReviewRequest } from './enqueue-review-request.ts'
import { lockWithVehicle, type OwnersReservation } from './lock-with-vehicle.ts'
import { putMails } from './mail/reservation-mails.ts'
import { changeRow } from './raised-revision.ts'
import type { Reservation } from './reservation.ts'
import { reservationConflict } from './reservation-conflict.ts'
import { reservationsOf } from './reservation-store.ts'
import { heldByAnother, outWithAnother } from './unit-with-another.ts'
import { CHECK_COLUMNS, newCheck, storeOdometer } from './vehicle-checks.ts'

/** The origin of the links in its mails, and the moment. */
export interface StepContext {
  readonly origin: string
  readonly now: Date
}

type Wanted = z.output<typeof takeReservationStep.body>
type WantedStep = Wanted & { readonly step: TakenStep }
/** The same, and whether who takes a step closes what is not settled. */
export interface TakingContext extends StepContext {
  readonly mayPayBack: boolean
}

const EVENT_OF: Readonly<Record<TakenStep, ReservationEventKind>> = {
  confirm: 'confirmed',
  decline: 'declined',
  hand_over: 'handed-over',
  undo_hand_over: 'hand-over-undone',
  take_back: 'taken-back',
  undo_take_back: 'take-back-undone',
  close: 'closed',
  reopen: 'reopened',
}

/** What a step changes beside the status; `at` is when it happened. */
const CHANGES_OF: Readonly<Record<TakenStep, (at: Date) => Partial<ReservationRow>>> = {
  confirm: () => ({ answerBy: null }),
  // An exit frees the unit as a cancellation does (decision 0089).
  decline: (at) => ({ answerBy: null, cancelledAt: at, cancellationFeeMinor: minorUnits(0) }),
  hand_over: (at) => ({ outAt: at }),
  undo_hand_over: () => ({ outAt: null, ...CHECK_COLUMNS.out(UNREAD) }),
  take_back: (at) => ({ returnedAt: at }),
  undo_take_back: () => ({ returnedAt: null, returnedPlace: null, ...CHECK_COLUMNS.back(UNREAD) }),
  close: () => ({}),
  reopen: () => ({}),
}

/**
 * Takes a step with an owner's reservation, as an event of theirs. Two at once are taken in turn, so that the second of
 * two identical ones is refused. The customer is mailed when a request is answered.
 *
 * Source: rules.md, "The life of a reservation".
 */
export async function takeStep(
  db: Database,
  which: OwnersReservation,
  wanted: Wanted,
  context: TakingContext,
): Promise<Outcome<Reservation>> {
  return transactionWithJobs(db, (tx) =>
    isCorrection(wanted)
      ? correctReadings(tx, which, wanted, context)
      : take(tx, which, wanted as WantedStep, context),
  )
}

async function take(
  tx: Database,
  which: OwnersReservation,
  wanted: WantedStep,
  context: TakingContext,
): Promise<Outcome<Reservation>> {
  const { account, actor, id } = which
  const { now } = context
  // With its vehicle: a step may hold or free its unit.
  const found = await lockWithVehicle(tx, which)
  if (!found || found.standing.isWithdrawn || found.landing.deletedAt) return refuse('reservation-not-found')
  const { reservation, landing, vehicle } = found
  const { step, revision } = wanted
  if (isStale({ revision }, reservation)) return reservationConflict(tx, which, 'changed-meanwhile', context)
  const after = statusAfter(reservation.status, step, actor.kind)
  const isLate = reservation.answerBy !== null && reservation.answerBy <= now
  if (!after.ok || isLate) return reservationConflict(tx, which, 'step-not-possible', context)
  // It may still get another vehicle, or be declined.
  if (step === 'confirm' && vehicle.deletedAt) return refuse('vehicle-not-available')
  const time = happens(step) ? stepTime(step, wanted.at ?? now, reservation, now) : ok(now)
  if (!time.ok) return time
  const refusal = await unitRefusal(tx, step, reservation, wallClockIn(landing.timezone, time.value))
  if (refusal) return refuse(refusal)
  const unsettled = step === 'close' ? await unsettledRefusal(tx, reservation, wanted, context) : undefined
  if (unsettled) return unsettled
  const check = happens(step)
    ? await newCheck(tx, account, reservation, { ...wanted, end: step === 'hand_over' ? 'out' : 'back' })
    : undefined
  if (check && !check.ok) return check

  const changed = await changeRow(tx, id, {
    ...CHANGES_OF[step](time.value),
    ...check?.value.columns,
    status: after.value,
  })
  if (check?.value.unitOdometer != null) await storeOdometer(tx, reservation, check.value.unitOdometer)
  const reason = step === 'decline' ? (wanted.reason ?? 'other') : undefined
  await appendReservationEvent(tx, {
    reservationId: id,
    kind: EVENT_OF[step],
    actor,
    at: now,
    reason,
    note: wanted.note,
    details: check && { at: time.value.toISOString(), ...check.value.details },
  })
  if (step === 'take_back')
    await enqueueReviewRequest(tx, id, { returnedAt: time.value, origin: context.origin, now })
  if (step === 'confirm') await putMails(tx, changed, { toVisitor: 'request-confirmed', ...context })
  if (reason !== undefined) {
    const cancellation = { reason, note: wanted.note }
    await putMails(tx, changed, { toVisitor: 'request-declined', ...context, cancellation })
  }
  return reservationsOf(account, tx).find(id)
}

/** Why a rental is not closed whose ledger is not settled: it wants a reason, and somebody who may give one. */
async function unsettledRefusal(
  tx: Database,
  { id, currency }: ReservationRow,
  { note }: WantedStep,
  { mayPayBack }: TakingContext,
): Promise<Refused<'balance-open' | 'role-not-allowed'> | undefined> {
  const { balance, held } = await sumsOf(tx, id, currency)
  if (balance === 0 && held === 0) return undefined
  if (!mayPayBack) return refuse('role-not-allowed', { roles: MANAGER })
  return note === undefined ? refuse('balance-open') : undefined
}

/** Whether a step is about something that happens at the desk, maybe before it is told. */
const happens = (step: TakenStep): boolean => step === 'hand_over' || step === 'take_back'

/** Why the unit can't go out, or be out again. */
async function unitRefusal(
  tx: Database,
  step: TakenStep,
  reservation: ReservationRow,
  at: WallClock,
): Promise<'unit-still-out' | 'vehicle-not-available' | undefined> {
  if (step !== 'hand_over' && step !== 'undo_take_back') return undefined
  if (await outWithAnother(tx, reservation)) return 'unit-still-out'
  // From now on, and while it is out before its pickup until then, the unit must not be another's.
  const { pickup } = reservation.during
  const until = pickup > at ? pickup : addMinutes(at, 1)
  const isTaken = await heldByAnother(tx, reservation, { pickup: at, return: until })
  return isTaken ? 'vehicle-not-available' : undefined
}
