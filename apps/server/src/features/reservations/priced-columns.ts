import { priceQuestions } from '@nelly/domain/rates/price-questions'
import type { Quote } from '@nelly/domain/rates/quote'
import type { Rates } from '@nelly/domain/rates/rates'
import { offerOf } from '../inventory/limited-supply.ts'

/** What a reservation stores of its price, which was made at these rates. */
export const pricedColumns = (price: Quote, rates: Rates) => ({
  isAgeAsked: priceQuestions(rates).includes('driverAge'),
  extras: price.lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ code, quantity }) => ({ code, quantity })),
  ...priceColumns(price),
})

/** The columns of the price alone. */
export const priceColumns = (price: Quote) => ({
  quote: price,
  currency: price.currency,
  offerId: offerOf(price.lines),
  totalMinor: price.total,
})
