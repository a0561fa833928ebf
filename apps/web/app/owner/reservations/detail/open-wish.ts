import type { ReservationEvent } from '@nelly/contract/owned-reservation'

/** The customer's last wish for a change, unless the reservation was changed after it. */
export function openWish(events: readonly ReservationEvent[]): ReservationEvent | undefined {
  const last = events.findLast(({ kind }) => kind === 'change-requested' || kind === 'changed')
  return last?.kind === 'change-requested' ? last : undefined
}
