import type fc from 'fast-check'
import type { Quote } from '../quote.ts'
import { type QuoteRequest, quoteRental } from '../quote-rental.ts'
import { anyRates, anyWish } from './any-rates.ts'
import { requestFor } from './wishes.ts'

/** A wish at random rates that is not refused, and its price. */
export const anyPriced: fc.Arbitrary<{ readonly request: QuoteRequest; readonly quote: Quote }> =
  anyRates.chain((rates) =>
    anyWish(rates).map((wish) => {
      const request = requestFor(rates, wish)
      const quoted = quoteRental(request)
      // Only a typed code can be refused, as none of the offers may hold.
      const priced = quoted.ok ? request : { ...request, wish: { ...wish, discountCode: null } }
      const again = quoted.ok ? quoted : quoteRental(priced)
      if (!again.ok) throw new Error(`refused: ${again.refusal}`)
      return { request: priced, quote: again.value }
    }),
  )
