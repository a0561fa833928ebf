import { type Currency, currency } from '@nelly/domain/currency'
import { type MinorUnits, sum, toMinorUnits } from '@nelly/domain/money'
import type { LineReason, Quote, QuoteLine, RentalTerms } from '@nelly/domain/rates/quote'
import { type BasisPoints, type CancellationFee, percent } from '@nelly/domain/rates/rates'
import { days } from '@nelly/domain/rental-period'
import { z } from 'zod'
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

const inPercent = (of: BasisPoints): number => of / 100

/** The sum of the lines of these kinds. */
const sumOf = (lines: readonly QuoteLine[], ...kinds: QuoteLine['kind'][]): MinorUnits =>
  sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))

export function toQuoteAnswer(quote: Quote): QuoteAnswer {
  const { lines, tax, display, prepayment, deposit } = quote
  const wire = (amount: MinorUnits) => moneyAnswer(amount, quote.currency)
  const orNull = (amount: MinorUnits | null) => (amount === null ? null : wire(amount))
  const fee = (code: string) =>
    wire(sum(lines.filter((line) => line.kind === 'fee' && line.code === code).map(({ amount }) => amount)))
  return {
    days: quote.days,
    price_per_day: wire(quote.pricePerDay),
    rental: wire(sumOf(lines, 'rental', 'part_day', 'offer')),
    extras: lines
      .filter(({ kind }) => kind === 'extra')
      .map(({ code, quantity, amount }) => ({ code, quantity, amount: wire(amount) })),
    liability_service: fee('liability_service'),
    license_fee: fee('license_fee'),
    subtotal: wire(quote.subtotal),
    tax: wire(tax.amount),
    total: wire(quote.total),
    currency: quote.currency,
    discount_code: quote.discountCode,
    lines: lines.map((line) => toLineAnswer(line, quote.currency)),
    tax_name: tax.name,
    tax_percent: inPercent(tax.percent),
    tax_included: tax.included,
    clock_days: quote.clockDays,
    rates_version: quote.ratesVersion,
    prepayment: orNull(prepayment),
    due_at_pickup: wire(quote.dueAtPickup),
    deposit: orNull(deposit),
    display: display && { ...display, amount: moneyAnswer(display.amount, display.currency) },
    terms: toTermsAnswer(quote.terms, quote.currency),
  }
}

/** Parses a quote of an answer. */
export function quoteOf(answer: QuoteAnswer): Quote {
  const code = currency(answer.currency)
  const amount = (given: number) => toMinorUnits(given, code)
  const orNull = (given: number | null) => (given === null ? null : amount(given))
  return {
    currency: code,
    ratesVersion: answer.rates_version,
    pricePerDay: amount(answer.price_per_day),
    days: days(answer.days),
    clockDays: days(answer.clock_days),
    lines: answer.lines.map((line) => lineOf(line, code)),
    discountCode: answer.discount_code,
    subtotal: amount(answer.subtotal),
    tax: {
      name: answer.tax_name,
      percent: percent(answer.tax_percent),
      included: answer.tax_included,
      amount: amount(answer.tax),
    },
    total: amount(answer.total),
    prepayment: orNull(answer.prepayment),
    dueAtPickup: amount(answer.due_at_pickup),
    deposit: orNull(answer.deposit),
    display: answer.display && {
      ...answer.display,
      currency: currency(answer.display.currency),
      amount: toMinorUnits(answer.display.amount, currency(answer.display.currency)),
    },
    terms: termsOf(answer.terms, code),
  }
}

const lineOf = (answer: LineAnswer, code: Currency): QuoteLine => ({
  code: answer.code,
  kind: answer.kind,
  name: answer.name,
  quantity: answer.quantity,
  days: answer.days,
  unitAmount: answer.unit_amount === null ? null : toMinorUnits(answer.unit_amount, code),
  perDays: answer.per_days,
  amount: toMinorUnits(answer.amount, code),
  taxable: answer.taxable,
  reason: reasonOf(answer.reason, code),
})

/** The schema describes the fields of all kinds of reasons together; each kind has its own of them. */
function reasonOf({ from_days, of, ...answer }: LineAnswer['reason'], code: Currency): LineReason {
  return {
    ...answer,
    ...(from_days !== undefined && { fromDays: from_days }),
    ...(answer.percent !== undefined && { percent: shareOf(answer.percent) }),
    ...(of !== undefined && { of: toMinorUnits(of, code) }),
  } as LineReason
}

const shareAnswer = (of: BasisPoints | null): number | null => (of === null ? null : inPercent(of))
const shareOf = (given: number | null): BasisPoints | null => (given === null ? null : percent(given))

type FeeAnswer = z.infer<typeof cancellationFee>

const toFeeAnswer = (fee: CancellationFee, code: Currency): FeeAnswer => ({
  amount: fee.amount === null ? null : moneyAnswer(fee.amount, code),
  percent: shareAnswer(fee.percent),
  days: fee.days,
})

const feeOf = (answer: FeeAnswer, code: Currency): CancellationFee => ({
  amount: answer.amount === null ? null : toMinorUnits(answer.amount, code),
  percent: shareOf(answer.percent),
  days: answer.days,
})

const toTermsAnswer = (
  { cancellation, mileage }: RentalTerms,
  code: Currency,
): z.infer<typeof termsAnswer> => ({
  cancellation: {
    earlier: toFeeAnswer(cancellation.earlier, code),
    within: cancellation.within.map((step) => ({ hours: step.hours, ...toFeeAnswer(step, code) })),
    after_pickup: cancellation.afterPickup === 'all' ? 'all' : toFeeAnswer(cancellation.afterPickup, code),
  },
  mileage: mileage && {
    km_per_day: mileage.kmPerDay,
    per_extra_km: mileage.perExtraKm === null ? null : moneyAnswer(mileage.perExtraKm, code),
  },
})

const termsOf = ({ cancellation, mileage }: z.infer<typeof termsAnswer>, code: Currency): RentalTerms => ({
  cancellation: {
    earlier: feeOf(cancellation.earlier, code),
    within: cancellation.within.map((step) => ({ hours: step.hours, ...feeOf(step, code) })),
    afterPickup: cancellation.after_pickup === 'all' ? 'all' : feeOf(cancellation.after_pickup, code),
  },
  mileage: mileage && {
    kmPerDay: mileage.km_per_day,
    perExtraKm: mileage.per_extra_km === null ? null : toMinorUnits(mileage.per_extra_km, code),
  },
})
