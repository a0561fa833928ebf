import { BLOCK_REASONS, type BlockReason } from '@nelly/domain/blocks'
import type { LongerRental } from '@nelly/domain/rates/longer-is-cheaper'
import type { NotApplied } from '@nelly/domain/rates/not-applied'
import type { Quote } from '@nelly/domain/rates/quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { operatorReading } from '../moment-words.ts'
import { quoteAnswer, toQuoteAnswer } from '../quotes.ts'
import { refusalWords } from '../refusal-words.ts'
import { kindOfRule, RULE_KINDS } from '../rules/rule-kinds.ts'
import { RULE_REFUSALS } from '../rules/rule-refusals.ts'
import { ruleWords } from '../rules/rule-words.ts'
import { idAnswer, type Language, landingId, parsedBy } from '../wire.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES } from './document.ts'
import { amountsIn } from './fields.ts'
import { skipWords } from './skip-words.ts'
import { basePrices, checkBasePrices, unsavedRates } from './unsaved.ts'
import { toWish, visitorWishBody, wishFields } from './wish.ts'

const twoLanguages = z.object({ es: z.string(), en: z.string() })

const skippedRule = z
  .object({
    kind: z.enum(['season', 'fee', 'offer']),
    name: twoLanguages,
    why: twoLanguages,
  })
  .meta({ id: 'SkippedRule' })

export const brokenRule = z
  .object({ code: z.enum(RULE_REFUSALS), kind: z.enum(RULE_KINDS), text: twoLanguages })
  .meta({ id: 'BrokenRule' })

export const takenUnit = z
  .object({
    unit: z.number().int(),
    kind: z.enum(['reservation', 'turnaround', 'block']),
    reservation_id: idAnswer.nullable(),
    reference: z.string().nullable(),
    reason: z.enum(BLOCK_REASONS).nullable().meta({ description: 'Of a block' }),
    from: z.string().meta({ description: '`yyyy-mm-ddTHH:mm` at the rental place' }),
    to: z.string(),
  })
  .meta({ id: 'TakenUnit' })

const testedAvailability = z
  .object({
    published: z.boolean().meta({ description: 'Whether the landing is' }),
    on_sale: z.boolean().meta({ description: 'Whether the vehicle is' }),
    units: z.number().int(),
    free: z
      .boolean()
      .meta({ description: 'Whether a unit is free; false for a vehicle that is not on sale' }),
    taken: z.array(takenUnit).meta({ description: 'What holds its units then, with the turnarounds' }),
  })
  .meta({ id: 'TestedAvailability' })

const testedPrice = z
  .object({
    quote: quoteAnswer.nullable().meta({ description: '`null` where the wish is refused' }),
    refusal: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: 'Why it could not be booked' }),
    rules: z.array(brokenRule).meta({
      description: 'All rules that refuse it; the first is the refusal',
    }),
    near: z.array(brokenRule).meta({
      description: 'The rules that it only just keeps, such as a length that is exactly the shortest',
    }),
    availability: testedAvailability,
    skipped: z
      .array(skippedRule)
      .meta({ description: 'The seasons, fees and offers that are not part of the price, and why' }),
  })
  .meta({ id: 'TestedPrice' })

export const testRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/test',
  access: 'owner',
  apiOnly: true,
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Test a price',
  description:
    'The price of a wish by the saved rates, or by a document that is sent with it and not saved: each line with its reason, and the seasons, fees and offers that are not part of it, with why not; or the rules of the landing that refuse it. Beside it, the rules that it only just keeps, and what holds the vehicle. With `now` it is tested as if it were asked for at that time; without it, a pickup in the past does not matter.',
  params: z.object({ landingId }),
  body: z
    .strictObject({
      wish: z.strictObject(wishFields),
      now: parsedBy(parseWallClock)
        .nullish()
        .meta({ description: 'When it is asked for, `yyyy-mm-ddTHH:mm` at the rental place' }),
      rates: checkedRates.nullish(),
      prices: basePrices,
    })
    .superRefine(checkBasePrices)
    .transform(({ wish, now, rates, prices }) => ({
      wish: toWish(wish),
      now: now ?? null,
      unsaved: unsavedRates(rates, prices),
    })),
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 200,
  answer: testedPrice,
})

export const toTestedPrice = (
  tested: {
    readonly quote: Quote | null
    readonly refusal: QuoteRefusal | BrokenRule | null
    readonly skipped: readonly NotApplied[]
    readonly rules: readonly BrokenRule[]
    readonly near: readonly BrokenRule[]
    readonly availability: AnsweredAvailability
  },
  language: Language,
): z.infer<typeof testedPrice> => ({
  quote: tested.quote && toQuoteAnswer(tested.quote),
  refusal: tested.refusal && refusalAnswer(tested.refusal, language),
  rules: tested.rules.map(toBrokenRule),
  near: tested.near.map(toBrokenRule),
  availability: {
    published: tested.availability.isPublished,
    on_sale: tested.availability.isOnSale,
    units: tested.availability.units,
    free: tested.availability.isFree,
    taken: tested.availability.taken.map(toTakenUnit),
  },
  skipped: tested.skipped.map(({ list, name, why }) => ({ kind: list, name, why: skipWords(why) })),
})

/** What keeps a unit of a vehicle from being rented. */
export interface TakenUnit {
  readonly unit: number
  readonly kind: 'reservation' | 'turnaround' | 'block'
  readonly reservation: { readonly id: number; readonly reference: string } | null
  readonly reason: BlockReason | null
  readonly period: RentalPeriod
}

export const toTakenUnit = ({
  unit,
  kind,
  reservation,
  reason,
  period,
}: TakenUnit): z.infer<typeof takenUnit> => ({
  unit,
  kind,
  reservation_id: reservation?.id ?? null,
  reference: reservation?.reference ?? null,
  reason,
  from: period.pickup,
  to: period.return,
})

/** What keeps a vehicle from being rented, apart from the rules. */
interface AnsweredAvailability {
  readonly isPublished: boolean
  readonly isOnSale: boolean
  readonly units: number
  readonly isFree: boolean
  readonly taken: readonly TakenUnit[]
}

export const toBrokenRule = (rule: BrokenRule): z.infer<typeof brokenRule> => ({
  code: rule.code,
  kind: kindOfRule(rule.code),
  text: { es: ruleWords(rule, operatorReading('es')), en: ruleWords(rule, operatorReading('en')) },
})

const refusalAnswer = (refusal: QuoteRefusal | BrokenRule, language: Language) =>
  typeof refusal === 'string'
    ? { code: refusal, message: refusalWords(refusal, language) }
    : { code: refusal.code, message: ruleWords(refusal, operatorReading(language)) }

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
  apiOnly: true,
  summary: 'Ask what a rental costs',
  description:
    'The price that a reservation would have, line by line, and whether the vehicle is free. A wish that can’t be reserved is refused in the same way; what a rule refuses names the rule, and `nearest` is the same body with what has to change. At most 120 in 10 minutes from one network, with at most 10 discount codes that are wrong, expired or used up, which are all answered alike.',
  body: visitorWishBody.transform((body) => ({ landing: body.id_landing, wish: toWish(body) })),
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    ...RULE_REFUSALS,
    'extra-unknown',
    'extra-quantity-invalid',
    'extra-out-of-stock',
    'discount-code-invalid',
    'too-many-requests',
  ],
  status: 200,
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
