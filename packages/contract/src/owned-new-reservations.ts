import type { NewReservations, NewReservationsAnswer } from './new-reservations.ts'

/** Parses an answer. */
export const newReservationsIn = (answer: NewReservationsAnswer): NewReservations => ({
  after: answer.after,
  known: answer.known,
  count: answer.count,
  reservations: answer.reservations.map((reservation) => ({
    id: reservation.id,
    reference: reservation.reference,
    landingId: reservation.id_landing,
    landingName: reservation.display_name,
    vehicleName: reservation.vehicle.name,
    firstName: reservation.name,
    lastName: reservation.last_name,
  })),
})
