import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import type { Quote } from '@nelly/domain/rates/quote'
import { z } from 'zod'
import { call } from '../call.ts'
import { amountsIn } from '../rates/fields.ts'
import { toWish, visitorWishBody } from '../rates/wish.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import { BOOKING_SPELLING } from '../visitor-forms.ts'
import { quoteAnswer, toQuoteAnswer } from './quotes.ts'

const hint = z
  .object({
    kind: z.enum(['longer-costs-less', 'discount-code-outdone']),
    days: z.number().int().nullable().meta({ description: 'Of the longer rental' }),
    total: z.number().nullable(),
    saved: z.number().nullable(),
  })
  .meta({ id: 'PriceHint' })

const publicQuote = quoteAnswer
  .extend({
    available: z.boolean(),
    cancellation: quoteAnswer.shape.terms.shape.cancellation.meta({ description: 'As in `terms`' }),
    hints: z.array(hint),
  })
  .meta({ id: 'PublicQuote' })

export const quotePrice = call({
  method: 'POST',
  url: '/quotes',
  access: 'public',
  summary: 'Ask what a rental costs',
  description:
    'The price that a reservation would have, line by line, and whether the vehicle is free. A wish that can’t be reserved is refused in the same way; what a rule refuses names the rule, and `nearest` is the same body with what has to change. At most 120 in 10 minutes from one network, with at most 10 discount codes that are wrong, expired or used up, which are all answered alike.',
  spelling: BOOKING_SPELLING,
  body: visitorWishBody.transform((body) => ({ landing: body.id_landing, wish: toWish(body) })),
  refusals: [
    'landing-not-found',
    'account-suspended',
    'vehicle-not-found',
    ...RULE_REFUSALS,
    'extra-unknown',
    'extra-quantity-invalid',
    'extra-out-of-stock',
    'discount-code-invalid',
    'too-many-requests',
  ],
  answer: publicQuote,
})

/** A quote of a visitor's, with the longer rental that costs less, if it is free. */
export function toPublicQuote({
  quote,
  available,
  longer,
}: {
  quote: Quote
  available: boolean
  longer: LongerRental | undefined
}): z.infer<typeof publicQuote> {
  const { write } = amountsIn(quote.currency)
  const answer = toQuoteAnswer(quote)
  return {
    ...answer,
    available,
    cancellation: answer.terms.cancellation,
    hints: [
      ...(longer
        ? [
            {
              kind: 'longer-costs-less' as const,
              days: longer.days,
              total: write(longer.total),
              saved: write(longer.saved),
            },
          ]
        : []),
      ...(quote.discountCode === 'outdone'
        ? [{ kind: 'discount-code-outdone' as const, days: null, total: null, saved: null }]
        : []),
    ],
  }
}
