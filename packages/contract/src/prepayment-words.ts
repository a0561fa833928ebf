import type { LocalizedText } from '@nelly/domain/localized-text'
import type { Language } from './wire.ts'

/** What landings say of a prepayment whose operator wrote nothing of their own. */
export const USUAL_PREPAYMENT: LocalizedText = {
  es: 'Después de reservar te escribimos con los datos para pagar el anticipo por transferencia o tarjeta. Tienes 24 horas desde ese mensaje; si no recibimos el pago, te avisamos antes de cancelar la reserva.',
  en: 'After you reserve, we write to you with the details to pay the prepayment by transfer or card. You have 24 hours from that message; if the payment does not arrive, we tell you before we cancel the reservation.',
}

/**
 * How and by when a prepayment is paid, and what happens if it is not: for the questions, the thank-you page, my-reservation and mails
 * alike.
 *
 * Source: rules.md, "Prepayment and deposit".
 */
export const prepaymentWords = (instructions: LocalizedText | undefined, language: Language): string =>
  (instructions ?? USUAL_PREPAYMENT)[language]
