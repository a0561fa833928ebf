import { currency } from '@nelly/domain/currency'
import { toMinorUnits } from '@nelly/domain/money'
import type { LineReason, Quote, QuoteLine, RentalTerms } from '@nelly/domain/rates/quote'
import { percent } from '@nelly/domain/rates/rates'
import { days } from '@nelly/domain/rental-period'
import type { z } from 'zod'
import type { QuoteAnswer, termsAnswer } from './quotes.ts'
import { feeOf } from './rates/cancellation-fee.ts'
import { type Amounts, amountsIn, basisPoints } from './rates/fields.ts'
import type { quoteLineAnswer } from './rates/quote-line.ts'

type LineAnswer = z.infer<typeof quoteLineAnswer>

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
  ...(answer.excess !== undefined && { excess: amounts.read(answer.excess) }),
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

const termsOf = (
  { cancellation, mileage, prepayment_instructions }: z.infer<typeof termsAnswer>,
  amounts: Amounts,
): RentalTerms => {
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
    ...(prepayment_instructions && { prepaymentInstructions: prepayment_instructions }),
  }
}
