import type { ReservationState } from '../reservations/reservation-state.ts'

/** For how long after booking the browser that booked may correct the contact data. */
export const CORRECTION_MINUTES = 60

/** How often: each correction of the e-mail sends a mail to a typed address. */
export const MAX_CORRECTIONS = 3

interface Correctable {
  readonly state: ReservationState
  readonly bookedAt: Date
  /** How often it was corrected before. */
  readonly corrections: number
}

/** Whether a customer may still correct the contact data. Source: rules.md, "Correcting contact data". */
export function mayCorrectContact({ state, bookedAt, corrections }: Correctable, now: Date): boolean {
  const age = now.getTime() - bookedAt.getTime()
  return state === 'confirmed' && age < CORRECTION_MINUTES * 60_000 && corrections < MAX_CORRECTIONS
}
