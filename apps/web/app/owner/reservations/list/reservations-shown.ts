import type { ListedReservation } from '@nelly/contract/reservations/reservation'

/** Reservations, with callbacks to open, cancel or delete one. */
export interface ReservationsShown {
  reservations: readonly ListedReservation[]
  /** Whether each one's landing is named. */
  nameLandings: boolean
  onOpen: (reservation: ListedReservation) => void
  onCancel: (reservation: ListedReservation) => void
  /** Asks first; of one that may still be cancelled, it offers that instead. */
  onDelete: (reservation: ListedReservation, cancelInstead?: () => void) => void
}
