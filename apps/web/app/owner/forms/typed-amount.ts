import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { MOST_OF_ENTRY } from '@nelly/domain/ledger/converted'
import { type MinorUnits, minorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { parseTypedNumber } from '@nelly/domain/typed-number'

/** An amount of 0 or more as it is typed; undefined where it is none, or more than an entry of a ledger may be. */
export function typedAmount(
  typed: string,
  currency: Currency,
  decimals?: DecimalSign,
): MinorUnits | undefined {
  const read = parseTypedNumber(typed, currency, decimals)
  const amount = read.kind === 'number' ? Number(read.plain) : -1
  const isPossible = amount >= 0 && amount <= toMajorUnits({ minor: minorUnits(MOST_OF_ENTRY), currency })
  return isPossible ? toMinorUnits(amount, currency) : undefined
}
