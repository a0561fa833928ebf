import { type MinorUnits, minorUnits } from '../money.ts'
import type { WallClock } from '../wall-clock.ts'
import { type Cancellable, cancellationFeeAt } from './cancellation.ts'
import type { ReservationState } from './reservation-state.ts'
import type { ReservationStatus } from './reservation-status.ts'
import { possibleSteps } from './steps.ts'

/** Why an operator cancels; the customer is informed. */
export const OPERATOR_CANCELLATION_REASONS = [
  'vehicle-unavailable',
  'customer-request',
  'no-show',
  'duplicate',
  'other',
] as const
export type OperatorCancellationReason = (typeof OPERATOR_CANCELLATION_REASONS)[number]

/** For how many hours a deleted reservation can be restored. */
export const RESTORABLE_HOURS = 24

/**
 * Whether its operator may cancel a reservation: until the return, and not once the vehicle was handed over.
 *
 * Source: rules.md, "Cancellation".
 */
export const mayBeCancelledByOperator = (state: ReservationState, status: ReservationStatus): boolean =>
  (state === 'confirmed' || state === 'under-way') && possibleSteps(status, 'person').includes('cancel')

/** Whether the operator may give this reason: a no-show is possible only after the pickup time. */
export const isPossibleReason = (reason: OperatorCancellationReason, state: ReservationState): boolean =>
  reason !== 'no-show' || state === 'under-way'

/** Whether the reason lies with the customer, so that the cancellation fee is due unless the operator waives it. */
export const isFeeDue = (reason: OperatorCancellationReason): boolean =>
  reason === 'customer-request' || reason === 'no-show'

/**
 * The fee when an operator cancels: the same as for the customer's own cancellation if the reason lies with the
 * customer, otherwise none.
 *
 * Source: rules.md, "Cancellation".
 */
export const operatorCancellationFee = (
  reason: OperatorCancellationReason,
  booked: Cancellable,
  pickup: WallClock,
  now: WallClock,
): MinorUnits => (isFeeDue(reason) ? cancellationFeeAt(booked, pickup, now) : minorUnits(0))

/** Whether a reservation that was deleted at one instant can still be restored at another. Source: rules.md, "Deleting". */
export const isRestorable = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= RESTORABLE_HOURS * 3_600_000
