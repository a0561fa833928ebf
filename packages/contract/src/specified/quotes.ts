import { type MinorUnits, sum } from '@nelly/domain/money'
import type { Quote, QuoteLine, RentalTerms } from '@nelly/domain/rates/quote'
import { z } from 'zod'
import { toFeeAnswer } from '../rates/cancellation-fee.ts'
import { type Amounts, amountsIn, percentAnswer } from '../rates/fields.ts'
import { quoteLineAnswer, toLineAnswer } from '../rates/quote-line.ts'
import { currencyAnswer, localizedAnswer, money, moneyAnswer } from '../wire.ts'

const share = z.number().meta({ description: 'Percent' })

const cancellationFee = z
  .object({ amount: money.nullable(), percent: share.nullable(), days: z.number().nullable() })
  .meta({ id: 'CancellationFee', description: 'One of the three is set' })

export const termsAnswer = z
  .object({
    cancellation: z.object({
      earlier: cancellationFee,
      within: z.array(z.object({ hours: z.number(), ...cancellationFee.shape })),
      after_pickup: z.union([z.literal('all'), cancellationFee]),
    }),
    mileage: z.object({ km_per_day: z.number().nullable(), per_extra_km: money.nullable() }).nullable(),
    prepayment_instructions: localizedAnswer.optional().meta({
      description: 'How the prepayment is paid. Without it: the usual words',
    }),
  })
  .meta({ id: 'RentalTerms' })

/** A price, line by line. */
export const quoteAnswer = z
  .object({
    days: z.number().int(),
    price_per_day: money,
    rental: money.meta({ description: 'All lines of the rental itself, less its offer' }),
    extras: z.array(z.object({ code: z.string(), quantity: z.number().int(), amount: money })),
    liability_service: money.meta({ description: 'Zero where the landing has no such fee' }),
    license_fee: money.meta({ description: 'Zero where the landing has no such fee' }),
    subtotal: money.meta({ description: 'Without tax' }),
    tax: money,
    total: money,
    currency: currencyAnswer,
    discount_code: z.enum(['applied', 'outdone']).nullable().meta({
      description: 'Whether the typed code gave the reduction, or an offer without a code as large or larger',
    }),
    lines: z
      .array(quoteLineAnswer)
      .meta({ description: 'They add up to the subtotal, or to the total where the tax is included' }),
    tax_name: localizedAnswer,
    tax_percent: share,
    tax_included: z.boolean(),
    clock_days: z.number().int().meta({ description: 'Begun days by the clock, without grace' }),
    rates_version: z.number().int().meta({ description: 'Zero: the rates that hold where none were set' }),
    prepayment: money.nullable().meta({ description: 'What is to be paid before the pickup' }),
    due_at_pickup: money,
    deposit: money.nullable().meta({ description: 'A hold at the pickup, no part of the total' }),
    display: z
      .object({ currency: currencyAnswer, amount: money, rate: z.number(), date: z.string() })
      .nullable()
      .meta({ description: 'The total in a second currency, never charged' }),
    terms: termsAnswer,
  })
  .meta({ id: 'Quote' })
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** The sum of the lines of these kinds. */
const sumOf = (lines: readonly QuoteLine[], ...kinds: QuoteLine['kind'][]): MinorUnits =>
  sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))

export function toQuoteAnswer(quote: Quote): QuoteAnswer {
  const { lines, tax, display, prepayment, deposit } = quote
  const amounts = amountsIn(quote.currency)
  const { write, writeOrNull } = amounts
  const fee = (code: string) =>
    write(sum(lines.filter((line) => line.kind === 'fee' && line.code === code).map(({ amount }) => amount)))
  return {
    days: quote.days,
    price_per_day: write(quote.pricePerDay),
    rental: write(sumOf(lines, 'rental', 'part_day', 'offer')),
    extras: lines
      .filter(({ kind }) => kind === 'extra')
      .map(({ code, quantity, amount }) => ({ code, quantity, amount: write(amount) })),
    liability_service: fee('liability_service'),
    license_fee: fee('license_fee'),
    subtotal: write(quote.subtotal),
    tax: write(tax.amount),
    total: write(quote.total),
    currency: quote.currency,
    discount_code: quote.discountCode,
    lines: lines.map((line) => toLineAnswer(line, quote.currency)),
    tax_name: tax.name,
    tax_percent: percentAnswer(tax.percent),
    tax_included: tax.included,
    clock_days: quote.clockDays,
    rates_version: quote.ratesVersion,
    prepayment: writeOrNull(prepayment),
    due_at_pickup: write(quote.dueAtPickup),
    deposit: writeOrNull(deposit),
    display: display && { ...display, amount: moneyAnswer(display.amount, display.currency) },
    terms: toTermsAnswer(quote.terms, amounts),
  }
}

const toTermsAnswer = (
  { cancellation, mileage, prepaymentInstructions }: RentalTerms,
  amounts: Amounts,
): z.infer<typeof termsAnswer> => {
  const fee = toFeeAnswer(amounts)
  const { afterPickup } = cancellation
  return {
    cancellation: {
      earlier: fee(cancellation.earlier),
      within: cancellation.within.map((step) => ({ hours: step.hours, ...fee(step) })),
      after_pickup: afterPickup === 'all' ? 'all' : fee(afterPickup),
    },
    mileage: mileage && {
      km_per_day: mileage.kmPerDay,
      per_extra_km: amounts.writeOrNull(mileage.perExtraKm),
    },
    ...(prepaymentInstructions && { prepayment_instructions: prepaymentInstructions }),
  }
}
