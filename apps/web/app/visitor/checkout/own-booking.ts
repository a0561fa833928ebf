import type { ContactCorrection } from '@nelly/contract/public-site/my-reservation'
import type { AttemptReservation } from '@nelly/contract/public-site/public-site'
import type { BookingContact } from '@nelly/domain/reservations/booking'
import type { BookingPage } from '../booking/booking-page.ts'
import type { Attempt } from './key.ts'

/**
 * The reservation that this browser's attempt has made; undefined where there is none, or it was cancelled or erased.
 */
export async function ownBooking(
  { site, landing }: Pick<BookingPage, 'site' | 'landing'>,
  attempt: Attempt,
): Promise<AttemptReservation | undefined> {
  if (!attempt.isProven) return undefined
  const booked = await site.reservationOfAttempt(landing.id, attempt)
  if (!booked) return undefined
  const { cancelled, isWithdrawn, customer } = booked.reservation
  return cancelled || isWithdrawn || !customer ? undefined : booked
}

/** The differences of a form's contact data from the reservation's. */
export const correctionOf = ({
  customer,
  comment,
  persons,
}: BookingContact): Required<ContactCorrection> => ({
  ...customer,
  comment,
  persons,
})

/** Whether a form equals the reservation, perhaps after a correction. */
export function isUnchanged({ reservation }: AttemptReservation, booking: BookingContact): boolean {
  const { customer, persons } = reservation
  const stored: Record<string, unknown> = { ...customer, persons }
  return Object.entries(correctionOf(booking)).every(([field, value]) => stored[field] === value)
}
