import { type Currency, isCurrency } from './currency.ts'
import { currencySign, isPayable } from './money.ts'

/**
 * A number that a person typed. `plain` is how the API takes it: digits, a point before decimals, a minus before all.
 * `ambiguous` has two readings (`1,500`), so the person has to choose one.
 */
export type TypedNumber =
  | { kind: 'number'; plain: string }
  | { kind: 'ambiguous'; readings: readonly [decimal: string, whole: string] }
  | { kind: 'other-currency' }
  | { kind: 'invalid' }

/** What may surround the digits of an amount in a currency, of a percentage, and of a plain count. */
export type NumberUnit = Currency | 'percent' | 'none'

/**
 * Parses a number as people in the Americas and Europe write it. Blanks and apostrophes only group; of a point and a
 * comma the last one is the decimal sign; a single one before exactly three digits may be either. A reading that the
 * currency has no coins for is none: `1,234` dollars are thousands.
 *
 * Source: rules.md, "Typed numbers".
 */
export function parseTypedNumber(text: string, unit: NumberUnit = 'none'): TypedNumber {
  // NFKC turns no-break and thin spaces into spaces and full-width digits into digits.
  const typed = text.normalize('NFKC').trim()
  const without = unit === 'none' ? typed : typed.replace(around(unit), '')
  if (isCurrency(unit) && ANY_CURRENCY.test(without)) return { kind: 'other-currency' }
  const bare = without.replace(/[’‘`´]/g, "'")
  const [, minus = '', digits = ''] = /^([-+\u2212]?)\s*(.*)$/.exec(bare) ?? []
  const readings = payableOf(readingsOf(digits), unit)
  const [first, second] = readings.map((reading) => (minus === '' || minus === '+' ? reading : `-${reading}`))
  if (first === undefined) return { kind: 'invalid' }
  return second === undefined
    ? { kind: 'number', plain: first }
    : { kind: 'ambiguous', readings: [first, second] }
}

/** A currency's sign or code; it is not the amount's own, which was taken away before. */
const ANY_CURRENCY = /\p{Sc}|R\s?D|pesos?|\b[A-Z]{3}\b|C\$|MX|A\$/iu

/** The signs of its own that may stand before or after an amount, besides its code. A bare dollar sign is any dollar's or peso's. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
  USD: String.raw`US\s?\$|U\$S|U\$|USD\s?\$?|\$\s?USD|\$`,
  DOP: String.raw`RD\s?\$|R\s?D\s?\$|DOP\s?\$?|\$\s?DOP|pesos?|\$`,
}

/** What may stand around the digits of an amount or a percentage. */
function around(unit: Currency | 'percent'): RegExp {
  if (unit === 'percent') return /\s*%$/
  const sign = currencySign(unit).replace(/\$/g, String.raw`\$`)
  const own = OWN_SIGNS[unit] ?? `${sign}|${unit}${sign.endsWith('$') ? String.raw`|\$` : ''}`
  return new RegExp(String.raw`^(?:${own})\s*|\s*(?:${own})$`, 'gi')
}

/** Groups of three digits with the same separator throughout; a first group of zeros is not a group. */
const grouped = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:${sign}\\d{3})+$`)
const BY_COMMA = grouped(',')
const BY_POINT = grouped('\\.')
const BY_BLANK = grouped(' ')
const BY_APOSTROPHE = grouped("'")

/** The possible readings of digits with separators, as plain numbers: none, one or two. */
function readingsOf(digits: string): string[] {
  const decimal = decimalReading(digits)
  const whole = BY_COMMA.test(digits) || BY_POINT.test(digits) ? [digits.replace(/[.,]/g, '')] : []
  return [...decimal, ...whole]
}

/** Of two readings those that can be paid in the currency; both where that leaves none. */
function payableOf(readings: string[], unit: NumberUnit): string[] {
  if (readings.length < 2 || !isCurrency(unit)) return readings
  const payable = readings.filter((reading) => isPayable(Number(reading), unit))
  return payable.length > 0 ? payable : readings
}

function decimalReading(digits: string): string[] {
  const [, whole = '', sign = '', decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits) ?? []
  if (whole === '' && decimals === '') return []
  if (!isWhole(whole, sign)) return []
  const integer = whole.replace(/\D/g, '') || '0'
  return [decimals === '' ? integer : `${integer}.${decimals}`]
}

/** Digits alone, or in groups divided by anything but the decimal sign. */
const isWhole = (whole: string, decimalSign: string): boolean =>
  /^\d*$/.test(whole) ||
  BY_BLANK.test(whole) ||
  BY_APOSTROPHE.test(whole) ||
  (decimalSign === '.' && BY_COMMA.test(whole)) ||
  (decimalSign === ',' && BY_POINT.test(whole))

/**
 * A plain number as a field shows it, so that it is read as the same again: `45.125` could be thousands, and becomes
 * `45.1250`.
 */
export function unambiguousNumber(plain: string): string {
  if (parseTypedNumber(plain).kind !== 'ambiguous') return plain
  return plain.endsWith('.000') ? plain.slice(0, -'.000'.length) : `${plain}0`
}

/** A typed number as the API takes it; what is not exactly one number stays as it is, and will be refused. */
export function plainNumber(typed: number | string, unit: NumberUnit = 'none'): number | string {
  if (typeof typed === 'number') return typed
  const read = parseTypedNumber(typed, unit)
  return read.kind === 'number' ? read.plain : typed
}
