import { type Currency, decimalsOf } from '../currency.ts'
import { type MinorUnits, type Money, minorUnits } from '../money.ts'

/** The largest amount of an entry, in minor units. */
export const MOST_OF_ENTRY = 1_000_000_000_000

/** The decimals of a rate that count. */
export const RATE_DECIMALS = 6

/**
 * An amount in another currency, to the nearest minor unit, halves up. `rate` is how much of the amount's currency one of the other
 * is: pesos for a dollar. Undefined where that is nothing, or more than an entry may be.
 *
 * Source: rules.md, "Ledger".
 */
export function converted({ minor, currency }: Money, rate: number, to: Currency): MinorUnits | undefined {
  const perUnit = BigInt(Math.round(rate * 10 ** RATE_DECIMALS))
  const dividend = BigInt(minor) * 10n ** BigInt(RATE_DECIMALS + decimalsOf(to))
  const divisor = perUnit * 10n ** BigInt(decimalsOf(currency))
  const booked = (2n * dividend + divisor) / (2n * divisor)
  return booked < 1n || booked > MOST_OF_ENTRY ? undefined : minorUnits(Number(booked))
}
