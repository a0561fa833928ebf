import { BLOCK_REASONS } from '@nelly/domain/blocks/blocks'
import { inLanguages } from '@nelly/domain/languages'
import type { NotApplied } from '@nelly/domain/rates/not-applied'
import type { Quote } from '@nelly/domain/rates/quote'
import type { QuoteRefusal } from '@nelly/domain/rates/quote-rental'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { call } from '../call.ts'
import { refusalWords } from '../refusals/refusal-words.ts'
import { kindOfRule, RULE_KINDS } from '../refusals/rule-kinds.ts'
import { RULE_REFUSALS } from '../refusals/rule-refusals.ts'
import { ruleWords } from '../refusals/rule-words.ts'
import { answerOf, idAnswer, type Language, localizedAnswer, parsedBy, written } from '../wire.ts'
import { operatorReading } from '../words/moment-words.ts'
import { checkedRates } from './checks.ts'
import { RATES_BODY_BYTES } from './document.ts'
import { priceAnswer } from './price.ts'
import { skipWords } from './skip-words.ts'
import { basePrices, checkBasePrices, unsavedRates } from './unsaved.ts'
import { ownWish } from './wish.ts'

export const brokenRule = z
  .object({ code: z.enum(RULE_REFUSALS), kind: z.enum(RULE_KINDS), text: localizedAnswer })
  .meta({ id: 'BrokenRule' })

/** A rule that refuses a rental, in words. */
export type RuleSentence = z.infer<typeof brokenRule>

export const takenUnit = z
  .object({
    unit: z.number().int(),
    kind: z.enum(['reservation', 'turnaround', 'block']),
    reservation: z.object({ id: idAnswer, reference: z.string() }).nullable(),
    reason: z.enum(BLOCK_REASONS).nullable().meta({ description: 'Of a block' }),
    period: written<RentalPeriod>(
      z.object({
        pickup: z.string().meta({ description: '`yyyy-mm-ddTHH:mm` at the rental place' }),
        return: z.string(),
      }),
    ),
  })
  .meta({ id: 'TakenUnit' })
/** What keeps a unit of a vehicle from being rented: a reservation, the turnaround after one, or a block. */
export type TakenUnit = TestedAvailability['taken'][number]

const testedAvailability = z
  .object({
    isPublished: z.boolean().meta({ description: 'Whether the landing is' }),
    isOnSale: z.boolean().meta({ description: 'Whether the vehicle is' }),
    units: z.number().int(),
    isFree: z
      .boolean()
      .meta({ description: 'Whether a unit is free; false for a vehicle that is not on sale' }),
    taken: z.array(takenUnit).meta({ description: 'What holds its units then, with the turnarounds' }),
  })
  .meta({ id: 'TestedAvailability' })

/** A wish as it is tested. Without a price, it is refused. */
export interface TestedWish {
  readonly quote: Quote | null
  readonly refusal: QuoteRefusal | BrokenRule | null
  readonly skipped: readonly NotApplied[]
  /** All rules that it breaks, the one it is refused for first. */
  readonly rules: readonly BrokenRule[]
  /** The rules that it only just keeps. */
  readonly near: readonly BrokenRule[]
  readonly availability: TestedAvailability
}

const testedPrice = answerOf(
  z.object({
    quote: priceAnswer.nullable().meta({ description: '`null` where the wish is refused' }),
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
      .array(
        z
          .object({ list: z.enum(['season', 'fee', 'offer']), name: localizedAnswer, why: localizedAnswer })
          .meta({ id: 'SkippedRule' }),
      )
      .meta({ description: 'The seasons, fees and offers that are not part of the price, and why' }),
  }),
).meta({ id: 'TestedPrice' })
/** Whether a wish could be booked, at what price, and what keeps it from that or nearly does. */
export type TestedPrice = z.infer<typeof testedPrice>
/** Whether a vehicle could be booked for a period, apart from the rules, and what holds its units then. */
export type TestedAvailability = TestedPrice['availability']
/** Something of the rates that is not part of a price, and why in words. */
export type SkippedRule = TestedPrice['skipped'][number]

export const testRates = call({
  method: 'POST',
  url: '/landings/:landingId/rates/test',
  bodyBytes: RATES_BODY_BYTES,
  nestedErrors: true,
  summary: 'Test a price',
  description:
    'The price of a wish by the saved rates, or by a document that is sent with it and not saved: each line with its reason, and the seasons, fees and offers that are not part of it, with why not; or the rules of the landing that refuse it. Beside it, the rules that it only just keeps, and what holds the vehicle. With `now` it is tested as if it were asked for at that time; without it, a pickup in the past does not matter.',
  body: z
    .strictObject({
      wish: ownWish,
      now: parsedBy(parseWallClock)
        .nullish()
        .meta({ description: 'When it is asked for, `yyyy-mm-ddTHH:mm` at the rental place' }),
      rates: checkedRates.nullish(),
      prices: basePrices,
    })
    .superRefine(checkBasePrices)
    .transform(({ wish, now, rates, prices }) => ({
      wish,
      now: now ?? null,
      unsaved: unsavedRates(rates, prices),
    })),
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: testedPrice,
})

/** A tested wish, with what refuses it and what is not part of its price in words. */
export const toTestedPrice = (tested: TestedWish, language: Language): TestedPrice => ({
  ...tested,
  refusal: tested.refusal && refusalAnswer(tested.refusal, language),
  rules: tested.rules.map(toBrokenRule),
  near: tested.near.map(toBrokenRule),
  skipped: tested.skipped.map(toSkippedRule),
})

export const toSkippedRule = (one: NotApplied): SkippedRule => ({ ...one, why: skipWords(one.why) })

export const toBrokenRule = (rule: BrokenRule): RuleSentence => ({
  code: rule.code,
  kind: kindOfRule(rule.code),
  text: inLanguages((language) => ruleWords(rule, operatorReading(language))),
})

const refusalAnswer = (refusal: QuoteRefusal | BrokenRule, language: Language) =>
  typeof refusal === 'string'
    ? { code: refusal, message: refusalWords(refusal, language) }
    : { code: refusal.code, message: ruleWords(refusal, operatorReading(language)) }
