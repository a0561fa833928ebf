import type { ProblemAnswer } from '@nelly/contract/answers'
import type { ReservationAnswer } from '@nelly/contract/reservation-answers'

/** A change of a reservation that is refused because of what it is now. */
export interface ReservationConflict {
  readonly ok: false
  readonly refusal: 'step-not-possible' | 'reservation-changed'
  /** The reservation as it is now. */
  readonly reservation: ReservationAnswer
  /** Who changed it last and when; null where nobody did. */
  readonly changed: ProblemAnswer['changed'] | null
}
