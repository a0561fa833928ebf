import type { Branded } from './brand.ts'
import { type Currency, decimalsOf } from './currency.ts'

/** A whole number of the smallest units of a currency: cents of dollars, yen. Source: rules.md, "Money". */
export type MinorUnits = Branded<number, 'MinorUnits'>

/** An amount with its currency. Two of different currencies are never added. */
export interface Money {
  readonly minor: MinorUnits
  readonly currency: Currency
}

/** `n` minor units. Throws a RangeError unless `n` is a safe integer. */
export function minorUnits(n: number): MinorUnits {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of minor units: ${n}`)
  return (n + 0) as MinorUnits
}

/** An amount as people write it, to the nearest minor unit, halves up. Throws a RangeError for NaN and Infinity. */
export const toMinorUnits = (amount: number, currency: Currency): MinorUnits =>
  minorUnits(nearest(amount * 10 ** decimalsOf(currency)))

/** The amount as people write it and as it is sent: 1234.5 for 123450 cents. */
export const toMajorUnits = ({ minor, currency }: Money): number => minor / 10 ** decimalsOf(currency)

/** An amount in dollars, to the nearest cent, halves up. Throws a RangeError for NaN and Infinity. */
export const dollars = (amount: number): MinorUnits => minorUnits(nearest(amount * 100))

/** The amount in dollars with two decimals at most, as it is sent. */
export const inDollars = (amount: MinorUnits): number => amount / 100

/** The amount as it is written in both languages: `US$1,234.50`. */
export const formatMoney = (amount: MinorUnits): string => `US$${digits.format(inDollars(amount))}`

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `n` times the amount; `n` is a whole number. */
export const times = (amount: MinorUnits, n: number): MinorUnits => minorUnits(amount * n)

/** The sum; 0 cents for an empty list. */
export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce<number>((total, amount) => total + amount, 0))

/** A percentage of an amount, rounded half up to a cent. Source: rules.md, "Tax". */
export const share = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(nearest((amount * percent) / 100))

/**
 * `numerator / denominator` of an amount, rounded half up to a minor unit, -0.5 to 0. All three are whole numbers, the
 * denominator above 0; exact for any of them.
 */
export function fraction(amount: MinorUnits, numerator: number, denominator: number): MinorUnits {
  const product = amount * numerator
  if (!Number.isSafeInteger(product)) {
    return minorUnits(
      Number(
        floorDivision(
          2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator),
          2n * BigInt(denominator),
        ),
      ),
    )
  }
  const rest = ((product % denominator) + denominator) % denominator
  const whole = (product - rest) / denominator
  return minorUnits(rest * 2 >= denominator ? whole + 1 : whole)
}

const floorDivision = (n: bigint, divisor: bigint): bigint =>
  (n - (((n % divisor) + divisor) % divisor)) / divisor

/** A double is exact to fifteen digits: without this, 1.005 x 100 is 100.49999999999999. */
const nearest = (n: number): number => Math.round(Number(n.toPrecision(15)))
