import { MOST_PER_VEHICLE } from '@nelly/domain/rates/limits'
import { z } from 'zod'
import { idAnswer, LARGEST_ID, line } from '../../wire.ts'
import { MAX_AMOUNT } from '../fields.ts'

/** An amount in the currency of the document; a check of the whole refuses too many decimals. */
export const amount = z
  .number()
  .min(0)
  .max(MAX_AMOUNT)
  .meta({ description: "In the document's currency, with its decimals at most" })

export const positiveAmount = z.number().positive().max(MAX_AMOUNT)

/** A share in percent. */
export const share = z.number().min(0).max(100).multipleOf(0.01).meta({ description: 'Percent' })
export const positiveShare = z.number().positive().max(100).multipleOf(0.01)

/** A text in one or both languages. One that is missing is taken from the other. */
export const localized = (longest: number) =>
  z.strictObject({ es: line(longest).nullish(), en: line(longest).nullish() })

/** The operator's own identifier of a season, offer, extra or fee. Never `__proto__`. */
export const ownId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i)
  .meta({ description: 'Up to 40 letters from A to Z, digits, hyphens and underscores' })

export const documentId = idAnswer.max(LARGEST_ID)
export const weekdays = z.array(z.number().int().min(1).max(7)).max(7)
export const wholeDays = z.number().int().min(1).max(365)
/** A list of vehicles, or of settings for each of some vehicles. */
export const perVehicle = <T extends z.ZodType>(one: T) => z.array(one).max(MOST_PER_VEHICLE)
