import type { Currency } from '@nelly/domain/currency'
import { type MinorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { type BasisPoints, percent } from '@nelly/domain/rates/rates'

/** The largest amount of a document, in whole units of its currency. */
export const MAX_AMOUNT = 100_000_000

export const MAX_NAME = 80
export const MAX_DESCRIPTION = 255
export const MAX_QUESTION = 160

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
