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

/** Whether the amount can be paid in the currency: 0.5 can in dollars, but not in yen. */
export const isPayable = (amount: number, currency: Currency): boolean =>
  Number.isSafeInteger(Number((amount * 10 ** decimalsOf(currency)).toPrecision(15)))

/** The amount as people write it and as it is sent: 1234.5 for 123450 cents. */
export const toMajorUnits = ({ minor, currency }: Money): number => minor / 10 ** decimalsOf(currency)

/** The digits of an amount with all decimals of its currency, for machines: `1234.50`. */
export const decimalDigits = (money: Money): string => toMajorUnits(money).toFixed(decimalsOf(money.currency))

/** The amount as it is written in both languages: `US$1,234.50`, `RD$1,234.50`, `¥1,235`. */
export const formatMoney = (money: Money): string =>
  partsOf(money)
    .map(({ value }) => value)
    .join('')

/** The sign that stands before amounts of a currency: `US$`, `RD$`, `€`, `CHF`. */
export const currencySign = (currency: Currency): string =>
  partsOf({ minor: minorUnits(0), currency }).find(({ type }) => type === 'currency')?.value ?? currency

function partsOf(money: Money): Intl.NumberFormatPart[] {
  const { currency } = money
  const format = formats.get(currency) ?? formatOf(currency)
  formats.set(currency, format)
  const sign = SIGNS[currency]
  const parts = format.formatToParts(toMajorUnits(money))
  return parts.map((part) => (sign && part.type === 'currency' ? { ...part, value: sign } : part))
}

const formatOf = (currency: Currency) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    // The sign of ours takes the place of a dollar sign, with no blank after it.
    currency: SIGNS[currency] ? 'USD' : currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  })

/** A formatter takes long to make, so each is made once. */
const formats = new Map<Currency, Intl.NumberFormat>()

/** Where a dollar sign alone could be that of any dollar or peso. */
const SIGNS: Readonly<Record<string, string>> = { USD: 'US$', DOP: 'RD$' }

/** `n` times the amount; `n` is a whole number. */
export const times = (amount: MinorUnits, n: number): MinorUnits => minorUnits(amount * n)

/** The sum of amounts of one currency; 0 for an empty list. */
export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  minorUnits(amounts.reduce<number>((total, amount) => total + amount, 0))

/** Both amounts together. Throws a TypeError where their currencies differ. */
export function plus(one: Money, other: Money): Money {
  if (one.currency !== other.currency)
    throw new TypeError(`${one.currency} can't be added to ${other.currency}`)
  return { minor: sum([one.minor, other.minor]), currency: one.currency }
}

/** The sum in each currency, in the order in which the currencies come first; empty for an empty list. */
export const sumByCurrency = (amounts: readonly Money[]): Money[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency).values()].map((those) => those.reduce(plus))

/** A percentage of an amount, rounded half up to a minor unit. Source: rules.md, "Tax". */
export const share = (amount: MinorUnits, percent: number): MinorUnits =>
  minorUnits(nearest((amount * percent) / 100))

/**
 * `numerator / denominator` of an amount, rounded half up to a minor unit, -0.5 to 0. All three are whole numbers, the
 * denominator above 0; exact for any of them.
 */
export function fraction(amount: MinorUnits, numerator: number, denominator: number): MinorUnits {
  const product = amount * numerator
  // What is subtracted below must stay exact as well.
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER - denominator) {
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
