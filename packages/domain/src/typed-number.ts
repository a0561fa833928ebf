import { type Currency, isCurrency } from './currency.ts'
import type { DecimalSign } from './decimal-sign.ts'
import { currencySign, isPayable } from './money.ts'

/**
 * A number that a person typed. `plain` is how the API takes it: digits, a point before decimals, a minus before all.
 * `ambiguous` has two readings (`1.500`), so the person has to choose one.
 */
export type TypedNumber =
  | { kind: 'number'; plain: string }
  | { kind: 'ambiguous'; readings: readonly [decimal: string, whole: string] }
  | { kind: 'other-currency' }
  | { kind: 'invalid' }

/** What a number is of: an amount in a currency, a percentage, things that are counted whole, or any other number. */
export type NumberUnit = Currency | 'percent' | 'count' | 'none'

/**
 * Parses a number as people in the Americas and Europe write it. Blanks and apostrophes only group; of a point and a
 * comma the last one is the decimal sign; a single one before exactly three digits may be either. A reading that the
 * currency has no coins for is none: `1,234` dollars are thousands. Nor is half a thing that is counted. Where `decimals` are written with a point, a comma
 * before three digits groups them; with a comma, as when nothing is known, both readings are usual.
 *
 * Source: rules.md, "Typed numbers".
 */
export function parseTypedNumber(
  text: string,
  unit: NumberUnit = 'none',
  decimals: DecimalSign = ',',
): TypedNumber {
  // NFKC turns no-break and thin spaces into spaces and full-width digits into digits.
  const typed = text.normalize('NFKC').trim()
  const without = unit === 'none' || unit === 'count' ? typed : typed.replace(around(unit), '')
  if (isCurrency(unit) && ANY_CURRENCY.test(without)) return { kind: 'other-currency' }
  const bare = without.replace(/[’‘`´]/g, "'")
  const [, minus = '', digits = ''] = /^([-+\u2212]?)\s*(.*)$/.exec(bare) ?? []
  const readings = possibleOf(readingsOf(digits, decimals), unit)
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
function readingsOf(digits: string, decimals: DecimalSign): string[] {
  const isByComma = BY_COMMA.test(digits)
  const whole = isByComma || BY_POINT.test(digits) ? [digits.replace(/[.,]/g, '')] : []
  return isByComma && decimals === '.' ? whole : [...decimalReading(digits), ...whole]
}

/** Of two readings those that the unit can have; both where that leaves none. */
function possibleOf(readings: string[], unit: NumberUnit): string[] {
  if (readings.length < 2) return readings
  const possible = readings.filter((reading) =>
    isCurrency(unit) ? isPayable(Number(reading), unit) : unit !== 'count' || !reading.includes('.'),
  )
  return possible.length > 0 ? possible : readings
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
export function plainNumber(
  typed: number | string,
  unit: NumberUnit = 'none',
  decimals?: DecimalSign,
): number | string {
  if (typeof typed === 'number') return typed
  const read = parseTypedNumber(typed, unit, decimals)
  return read.kind === 'number' ? read.plain : typed
}
