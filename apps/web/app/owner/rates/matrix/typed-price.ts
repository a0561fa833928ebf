import { MAX_AMOUNT } from '@nelly/contract/rates/fields'
import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { decimalDigits, isPayable, toMinorUnits } from '@nelly/domain/money'
import type { PriceCell } from '@nelly/domain/rates/rates'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'

/** The price of one, seven or thirty days. */
export type TypedUnitPrice = Pick<PriceCell, 'amount' | 'perDays'>

/** A typed cell of the price table: empty, one price, two possible ones, or none. */
export type TypedPrice =
  | { readonly kind: 'empty' }
  | { readonly kind: 'price'; readonly price: TypedUnitPrice }
  | { readonly kind: 'ambiguous'; readonly readings: readonly [TypedUnitPrice, TypedUnitPrice] }
  | { readonly kind: 'invalid' }

/** The readings of an ambiguous price: with decimals, and with groups of thousands. */
export const READINGS = [0, 1] as const

/**
 * Parses a price as it is typed into a cell: `60`, or `270/7` for seven days. `decimals` is how the landing writes
 * them.
 */
export function parseTypedPrice(text: string, currency: Currency, decimals: DecimalSign): TypedPrice {
  if (text.trim() === '') return { kind: 'empty' }
  const [, typed = '', days = '1'] = /^(.*?)(?:\/\s*(7|30)\s*)?$/s.exec(text.trim()) ?? []
  const perDays = Number(days) as TypedUnitPrice['perDays']
  const read = parseTypedNumber(typed, currency, decimals)
  const priceOf = (plain: string): TypedUnitPrice => ({
    amount: toMinorUnits(Number(plain), currency),
    perDays,
  })
  const isPrice = (plain: string) =>
    Number(plain) > 0 && Number(plain) <= MAX_AMOUNT && isPayable(Number(plain), currency)
  if (read.kind === 'number' && isPrice(read.plain)) return { kind: 'price', price: priceOf(read.plain) }
  if (read.kind !== 'ambiguous' || !read.readings.every(isPrice)) return { kind: 'invalid' }
  return { kind: 'ambiguous', readings: [priceOf(read.readings[0]), priceOf(read.readings[1])] }
}

/** A price as a cell shows it, which is read as the same again. */
export const priceText = ({ amount, perDays }: TypedUnitPrice, currency: Currency): string =>
  unambiguousNumber(decimalDigits({ minor: amount, currency })) + (perDays === 1 ? '' : `/${perDays}`)
