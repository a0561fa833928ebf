import type { MyReservation } from '@nelly/contract/public-site/my-reservation'
import type { ReservationState } from '@nelly/domain/reservations/reservation-state'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { OwnLinks } from './own-address.ts'

/** The data of every part of the page. */
export interface Shown {
  readonly reservation: MyReservation
  readonly state: ReservationState
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly links: OwnLinks
}
