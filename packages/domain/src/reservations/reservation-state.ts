import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import type { ReservationStatus } from './reservation-status.ts'

/**
 * The state of a reservation: `withdrawn` when the operator deleted it, `cancelled` when visitor or operator cancelled
 * it.
 */
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
 * Source: rules.md, "Cancellation".
 */
export function stateOf({ period, isCancelled, isWithdrawn }: Standing, now: WallClock): ReservationState {
  if (isCancelled) return 'cancelled'
  if (isWithdrawn) return 'withdrawn'
  if (now <= period.pickup) return 'confirmed'
  return now < period.return ? 'under-way' : 'over'
}

/** How many rentals are under way, and how many are still to come. */
export interface OpenRentals {
  readonly underWay: number
  readonly toCome: number
}

/**
 * How many of these reservations are under way and how many are to come at `now`; cancelled, deleted and finished ones
 * are neither.
 *
 * Source: rules.md, "Deleting".
 */
export function openRentals(reservations: readonly Standing[], now: WallClock): OpenRentals {
  const states = reservations.map((reservation) => stateOf(reservation, now))
  return {
    underWay: states.filter((state) => state === 'under-way').length,
    toCome: states.filter((state) => state === 'confirmed').length,
  }
}

/**
 * Whether its visitor may cancel it: not from the pickup time on, nor once the vehicle was handed over.
 *
 * Source: rules.md, "Cancellation".
 */
export const mayBeCancelled = (state: ReservationState, status: ReservationStatus): boolean =>
  state === 'confirmed' && (status === 'requested' || status === 'confirmed')

/**
 * Whether the personal data may be erased: the operator no longer needs it, as they do while the vehicle is out.
 *
 * Source: rules.md, "Personal data".
 */
export const mayBeErased = (state: ReservationState, status: ReservationStatus): boolean =>
  state === 'cancelled' || state === 'withdrawn' || (state === 'over' && status !== 'out')

/**
 * The state as its visitor sees it: whoever has the vehicle is under way, and whoever brought it back is done, whatever
 * the clock says.
 *
 * Source: rules.md, "The life of a reservation".
 */
export function stateForVisitor(state: ReservationState, status: ReservationStatus): ReservationState {
  if (state === 'cancelled' || state === 'withdrawn') return state
  if (status === 'out') return 'under-way'
  return status === 'returned' || status === 'closed' ? 'over' : state
}

/**
 * Whether its visitor still picks the vehicle up: it is confirmed, neither handed over nor over.
 *
 * Source: rules.md, "Places".
 */
export const awaitsPickup = (state: ReservationState, status: ReservationStatus): boolean =>
  status === 'confirmed' && (state === 'confirmed' || state === 'under-way')
