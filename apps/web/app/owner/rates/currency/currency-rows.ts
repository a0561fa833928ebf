import { MAX_AMOUNT } from '@nelly/contract/rates/fields'
import { type Currency, decimalsOf } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { decimalDigits, isPayable, type MinorUnits, toMinorUnits } from '@nelly/domain/money'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import { type AmountAt, amountKey, amountsOf, convertedAmount, sameNumber } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import { ownUnitPrice } from '@nelly/domain/rates/unit-price'
import { parseTypedNumber, unambiguousNumber } from '@nelly/domain/typed-number'
import type { CurrencyAnswers } from '../editor/with-currency.ts'

/** An amount that a change of the currency asks about: of the rates, or a vehicle's own price per day. */
export interface CurrencyRow {
  readonly key: string
  readonly amount: MinorUnits
  readonly of: AmountAt | NamedVehicle
}

/** Whether an amount is a vehicle's own price per day. */
export const isVehicle = (of: CurrencyRow['of']): of is NamedVehicle => !('part' in of)

/** All amounts that a change of the currency asks about. */
export const currencyRows = (rates: Rates, vehicles: readonly NamedVehicle[]): CurrencyRow[] => [
  ...vehicles.map((vehicle) => ({
    key: `vehicle.${vehicle.id}`,
    amount: ownUnitPrice(vehicle).amount,
    of: vehicle,
  })),
  ...amountsOf(rates).map(({ at, amount }) => ({ key: amountKey(at), amount, of: at })),
]

/** From which currency to which, and how the landing writes decimals in the new one. */
export interface CurrencyMove {
  readonly from: Currency
  readonly to: Currency
  readonly decimals: DecimalSign
}

/** The rows converted by a rate, as their fields show them. */
export const convertedTexts = (
  rows: readonly CurrencyRow[],
  { from, to }: CurrencyMove,
  { rate, step }: { rate: number; step: number },
): Record<string, string> =>
  Object.fromEntries(
    rows.map(({ key, amount }) => {
      const minor = convertedAmount(amount, { from, to, rate, step })
      return [key, unambiguousNumber(decimalDigits({ minor, currency: to }))]
    }),
  )

/** What can be wrong with an answer: none, no amount, or the number of before without a tick. */
export type RowFault = 'missing' | 'invalid' | 'same'

/** The amount that was typed for a row, and whether it has the number of before. */
export function readRow(row: CurrencyRow, text: string, { from, to, decimals }: CurrencyMove) {
  const read = parseTypedNumber(text, to, decimals)
  const number = read.kind === 'number' ? Number(read.plain) : Number.NaN
  const isAmount = number > 0 && number <= MAX_AMOUNT && isPayable(number, to)
  const amount = isAmount ? toMinorUnits(number, to) : undefined
  const isSame = amount === sameNumber(from, to)(row.amount)
  return { amount, isSame }
}

/** The answers to all rows, or what is wrong by the keys of the rows. */
export function answersOf(
  rows: readonly CurrencyRow[],
  texts: Readonly<Record<string, string>>,
  ticked: ReadonlySet<string>,
  move: CurrencyMove,
): { answers: CurrencyAnswers } | { faults: Record<string, RowFault> } {
  const faults: Record<string, RowFault> = {}
  const amounts: Record<string, MinorUnits> = {}
  const prices: Record<number, MinorUnits> = {}
  const kept: string[] = []
  for (const row of rows) {
    const text = texts[row.key] ?? ''
    const { amount, isSame } = readRow(row, text, move)
    if (amount === undefined) faults[row.key] = text.trim() === '' ? 'missing' : 'invalid'
    else if (isSame && !ticked.has(row.key)) faults[row.key] = 'same'
    else if (isVehicle(row.of)) prices[row.of.id] = amount
    else {
      amounts[row.key] = amount
      if (isSame) kept.push(row.key)
    }
  }
  return Object.keys(faults).length > 0
    ? { faults }
    : { answers: { currency: move.to, amounts, prices, kept } }
}

/** What amounts can be rounded to, in whole units of a currency; 0 for its smallest unit. */
export const STEPS: readonly number[] = [0, 1, 5, 10, 50, 100]

/** Whether its smallest unit is a whole one already. */
export const hasNoDecimals = (currency: Currency): boolean => decimalsOf(currency) === 0
