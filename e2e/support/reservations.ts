import type { ReservationAnswer } from '@nelly/contract/specified/reservation-answers'
import { inDays } from './dates.ts'
import { mailTo, ownLinkIn } from './mails.ts'
import type { Operator } from './operator.ts'
import type { Server } from './server.ts'

/** Options of a reservation that is made for a journey. */
interface ReservationRequest {
  name?: string
  lastName?: string
  email?: string
  phone?: string
  comment?: string
  /** Days from today to the pickup, and the length of the rental. */
  inDays: number
  days?: number
  /** Times of pickup and return. */
  at?: string
  until?: string
  babySeats?: number
}

/** Reserves a vehicle as a visitor does, at the landing's first place. */
export const reserveFor = (
  operator: Operator,
  landing: { id: number; vehicle: number },
  request: ReservationRequest,
): Promise<ReservationAnswer> => {
  const { name = 'Ana', lastName = 'Pérez', at = '10:00', days = 3 } = request
  return operator.call('POST', '/reservations', {
    id_landing: landing.id,
    id_vehicle: landing.vehicle,
    name,
    last_name: lastName,
    email: request.email ?? 'ana@example.com',
    phone: request.phone ?? '+1 809 555 0101',
    description: request.comment,
    place_of_departure: 'Aeropuerto Las Américas',
    arrival_place: 'Zona Colonial',
    date_of_departure: inDays(request.inDays),
    time_of_departure: at,
    date_of_arrival: inDays(request.inDays + days),
    time_of_arrival: request.until ?? at,
    extras: request.babySeats ? [{ code: 'baby_seat', quantity: request.babySeats }] : [],
  })
}

/** Cancels a reservation by the link in its visitor's mail, at the fee of one that is more than a day away. */
export async function cancelByMail(server: Server, email: string): Promise<void> {
  const link = ownLinkIn(await mailTo(server, email, 'confirmation'))
  const answer = await fetch(`${link}&do=cancel`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ seen_fee: '10000' }),
  })
  if (!answer.ok) throw new Error(`cancelling: ${answer.status}`)
}

/** Cancels a reservation for a reason of the operator's own, without a fee. */
export const cancelAsOperator = (operator: Operator, id: number): Promise<unknown> =>
  operator.call('POST', `/reservations/${id}/cancellation`, {
    reason: 'duplicate',
  })
