import { type MinorUnits, minorUnits } from '../money.ts'
import type { WallClock } from '../wall-clock.ts'
import { type Cancellable, cancellationFeeAt } from './cancellation.ts'
import type { ReservationStatus } from './reservation-status.ts'

/**
 * What it costs a customer to cancel at `now`. A request that was not answered is withdrawn for nothing: nothing was
 * agreed yet.
 *
 * Source: rules.md, "On request".
 */
export const feeIfCancelled = (
  status: ReservationStatus,
  booked: Cancellable,
  pickup: WallClock,
  now: WallClock,
): MinorUnits => (status === 'requested' ? minorUnits(0) : cancellationFeeAt(booked, pickup, now))
