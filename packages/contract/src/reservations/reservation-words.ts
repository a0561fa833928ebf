import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

/** The reason for a cancellation as operators read it. */
export const cancellationReasonWords = (reason: OperatorCancellationReason, language: Language): string =>
  reservationsIn(language)(`reasons.${reason}`)

/** Where a reservation stands, as a sentence for operators. */
export const reservationStandsWords = (status: ReservationStatus, language: Language): string =>
  reservationsIn(language)(`stands.${status}`)

const THINGS = ['licence', 'document', 'card', 'reference'] as const

/** What a customer brings to the pickup: the same list in mails and on the visitor's pages. */
export const whatToBring = (language: Language): readonly string[] =>
  THINGS.map((thing) => reservationsIn(language)(`bring.${thing}`))
