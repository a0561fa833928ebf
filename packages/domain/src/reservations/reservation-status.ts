/**
 * Where a reservation stands, as it is stored. What the clock adds (under way, over, overdue) is derived.
 *
 * Source: rules.md, "The life of a reservation".
 */
export const RESERVATION_STATUSES = [
  'requested',
  'confirmed',
  'out',
  'returned',
  'closed',
  'declined',
  'expired',
  'cancelled',
  'no_show',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]
