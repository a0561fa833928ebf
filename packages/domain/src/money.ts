import type { Branded } from './brand.ts'

/** An amount in whole US cents. Source: rules.md, "Money". */
export type UsCents = Branded<number, 'UsCents'>

/** `n` cents. Throws a RangeError unless `n` is a safe integer. */
export function cents(n: number): UsCents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of cents: ${n}`)
  return (n + 0) as UsCents
}

/** An amount in dollars, to the nearest cent, halves up. Throws a RangeError for NaN and Infinity. */
export const dollars = (amount: number): UsCents => cents(nearest(amount * 100))

/** The amount in dollars with two decimals at most, as it is sent. */
export const inDollars = (amount: UsCents): number => amount / 100

/** The amount as it is written in both languages: `US$1,234.50`. */
export const formatMoney = (amount: UsCents): string => `US$${digits.format(inDollars(amount))}`

const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `n` times the amount; `n` is a whole number. */
export const times = (amount: UsCents, n: number): UsCents => cents(amount * n)

/** The sum; 0 cents for an empty list. */
export const sum = (amounts: readonly UsCents[]): UsCents =>
  cents(amounts.reduce<number>((total, amount) => total + amount, 0))

/** A percentage of an amount, rounded half up to a cent. Source: rules.md, "Tax". */
export const share = (amount: UsCents, percent: number): UsCents => cents(nearest((amount * percent) / 100))

/** A double is exact to fifteen digits: without this, 1.005 x 100 is 100.49999999999999. */
const nearest = (n: number): number => Math.round(Number(n.toPrecision(15)))
