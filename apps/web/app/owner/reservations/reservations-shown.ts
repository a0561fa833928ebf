import type { OwnedReservation } from '@nelly/contract/owned-reservation'

/** The reservations of a landing, and what becomes of one that is to be deleted. */
export interface ReservationsShown {
  reservations: readonly OwnedReservation[]
  onDelete: (reservation: OwnedReservation) => void
}
