import type { MessageTexts } from '@nelly/domain/messaging/prepared-message'

/** What prepared messages say where their operator has written nothing else. */
export const DEFAULT_TEXTS: MessageTexts = {
  confirmed: {
    es: 'Hola, {name}. Tu reserva {number} en {landing} está confirmada: {vehicle}.\nRecogida: {pickup}, {pickup_place}.\nDevolución: {return}, {return_place}.\nQuedan por pagar {balance}.',
    en: 'Hello, {name}. Your reservation {number} with {landing} is confirmed: {vehicle}.\nPickup: {pickup}, {pickup_place}.\nReturn: {return}, {return_place}.\n{balance} is still to be paid.',
  },
  reminder: {
    es: 'Hola, {name}. Te recordamos tu reserva {number} en {landing}: {vehicle}.\nRecogida: {pickup}, {pickup_place}, con tu licencia de conducir y tu documento.\nDevolución: {return}, {return_place}.\nQuedan por pagar {balance}.\nTu reserva: {link}',
    en: 'Hello, {name}. A reminder of your reservation {number} with {landing}: {vehicle}.\nPickup: {pickup}, {pickup_place}, with your driving licence and your document.\nReturn: {return}, {return_place}.\n{balance} is still to be paid.\nYour reservation: {link}',
  },
  ready: {
    es: 'Hola, {name}. El {vehicle} está listo. Te esperamos el {pickup} en {pickup_place}. Trae tu licencia de conducir y tu documento. Quedan por pagar {balance}.',
    en: 'Hello, {name}. The {vehicle} is ready. We expect you on {pickup} at {pickup_place}. Bring your driving licence and your document. {balance} is still to be paid.',
  },
  late: {
    es: 'Hola, {name}. Te escribimos de {landing} por el {vehicle}: la hora acordada ya pasó. ¿A qué hora llegas?',
    en: 'Hello, {name}. This is {landing}, about the {vehicle}: the agreed time has passed. When will you be here?',
  },
  pay: {
    es: 'Hola, {name}. De tu reserva {number} en {landing} quedan por pagar {balance}. Puedes pagar aquí: {link}',
    en: 'Hello, {name}. Of your reservation {number} with {landing}, {balance} is still to be paid. You can pay here: {link}',
  },
  contract: {
    es: 'Hola, {name}. Gracias por firmar el contrato del {vehicle}. Aquí puedes comprobar que tu archivo es el original: {link}',
    en: 'Hello, {name}. Thank you for signing the contract of the {vehicle}. Here you can check that your file is the original: {link}',
  },
  review: {
    es: 'Hola, {name}. Gracias por alquilar el {vehicle} con {landing}. ¿Qué tal fue? Puedes contarlo aquí, en un minuto: {link}',
    en: 'Hello, {name}. Thank you for renting the {vehicle} with {landing}. How was it? You can tell here, in a minute: {link}',
  },
}
