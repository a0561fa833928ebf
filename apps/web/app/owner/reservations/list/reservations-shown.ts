import type { OwnedReservation } from '@nelly/contract/owned-reservation'

/** The reservations of a landing, and what becomes of one that is to be looked at, cancelled or deleted. */
export interface ReservationsShown {
  reservations: readonly OwnedReservation[]
  onOpen: (reservation: OwnedReservation) => void
  onCancel: (reservation: OwnedReservation) => void
  onDelete: (reservation: OwnedReservation) => void
}
