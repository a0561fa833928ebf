import { currency } from '@nelly/domain/currency'
import { sum } from '@nelly/domain/money'
import { quoteRental } from '@nelly/domain/rates/quote-rental'
import { anyRates, anyWish } from '@nelly/domain/rates/testing/any-rates'
import { requestFor } from '@nelly/domain/rates/testing/wishes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceRows } from './price-rows.ts'
import { quoteOf } from './quote-of.ts'
import { toQuoteAnswer } from './quotes.ts'

const anyRequest = anyRates.chain((rates) =>
  fc
    .record({
      wish: anyWish(rates),
      perDay: fc.integer({ min: 1, max: 500 }),
      code: fc.constantFrom('USD', 'DOP', 'JPY', 'KWD'),
    })
    .map(({ wish, perDay, code }) =>
      requestFor({ ...rates, currency: currency(code) }, { ...wish, discountCode: null }, perDay),
    ),
)

test(
  'prices by 10,000 random documents are the same to the unit on the wire, in a browser and in every row',
  () =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        const quoted = quoteRental(request)
        if (!quoted.ok) throw new Error(quoted.refusal)
        const quote = quoted.value
        const answer: ReturnType<typeof toQuoteAnswer> = JSON.parse(JSON.stringify(toQuoteAnswer(quote)))
        expect(quoteOf(answer)).toEqual(quote)
        const rows = priceRows(quote, 'es')
        expect(rows.map(({ amount }) => amount)).toEqual([
          ...quote.lines.map(({ amount }) => amount),
          quote.subtotal,
          quote.tax.amount,
        ])
        expect(sum([quote.subtotal, quote.tax.amount])).toBe(quote.total)
      }),
      { numRuns: 10_000 },
    ),
  120_000,
)
