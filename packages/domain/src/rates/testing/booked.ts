import { days } from '../../rental-period.ts'
import type { Cancellable } from '../../reservations/cancellation.ts'
import { dollars } from '../../testing/dollars.ts'
import { addMinutes } from '../../wall-clock.ts'
import { DEFAULT_RATES } from '../default-rates.ts'
import type { Quote } from '../quote.ts'
import type { RentalWish } from '../rental-wish.ts'
import { at, priceOf, requestFor, wishFor } from './wishes.ts'

/** A rental at this total by the default terms of cancellation. */
export const bookedAt = (total: number): Cancellable => ({
  lines: [],
  days: days(3),
  total: dollars(total),
  prepayment: null,
  terms: { cancellation: DEFAULT_RATES.cancellation, mileage: null },
})

/** The price of so many days at a price per day by the default document, as reservations store it. */
export function bookedQuote(perDay: number, count: number, extras: RentalWish['extras'] = []): Quote {
  const pickup = at('2027-03-10T10:00')
  const wish = wishFor({ period: { pickup, return: addMinutes(pickup, count * 24 * 60) }, extras })
  return priceOf({ ...requestFor(DEFAULT_RATES, wish, perDay), ratesVersion: 0 })
}
