import type { Currency } from '@nelly/domain/currency'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { type MinorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { MOST_PER_VEHICLE } from '@nelly/domain/rates/limits'
import { type BasisPoints, type LocalizedText, percent } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { idAnswer, LARGEST_ID, line } from '../wire.ts'

/** The largest amount of a document. */
export const MAX_AMOUNT = 100_000_000

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
export type LocalizedInput = z.infer<ReturnType<typeof localized>>

export const MAX_NAME = 80
export const MAX_DESCRIPTION = 255

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

export const vehicleIds = (ids: readonly number[] | null | undefined) => (ids ?? null) as VehicleId[] | null
export const placeIds = (ids: readonly number[] | null | undefined) => (ids ?? []) as unknown as PlaceId[]

/** Applies `read` unless the value is missing. */
export const orNull = <From, To>(value: From | null | undefined, read: (value: From) => To): To | null =>
  value === null || value === undefined ? null : read(value)

/** Percent on the wire, whole hundredths of it inside. */
export const basisPoints = (value: number | null | undefined): BasisPoints | null => orNull(value, percent)
export const percentAnswer = (points: BasisPoints): number => points / 100

/** Reads and writes amounts of one currency. */
export const amountsIn = (currency: Currency) => {
  const read = (value: number): MinorUnits => toMinorUnits(value, currency)
  const write = (minor: MinorUnits): number => toMajorUnits({ minor, currency })
  return {
    read,
    write,
    readOrNull: (value: number | null | undefined) => orNull(value, read),
    writeOrNull: (minor: MinorUnits | null) => orNull(minor, write),
  }
}
export type Amounts = ReturnType<typeof amountsIn>

/** Both languages, the one for the other where it is missing; undefined where both are. */
export function bothLanguages(text: LocalizedInput | null | undefined): LocalizedText | undefined {
  const es = text?.es || text?.en
  const en = text?.en || text?.es
  return es && en ? { es, en } : undefined
}
