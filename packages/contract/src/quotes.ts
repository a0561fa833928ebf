import { currency } from '@nelly/domain/currency'
import { type MinorUnits, sum, toMinorUnits } from '@nelly/domain/money'
import type { LineReason, Quote, QuoteLine, RentalTerms } from '@nelly/domain/rates/quote'
import { percent } from '@nelly/domain/rates/rates'
import { days } from '@nelly/domain/rental-period'
import { z } from 'zod'
import { feeOf, toFeeAnswer } from './rates/cancellation-fee.ts'
import { type Amounts, amountsIn, basisPoints, percentAnswer } from './rates/fields.ts'
import { quoteLineAnswer, toLineAnswer } from './rates/quote-line.ts'
import { currencyAnswer, money, moneyAnswer } from './wire.ts'

type LineAnswer = z.infer<typeof quoteLineAnswer>

const localized = z.object({ es: z.string(), en: z.string() }).meta({ id: 'LocalizedText' })
const share = z.number().meta({ description: 'Percent' })

const cancellationFee = z
  .object({ amount: money.nullable(), percent: share.nullable(), days: z.number().nullable() })
  .meta({ id: 'CancellationFee', description: 'One of the three is set' })

const termsAnswer = z
  .object({
    cancellation: z.object({
      earlier: cancellationFee,
      within: z.array(z.object({ hours: z.number(), ...cancellationFee.shape })),
      after_pickup: z.union([z.literal('all'), cancellationFee]),
    }),
    mileage: z.object({ km_per_day: z.number().nullable(), per_extra_km: money.nullable() }).nullable(),
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
    tax_name: localized,
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
type QuoteAnswer = z.infer<typeof quoteAnswer>

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

/** Parses a quote of an answer. */
export function quoteOf(answer: QuoteAnswer): Quote {
  const code = currency(answer.currency)
  const amounts = amountsIn(code)
  const { read, readOrNull } = amounts
  return {
    currency: code,
    ratesVersion: answer.rates_version,
    pricePerDay: read(answer.price_per_day),
    days: days(answer.days),
    clockDays: days(answer.clock_days),
    lines: answer.lines.map((line) => lineOf(line, amounts)),
    discountCode: answer.discount_code,
    subtotal: read(answer.subtotal),
    tax: {
      name: answer.tax_name,
      percent: percent(answer.tax_percent),
      included: answer.tax_included,
      amount: read(answer.tax),
    },
    total: read(answer.total),
    prepayment: readOrNull(answer.prepayment),
    dueAtPickup: read(answer.due_at_pickup),
    deposit: readOrNull(answer.deposit),
    display: answer.display && {
      ...answer.display,
      currency: currency(answer.display.currency),
      amount: toMinorUnits(answer.display.amount, currency(answer.display.currency)),
    },
    terms: termsOf(answer.terms, amounts),
  }
}

const lineOf = (answer: LineAnswer, amounts: Amounts): QuoteLine => ({
  code: answer.code,
  kind: answer.kind,
  name: answer.name,
  quantity: answer.quantity,
  days: answer.days,
  unitAmount: amounts.readOrNull(answer.unit_amount),
  perDays: answer.per_days,
  amount: amounts.read(answer.amount),
  taxable: answer.taxable,
  reason: reasonOf(answer.reason, amounts),
})

/** The schema describes the fields of all kinds of reasons together; each kind has its own of them. */
function reasonOf({ from_days, of, ...answer }: LineAnswer['reason'], { read }: Amounts): LineReason {
  return {
    ...answer,
    ...(from_days !== undefined && { fromDays: from_days }),
    ...(answer.percent !== undefined && { percent: basisPoints(answer.percent) }),
    ...(of !== undefined && { of: read(of) }),
  } as LineReason
}

const toTermsAnswer = (
  { cancellation, mileage }: RentalTerms,
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
  }
}

const termsOf = ({ cancellation, mileage }: z.infer<typeof termsAnswer>, amounts: Amounts): RentalTerms => {
  const fee = feeOf(amounts)
  const { after_pickup } = cancellation
  return {
    cancellation: {
      earlier: fee(cancellation.earlier),
      within: cancellation.within.map((step) => ({ hours: step.hours, ...fee(step) })),
      afterPickup: after_pickup === 'all' ? 'all' : fee(after_pickup),
    },
    mileage: mileage && {
      kmPerDay: mileage.km_per_day,
      perExtraKm: amounts.readOrNull(mileage.per_extra_km),
    },
  }
}
