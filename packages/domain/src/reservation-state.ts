import type { RentalPeriod } from './rental-period.ts'
import type { WallClock } from './wall-clock.ts'

/** Where a reservation stands: `withdrawn` when the operator deleted it, `cancelled` when the visitor called it off. */
export type ReservationState = 'confirmed' | 'under-way' | 'over' | 'cancelled' | 'withdrawn'

/** What its state depends on. */
export interface Standing {
  readonly period: RentalPeriod
  readonly isCancelled: boolean
  readonly isWithdrawn: boolean
}

/**
 * The state of a reservation when the clock at the rental place shows `now`. In the minute of pickup it has not begun.
 *
 * Source: rules.md, "A visitor's own reservation".
 */
export function stateOf({ period, isCancelled, isWithdrawn }: Standing, now: WallClock): ReservationState {
  if (isCancelled) return 'cancelled'
  if (isWithdrawn) return 'withdrawn'
  if (now <= period.pickup) return 'confirmed'
  return now < period.return ? 'under-way' : 'over'
}

/** Whether its visitor may call it off: not once they may have the vehicle. Source: rules.md, "A visitor's own reservation". */
export const mayBeCancelled = (state: ReservationState): boolean => state === 'confirmed'

/** Whether the personal data may go: the operator needs them no more. Source: rules.md, "A visitor's own reservation". */
export const mayBeErased = (state: ReservationState): boolean =>
  state === 'over' || state === 'cancelled' || state === 'withdrawn'
