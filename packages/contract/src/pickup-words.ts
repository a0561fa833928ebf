import type { Language } from './wire.ts'

/** What a customer brings to the pickup: the same list in mails and on the visitor's pages. */
export const whatToBring: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Your driving licence, still valid',
    'An identity document: national card or passport',
    'The card you are going to pay with, in your name',
    'Your reservation number',
  ],
  es: [
    'Tu licencia de conducir, vigente',
    'Un documento de identidad: cédula o pasaporte',
    'La tarjeta con la que vas a pagar, a tu nombre',
    'Tu número de reserva',
  ],
}
