import type { OwnerId } from './ids.ts'

/** What can happen to a reservation after it was made. Events are never changed. */
export const RESERVATION_EVENT_KINDS = ['cancelled', 'deleted', 'restored', 'contact-corrected'] as const
export type ReservationEventKind = (typeof RESERVATION_EVENT_KINDS)[number]

export const ACTOR_KINDS = ['owner', 'visitor', 'system'] as const

/** Who caused an event: the operator, the visitor by their link, or the product itself. */
export type ReservationActor =
  | { readonly kind: 'owner'; readonly id: OwnerId }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system' }
