import type { Quote } from '@nelly/domain/rates/quote'
import { z } from 'zod'
import { currencyAnswer, localizedAnswer, written } from '../wire.ts'
import { quoteLineAnswer } from './quote-line.ts'

const amount = z.number().int().meta({ description: "In minor units of the price's currency" })
const share = z.number().int().meta({ description: 'In hundredths of a percent' })
const count = z.number().int()

const line = z
  .object({
    ...quoteLineAnswer.pick({ code: true, kind: true, name: true, quantity: true, days: true, taxable: true })
      .shape,
    unitAmount: amount.nullable(),
    perDays: z.literal([1, 7, 30]).meta({ description: 'The days that a unit amount is for' }),
    amount: amount.meta({ description: 'Negative for an offer; an adjustment may be either' }),
    reason: z.object({
      ...quoteLineAnswer.shape.reason.pick({
        kind: true,
        season: true,
        name: true,
        hours: true,
        at: true,
        limited: true,
      }).shape,
      fromDays: count.nullable().optional(),
      percent: share.nullable().optional(),
      of: amount.optional(),
    }),
    excess: amount.optional(),
  })
  .meta({ id: 'PriceLine' })

const cancellationFee = z.object({
  amount: amount.nullable(),
  percent: share.nullable(),
  days: count.nullable(),
})

/** A price as the domain has it. */
export const priceAnswer = written<Quote>(
  z.object({
    currency: currencyAnswer,
    ratesVersion: count,
    pricePerDay: amount,
    days: count,
    clockDays: count.meta({ description: 'Begun days by the clock, without grace' }),
    lines: z
      .array(line)
      .meta({ description: 'They add up to the subtotal, or to the total where the tax is included' }),
    discountCode: z.enum(['applied', 'outdone']).nullable(),
    subtotal: amount.meta({ description: 'Without tax' }),
    tax: z.object({ name: localizedAnswer, percent: share, included: z.boolean(), amount }),
    total: amount,
    prepayment: amount.nullable(),
    fullPrepayment: amount.optional().meta({ description: 'Before adjustments, where they leave less' }),
    dueAtPickup: amount,
    deposit: amount.nullable().meta({ description: 'A hold at the pickup, no part of the total' }),
    display: z
      .object({ currency: currencyAnswer, amount: count, rate: z.number(), date: z.string() })
      .nullable()
      .meta({ description: 'The total in a second currency, in its minor units; never charged' }),
    terms: z.object({
      cancellation: z.object({
        earlier: cancellationFee,
        within: z.array(cancellationFee.extend({ hours: count })),
        afterPickup: z.union([z.literal('all'), cancellationFee]),
      }),
      mileage: z.object({ kmPerDay: count.nullable(), perExtraKm: amount.nullable() }).nullable(),
      prepaymentInstructions: localizedAnswer.optional(),
    }),
  }),
).meta({ id: 'Price' })
