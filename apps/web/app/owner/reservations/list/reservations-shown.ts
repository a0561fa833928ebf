import type { OwnedReservation } from '@nelly/contract/owned-reservation'

/** The reservations of a landing, with callbacks to open, cancel or delete one. */
export interface ReservationsShown {
  reservations: readonly OwnedReservation[]
  onOpen: (reservation: OwnedReservation) => void
  onCancel: (reservation: OwnedReservation) => void
  /** Asks first; of one that may still be cancelled, it offers that instead. */
  onDelete: (reservation: OwnedReservation, cancelInstead?: () => void) => void
}
