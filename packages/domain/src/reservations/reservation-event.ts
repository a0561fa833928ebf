import type { Actor } from './actor.ts'

/**
 * What can happen to a reservation after it was made. Events are never changed. A no-show is a cancellation with that
 * reason.
 */
export const RESERVATION_EVENT_KINDS = [
  'cancelled',
  'deleted',
  'restored',
  'contact-corrected',
  'confirmed',
  'declined',
  'expired',
  'handed-over',
  'hand-over-undone',
  'taken-back',
  'take-back-undone',
  'readings-corrected',
  'closed',
  'reopened',
  'change-requested',
  'change-answered',
  'changed',
  'change-undone',
  'unit-moved',
  'unit-pinned',
  'unit-unpinned',
  'noted',
  'message-prepared',
  'customer-merged',
  'erased',
] as const
export type ReservationEventKind = (typeof RESERVATION_EVENT_KINDS)[number]

/** Who caused an event: an actor of the business, or the visitor by their link. */
export type ReservationActor = Actor | { readonly kind: 'visitor' }

/** Whether somebody of the business acted, themselves or by a program of theirs. */
export const isByOperator = (kind: ReservationActor['kind'] | undefined): kind is 'person' | 'key' =>
  kind === 'person' || kind === 'key'

/** The details of `cancelled` where it was a request that was not answered; older events have none. */
export interface CancelledDetails {
  readonly wasRequest: true
}

/** The details of `customer-merged`: the numbers of the customers. */
export interface CustomerMove {
  readonly from: number
  readonly to: number
}

/** The details of `unit-moved`: the numbers of the units. */
export interface UnitMove {
  readonly from: number
  readonly to: number
}
