import type {
  listReservationsOfOwner,
  QuoteAnswer,
  ReservationAnswer,
  readReservation,
} from '@nelly/contract/reservations'
import { moneyAnswer } from '@nelly/contract/wire'
import { cancellationFeeAt } from '@nelly/domain/cancellation'
import { cents } from '@nelly/domain/money'
import { mayBeCancelledByOperator } from '@nelly/domain/operator-cancellation'
import type { Quote } from '@nelly/domain/quote'
import { stateOf } from '@nelly/domain/reservation-state'
import { dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { reservationEvents } from '../../platform/db/schema.ts'
import { standingOf } from './lock-reservation.ts'
import type { Reservation } from './reservation.ts'

/** A reservation as the wire spells it; `origin` is that of its links. */
export function reservationAnswer(reservation: Reservation, origin: string): ReservationAnswer {
  const { landing, during, cancellation } = reservation
  const landingUrl = `${origin}/${landing.name}`
  return {
    id: reservation.id,
    reference: reservation.reference,
    id_landing: reservation.landingId,
    name_landing: landing.name,
    url_landing: landingUrl,
    id_vehicle: reservation.vehicleId,
    url_vehicle: `${landingUrl}/vehicles/${reservation.vehicleId}`,
    avatar_url: reservation.vehiclePicture && `${origin}/storage/${reservation.vehiclePicture}`,
    vehicle: { name: reservation.vehicleName },
    landing: { logo: landing.logo.path, display_name: landing.displayName },
    number_person: reservation.persons,
    number_bag: reservation.bags,
    name: reservation.firstName,
    last_name: reservation.lastName,
    phone: reservation.phone,
    email: reservation.email,
    description: reservation.comment,
    place_of_departure: reservation.pickupPlace,
    arrival_place: reservation.returnPlace,
    date_of_departure: dateOf(during.pickup),
    time_of_departure: timeOf(during.pickup),
    date_of_arrival: dateOf(during.return),
    time_of_arrival: timeOf(during.return),
    total_price: moneyAnswer(cents(reservation.totalCents)),
    quote: quoteAnswer(reservation.quote),
    created_at: reservation.createdAt.toISOString(),
    cancelled_at: reservation.cancelledAt?.toISOString() ?? null,
    // Without an event it is older than events are, when only visitors could cancel.
    cancelled_by: reservation.cancelledAt && (cancellation?.by === 'owner' ? 'owner' : 'visitor'),
    cancellation_reason: (cancellation?.reason ?? null) as ReservationAnswer['cancellation_reason'],
    cancellation_note: cancellation?.note ?? null,
    cancellation_fee:
      reservation.cancellationFeeCents === null ? null : moneyAnswer(cents(reservation.cancellationFeeCents)),
    erased_at: reservation.erasedAt?.toISOString() ?? null,
  }
}

/** A reservation with its events, and what cancelling it would cost the customer. */
export function reservationDetailsAnswer(
  reservation: Reservation,
  events: readonly (typeof reservationEvents.$inferSelect)[],
  { origin, now: instant }: { origin: string; now: Date },
): z.input<typeof readReservation.answer> {
  const now = wallClockIn(reservation.landing.timezone, instant)
  const state = stateOf(standingOf(reservation), now)
  if (state === 'withdrawn') throw new Error('a deleted reservation has no details')
  const fee = cancellationFeeAt(cents(reservation.totalCents), reservation.during.pickup, now)
  return {
    ...reservationAnswer(reservation, origin),
    state,
    fee_if_cancelled: mayBeCancelledByOperator(state) ? moneyAnswer(fee) : null,
    events: events.map(({ kind, actorKind, at }) => ({ kind, by: actorKind, at: at.toISOString() })),
  }
}

/** Every line of a price in dollars. */
export const quoteAnswer = (quote: Quote): QuoteAnswer => ({
  days: quote.days,
  price_per_day: moneyAnswer(quote.pricePerDay),
  rental: moneyAnswer(quote.rental),
  extras: quote.extras.map(({ code, quantity, amount }) => ({ code, quantity, amount: moneyAnswer(amount) })),
  liability_service: moneyAnswer(quote.liabilityService),
  license_fee: moneyAnswer(quote.vehicleLicenseFee),
  subtotal: moneyAnswer(quote.subtotal),
  tax: moneyAnswer(quote.tax),
  total: moneyAnswer(quote.total),
})

/** An owner's reservations, grouped by landing; the landing with the newest one comes first. */
export function byLanding(
  reservations: readonly Reservation[],
  origin: string,
): z.input<typeof listReservationsOfOwner.answer> {
  const groups = Map.groupBy(reservations, ({ landingId }) => landingId)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first
      ? [
          {
            id_landing: first.landing.id,
            name_landing: first.landing.name,
            display_name: first.landing.displayName,
            logo: first.landing.logo.path,
            reservations: group.map((reservation) => reservationAnswer(reservation, origin)),
          },
        ]
      : []
  })
}
