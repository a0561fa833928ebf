import { type Currency, currency, isCurrency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import { type MinorUnits, type Money, toMinorUnits } from '@nelly/domain/money'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { storedLanguage } from '../words/language.ts'

/** What was typed of each currency, in their order. */
export type TypedCash = Readonly<Record<string, string>>

/** How this operator writes decimals of a currency. */
export const decimalsOf = (of: Currency) => decimalSign(storedLanguage(), of)

/** What was typed of a currency, 0 or more; undefined where it is no such number, or blank. */
function typedMinor(typed: string, of: Currency): MinorUnits | undefined {
  const read = parseTypedNumber(typed, of, decimalsOf(of))
  const minor = read.kind === 'number' ? toMinorUnits(Number(read.plain), of) : -1
  return minor < 0 ? undefined : (minor as MinorUnits)
}

/** The amounts that were typed, each of its currency; what can't be read is left out. */
export const cashOfTyped = (typed: TypedCash): Money[] =>
  Object.entries(typed).flatMap(([code, text]) => {
    const minor = isCurrency(code) ? typedMinor(text, code) : undefined
    return minor === undefined ? [] : [{ minor, currency: currency(code) }]
  })
