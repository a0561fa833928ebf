import type { Carried } from '../booking/booking.ts'
import { bookingSearch } from '../booking/booking-address.ts'

const FIELD = 'another'
const MOST = 9

/** Which reservation of the same booking an address is for: 0 is the first, a higher one is another on purpose. */
export function anotherOf(params: URLSearchParams): number {
  const text = params.get(FIELD) ?? ''
  return /^[1-9]$/.test(text) ? Number(text) : 0
}

/** The search of the address at which a booking is made for the first time or, on purpose, again. */
export const attemptSearch = (booking: Carried, another: number): string =>
  bookingSearch(booking, another === 0 ? [] : [[FIELD, String(Math.min(another, MOST))]])
