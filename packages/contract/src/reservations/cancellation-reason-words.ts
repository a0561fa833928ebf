import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

/** The reason for a cancellation as operators read it. */
export const cancellationReasonWords = (reason: OperatorCancellationReason, language: Language): string =>
  reservationsIn(language)(`reasons.${reason}`)
