import type { listReservationsOfOwner, QuoteAnswer, ReservationAnswer } from '@nelly/contract/reservations'
import { moneyAnswer } from '@nelly/contract/wire'
import { cents } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/quote'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { Reservation } from './reservation.ts'

/** A reservation as the wire spells it; `origin` is that of its links. */
export function reservationAnswer(reservation: Reservation, origin: string): ReservationAnswer {
  const { landing, during } = reservation
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
    cancellation_fee:
      reservation.cancellationFeeCents === null ? null : moneyAnswer(cents(reservation.cancellationFeeCents)),
    erased_at: reservation.erasedAt?.toISOString() ?? null,
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
