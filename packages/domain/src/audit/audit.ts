import type { ReservationActor } from '../reservations/reservation-event.ts'

/** Who changes something: an actor of the business, a visitor, or a job by its kind. */
export type AuditActor = ReservationActor | { readonly kind: 'job'; readonly job: string }

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted', 'restored', 'refused'] as const
/** What was done to a thing; `refused` is a call that the member's role may not make. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What can be changed, as the triggers of the database name it. */
export const AUDIT_THINGS = [
  'account',
  'person',
  'member',
  'invitation',
  'landing',
  'site',
  'site-schedule',
  'preview-link',
  'rates',
  'place',
  'location',
  'vehicle',
  'picture',
  'vehicle-feature',
  'special-feature',
  'pool',
  'pool-join',
  'unit',
  'block',
  'feed',
  'calendar',
  'reservation',
  'note',
  'ledger-entry',
  'drawer-shift',
  'photograph',
  'contract',
  'sale-document',
  'pay-link',
  'transfer-slip',
  'gateway',
  'partner',
  'payment-attempt',
  'quote',
  'review',
  'customer',
] as const
export type AuditThing = (typeof AUDIT_THINGS)[number]

/** The years after which an entry is deleted. */
export const AUDIT_YEARS = 2
