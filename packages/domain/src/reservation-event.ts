import type { Actor } from './actor.ts'

/** What can happen to a reservation after it was made. Events are never changed. */
export const RESERVATION_EVENT_KINDS = ['cancelled', 'deleted', 'restored', 'contact-corrected'] as const
export type ReservationEventKind = (typeof RESERVATION_EVENT_KINDS)[number]

export const ACTOR_KINDS = ['owner', 'visitor', 'system'] as const

/** Who caused an event: an actor of the business, or the visitor by their link. */
export type ReservationActor = Actor | { readonly kind: 'visitor' }
