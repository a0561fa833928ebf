import type { OwnedReservation } from '@nelly/contract/owned-reservation'

/** The reservations of a landing, with callbacks to open, cancel or delete one. */
export interface ReservationsShown {
  reservations: readonly OwnedReservation[]
  onOpen: (reservation: OwnedReservation) => void
  onCancel: (reservation: OwnedReservation) => void
  onDelete: (reservation: OwnedReservation) => void
}
