import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

/** Where a reservation stands, as a sentence for operators. */
export const reservationStandsWords = (status: ReservationStatus, language: Language): string =>
  reservationsIn(language)(`stands.${status}`)
