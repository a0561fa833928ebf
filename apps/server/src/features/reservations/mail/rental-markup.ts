import { decimalDigits } from '@nelly/domain/money'
import type { WallClock } from '@nelly/domain/wall-clock'
import { instantOf } from '@nelly/domain/wall-clock'
import type { MailedReservation } from './mail-data.ts'

/**
 * The reservation as markup for mail programs: `RentalCarReservation` of schema.org, as Gmail specifies it. `url` is
 * its page.
 */
export function rentalMarkup(
  reservation: MailedReservation,
  { isCancelled, url }: { isCancelled: boolean; url: string | undefined },
) {
  const { during, customer, landing, operator, pickupPlace, returnPlace, quote } = reservation
  const { pickupDetails, returnDetails } = reservation
  const at = (moment: WallClock) => withOffset(moment, landing.timezone)
  return {
    '@context': 'http://schema.org',
    '@type': 'RentalCarReservation',
    reservationNumber: reservation.reference,
    reservationStatus: `http://schema.org/Reservation${isCancelled ? 'Cancelled' : 'Confirmed'}`,
    underName: { '@type': 'Person', name: customer.name, email: customer.email },
    reservationFor: {
      '@type': 'RentalCar',
      name: reservation.vehicleName,
      rentalCompany: {
        '@type': 'Organization',
        name: landing.name,
        email: operator.email,
        ...(operator.phone && { telephone: operator.phone }),
      },
    },
    pickupLocation: { '@type': 'Place', name: pickupPlace, address: pickupDetails?.address ?? pickupPlace },
    pickupTime: at(during.pickup),
    dropoffLocation: { '@type': 'Place', name: returnPlace, address: returnDetails?.address ?? returnPlace },
    dropoffTime: at(during.return),
    bookingTime: reservation.createdAt.toISOString(),
    totalPrice: decimalDigits({ minor: quote.total, currency: quote.currency }),
    priceCurrency: quote.currency,
    ...(url && { url }),
  }
}

/** A wall clock with its UTC offset, such as `2027-03-10T10:00:00-04:00`. */
function withOffset(at: WallClock, timezone: string): string {
  const ahead = (Date.parse(`${at}Z`) - instantOf(at, timezone).getTime()) / 60_000
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${at}:00${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}
