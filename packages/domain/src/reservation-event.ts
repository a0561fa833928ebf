import type { Actor } from './actor.ts'

/** What can happen to a reservation after it was made. Events are never changed. */
export const RESERVATION_EVENT_KINDS = ['cancelled', 'deleted', 'restored', 'contact-corrected'] as const
export type ReservationEventKind = (typeof RESERVATION_EVENT_KINDS)[number]

/** Who caused an event: an actor of the business, or the visitor by their link. */
export type ReservationActor = Actor | { readonly kind: 'visitor' }

/** Whether somebody of the business acted, themselves or by a program of theirs. */
export const isByOperator = (kind: ReservationActor['kind'] | undefined): kind is 'person' | 'key' =>
  kind === 'person' || kind === 'key'
