import type { CANCELLERS, OwnedReservation } from '@nelly/contract/reservations/reservation'
import { minorUnits } from '@nelly/domain/money'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { isOverdue } from '@nelly/domain/reservations/overdue'
import { isByOperator } from '@nelly/domain/reservations/reservation-event'
import { possibleSteps } from '@nelly/domain/reservations/steps'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { Reservation } from './reservation.ts'

/** A reservation as its operator is told of it, at an instant. */
export function ownedReservation(reservation: Reservation, now: Date): OwnedReservation {
  const { landing, during, cancelledAt, cancellation, customer } = reservation
  return {
    id: reservation.id,
    reference: reservation.reference,
    landingId: reservation.landingId,
    landing: { name: landing.name, displayName: landing.displayName, logo: landing.logo.path },
    vehicleId: reservation.vehicleId,
    vehicleName: reservation.vehicleName,
    picture: reservation.vehiclePicture,
    firstName: reservation.firstName,
    lastName: reservation.lastName,
    email: reservation.email,
    phone: reservation.phone,
    comment: reservation.comment,
    answers: reservation.answers ?? [],
    persons: reservation.persons,
    bags: reservation.bags,
    driverAge: reservation.driverAge,
    isAgeAsked: reservation.isAgeAsked,
    additionalDrivers: reservation.additionalDrivers,
    pickup: { place: reservation.pickupPlace, date: dateOf(during.pickup), time: timeOf(during.pickup) },
    return: { place: reservation.returnPlace, date: dateOf(during.return), time: timeOf(during.return) },
    quote: reservation.quote,
    currency: reservation.currency,
    total: reservation.totalMinor,
    createdAt: reservation.createdAt.toISOString(),
    status: reservation.status,
    possibleSteps: possibleSteps(reservation.status, 'person'),
    isOverdue: isOverdue({ status: reservation.status, period: during }, wallClockIn(landing.timezone, now)),
    revision: reservation.revision,
    answerBy: reservation.answerBy?.toISOString() ?? null,
    outAt: reservation.outAt?.toISOString() ?? null,
    returnedAt: reservation.returnedAt?.toISOString() ?? null,
    cancelled: cancelledAt && {
      at: cancelledAt.toISOString(),
      fee: reservation.cancellationFeeMinor ?? minorUnits(0),
      by: cancellerOf(reservation),
      reason: (cancellation?.reason ?? null) as OperatorCancellationReason | null,
      note: cancellation?.note ?? null,
    },
    erasedAt: reservation.erasedAt?.toISOString() ?? null,
    unit: { number: reservation.unit, plate: reservation.plate ?? null, isPinned: reservation.isPinned },
    balance: reservation.sums?.balance ?? 0,
    held: reservation.sums?.held ?? 0,
    customer: customer ?? null,
  }
}

const cancellerOf = ({ status, cancellation }: Reservation): (typeof CANCELLERS)[number] | null => {
  if (status === 'expired') return null
  // Without an event it is older than events are, when only visitors could cancel.
  return isByOperator(cancellation?.by) ? 'owner' : 'visitor'
}
