import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { Words } from './refusal-words.ts'
import type { Language } from './wire.ts'

/** The reasons for a cancellation as operators read them. */
const words: Record<OperatorCancellationReason, Words> = {
  'vehicle-unavailable': { es: 'El vehículo no está disponible', en: 'The vehicle is not available' },
  'customer-request': { es: 'El cliente lo pidió', en: 'The customer asked for it' },
  'no-show': { es: 'El cliente no se presentó', en: 'The customer did not show up' },
  duplicate: { es: 'Estaba repetida', en: 'It had been made twice' },
  other: { es: 'Otro motivo', en: 'Another reason' },
}

/** The text of a reason in a language. */
export const cancellationReasonWords = (reason: OperatorCancellationReason, language: Language): string =>
  words[reason][language]
