import { isByOperator, type ReservationActor } from '@nelly/domain/reservations/reservation-event'

/** Who may have caused an event of a reservation, as answers say it. */
export const EVENT_ACTORS = ['owner', 'visitor', 'system'] as const
export type EventActor = (typeof EVENT_ACTORS)[number]

/** The same of an actor: a program with a key of the business counts as its owner. */
export const toEventActor = (kind: ReservationActor['kind']): EventActor =>
  isByOperator(kind) ? 'owner' : kind
