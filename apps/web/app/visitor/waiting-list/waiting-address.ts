import type { VehicleId } from '@nelly/domain/ids'
import { bookingSearch } from '../booking/booking-address.ts'
import type { BookingPage } from '../booking/booking-page.ts'

/** Where the form to wait is sent, and the stamp it is rendered with. */
export interface WaitingOffer {
  readonly action: string
  readonly stamp: string
}

/** The address of the waiting list's page, below a landing's own. */
export const waitingPath = (landing: string): string => `/${landing}/my-reservation/waiting-list`

/**
 * The form to wait for the search of a page: for a vehicle, or for any. Undefined without dates, in a preview, and beside vehicles that were
 * chosen before: whether there is one more for all of them nobody is told later.
 */
export function waitingOffer(
  { site, landing, booking }: Pick<BookingPage, 'site' | 'landing' | 'booking'>,
  vehicle: VehicleId | undefined,
): WaitingOffer | undefined {
  if (!booking.period || landing.previewEnds || booking.others.length > 0) return undefined
  const search = bookingSearch({ ...booking, vehicle, extras: [] })
  return { action: waitingPath(landing.localAddress) + search, stamp: site.stampForm(formKey(search)) }
}

/** What the stamp of a form is for, by the search of its address. */
export const formKey = (search: string): string => `waiting ${search}`
