import { isCurrency } from '@nelly/domain/currency'
import { inLanguages } from '@nelly/domain/languages'
import { minorUnits } from '@nelly/domain/money'
import { MOST_PER_VEHICLE } from '@nelly/domain/rates/limits'
import { ONE_HUNDRED_PERCENT } from '@nelly/domain/rates/rates'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { z } from 'zod'
import { idAnswer, LARGEST_ID, line } from '../../wire.ts'
import { ratesProblem } from '../problem-words.ts'

export const currencyCode = z
  .string()
  .refine(isCurrency, { params: { words: ratesProblem('currency-unknown') } })
  .meta({ description: 'ISO 4217, such as `USD`' })

/** An amount that somebody was shown. */
export const shownMoney = z.object({
  minor: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'In minor units of the currency' })
    .transform(minorUnits),
  currency: currencyCode,
})

const inMinorUnits = { description: "In minor units of the document's currency" }

/** An amount in the currency of the document; a check of the whole refuses one that is too large. */
export const amount = z.number().int().min(0).meta(inMinorUnits)
export const positiveAmount = z.number().int().positive().meta(inMinorUnits)

const inBasisPoints = { description: 'In hundredths of a percent: 1800 is 18 %' }

/** A share of an amount. */
export const share = z.number().int().min(0).max(ONE_HUNDRED_PERCENT).meta(inBasisPoints)
export const positiveShare = z.number().int().positive().max(ONE_HUNDRED_PERCENT).meta(inBasisPoints)

/** A value that may be left out, which is the same as `null`. */
export const orNull = <T extends z.ZodType>(schema: T) => z.nullable(schema).default(() => null as never)

/** A list that may be left out, which is the same as an empty one. */
export const listOf = <T extends z.ZodType>(schema: T, most: number) =>
  z
    .array(schema)
    .max(most)
    .default(() => [])

/** A text in one or both languages. One that is missing is taken from the other. */
export const localized = (longest: number) => z.strictObject(inLanguages(() => line(longest).default('')))

/** A text that may be left out. */
export const optionalLocalized = (longest: number) => localized(longest).default(NO_TEXT)

/** The operator's own identifier of a season, offer, extra or fee. Never `__proto__`. */
export const ownId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i)
  .meta({ description: 'Up to 40 letters from A to Z, digits, hyphens and underscores' })

export const documentId = idAnswer.max(LARGEST_ID)
export const weekday = z.number().int().min(1).max(7)
export const wholeDays = z.number().int().min(1).max(365)
/** A list of vehicles, or of settings for each of some vehicles. */
export const perVehicle = <T extends z.ZodType>(one: T) => listOf(one, MOST_PER_VEHICLE)
/** The vehicles that something is for. */
export const someVehicles = orNull(z.array(documentId).max(MOST_PER_VEHICLE)).meta({
  description: '`null`: all',
})
