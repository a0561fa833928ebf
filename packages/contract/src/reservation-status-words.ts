import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Words } from './refusal-words.ts'
import type { Language } from './wire.ts'

/** The statuses as operators read them. */
const words: Record<ReservationStatus, Words> = {
  requested: { es: 'Por responder', en: 'To answer' },
  confirmed: { es: 'Confirmada', en: 'Confirmed' },
  out: { es: 'Fuera', en: 'Out' },
  returned: { es: 'Devuelta', en: 'Returned' },
  closed: { es: 'Cerrada', en: 'Closed' },
  declined: { es: 'Rechazada', en: 'Declined' },
  expired: { es: 'Sin respuesta', en: 'Expired' },
  cancelled: { es: 'Cancelada', en: 'Cancelled' },
  no_show: { es: 'No se presentó', en: 'No-show' },
}

/** The word of a status in a language. */
export const reservationStatusWords = (status: ReservationStatus, language: Language): string =>
  words[status][language]

const standing: Record<ReservationStatus, Words> = {
  requested: { es: 'La solicitud espera respuesta.', en: 'The request waits for an answer.' },
  confirmed: { es: 'La reserva está confirmada.', en: 'The reservation is confirmed.' },
  out: { es: 'El vehículo está fuera.', en: 'The vehicle is out.' },
  returned: { es: 'El vehículo ya se devolvió.', en: 'The vehicle is back.' },
  closed: { es: 'La reserva está cerrada.', en: 'The reservation is closed.' },
  declined: { es: 'La solicitud se rechazó.', en: 'The request was declined.' },
  expired: { es: 'La solicitud venció sin respuesta.', en: 'The request expired without an answer.' },
  cancelled: { es: 'La reserva se canceló.', en: 'The reservation was cancelled.' },
  no_show: { es: 'El cliente no se presentó.', en: 'The customer did not show up.' },
}

/** Where a reservation stands, as a sentence for operators. */
export const reservationStandsWords = (status: ReservationStatus, language: Language): string =>
  standing[status][language]
