import { priceAnswer } from '@nelly/contract/rates/price'
import { paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import { quoteAnswer, toQuoteAnswer } from '@nelly/contract/specified/quotes'
import { currency as currencyOf } from '@nelly/domain/currency'
import { decimalDigits, formatMoney, type MinorUnits, minorUnits, toMinorUnits } from '@nelly/domain/money'
import { type Adjustment, adjustedQuote, adjustmentsOf } from '@nelly/domain/rates/adjusted-quote'
import type { Quote } from '@nelly/domain/rates/quote'
import { anyPriced } from '@nelly/domain/rates/testing/any-priced'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMailedReservation } from '../../../tests/support/mailed-reservation.ts'
import { EXPORT_COLUMNS } from './export-columns.ts'
import { i18nIn } from './mail/mail-i18n.ts'
import { priceBlock } from './mail/reservation-blocks.ts'
import type { Reservation } from './reservation.ts'

/** More of them: `FUZZ=20`. */
const RUNS = 500 * Number(process.env.FUZZ ?? 1)

const LANGUAGES = ['es', 'en'] as const
const cellOf = (title: string) => {
  const column = EXPORT_COLUMNS.find((each) => each.title('en') === title)
  if (!column) throw new Error(`no column ${title}`)
  return column.cell
}
const [total, priceLines] = [cellOf('Total'), cellOf('Price lines')]

/** What an operator takes off or adds, in the currency's smallest units, with reasons that a cell has to carry. */
const anyAdjustments = fc.array(
  fc.record({
    amount: fc.integer({ min: -20_000, max: 20_000 }).map(minorUnits),
    reason: fc.constantFrom('Cliente de siempre', 'Rebaja: 10 %', '"Late" fee, agreed', '=1+1'),
  }),
  { maxLength: 3 },
)

/** The price with these adjustments, as far as there is enough to take off. */
function adjusted(quote: Quote, adjustments: readonly Adjustment[]): Quote {
  const found = adjustedQuote(quote, { currency: quote.currency, lines: adjustments })
  return found.ok ? found.value : quote
}

/** The amounts that a price consists of: its lines, subtotal and tax, its total, and what is paid when. */
function amountsOf({ lines, subtotal, tax, total: whole, prepayment, dueAtPickup, deposit }: Quote) {
  const paid = prepayment === null ? [] : [prepayment, dueAtPickup]
  return {
    rows: [...lines.map(({ amount }) => amount), subtotal, tax.amount],
    total: whole,
    after: [...paid, ...(deposit === null ? [] : [deposit])],
  }
}

// Rule of "An operator's own prices": contract/reservations/price-rows.ts, contract/reservations/payment-rows.ts, contract/specified/quotes.ts, server/features/public-site/one-price.api.test.ts, web/visitor/ui/one-price.test.ts
test('call, stored price, pages, mails and export say the same of random documents and bookings', () => {
  fc.assert(
    fc.property(anyPriced, anyAdjustments, fc.constantFrom(...LANGUAGES), (priced, adjustments, language) => {
      const quote = adjusted(priced.quote, adjustments)
      const { currency } = quote
      const { rows, total: whole, after } = amountsOf(quote)
      const digits = (minor: MinorUnits) => decimalDigits({ minor, currency })
      const written = (minor: MinorUnits) => formatMoney({ minor, currency })

      const answer = quoteAnswer.parse(JSON.parse(JSON.stringify(toQuoteAnswer(quote))))
      const read = (amount: number) => toMinorUnits(amount, currencyOf(answer.currency))
      const mailed = priceBlock(aMailedReservation({ quote }), i18nIn(language))
      if (mailed.kind !== 'amounts') throw new Error('not a block of amounts')
      const exported = { quote, totalMinor: whole, currency } as unknown as Reservation
      const cells = String(priceLines(exported, language, '.')).split('; ')
      expect({
        answer: [...answer.lines.map(({ amount }) => amount), answer.subtotal, answer.tax].map(read),
        answerTotal: read(answer.total),
        tested: priceAnswer.parse(quote),
        stored: JSON.parse(JSON.stringify(quote)),
        pageRows: priceRows(quote, language).map(({ amount }) => amount),
        pageAfter: paymentRows(quote, language).map(({ amount }) => amount),
        mail: [...mailed.lines, mailed.total, ...(mailed.after ?? [])].map(({ amount }) => amount),
        cells: cells.map((cell) => cell.slice(cell.lastIndexOf(': ') + 2)),
        unsaid: adjustmentsOf(quote).filter(({ reason }) => !cells.some((cell) => cell.includes(reason))),
        total: total(exported, language, '.'),
      }).toEqual({
        answer: rows,
        answerTotal: whole,
        tested: quote,
        stored: quote,
        pageRows: rows,
        pageAfter: after,
        mail: [...rows, whole, ...after].map(written),
        cells: rows.map(digits),
        unsaid: [],
        total: digits(whole),
      })
    }),
    { numRuns: RUNS },
  )
})
