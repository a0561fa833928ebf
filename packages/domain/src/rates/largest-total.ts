import { type Currency, decimalsOf } from '../currency.ts'
import { MAX_RENTAL_DAYS } from '../rental-period.ts'
import { maxPricePerDay } from './price-per-day.ts'
import { type ExtraRate, type FeeRate, ONE_HUNDRED_PERCENT, type Rates } from './rates.ts'

const DAYS = MAX_RENTAL_DAYS + 1
/** Additional drivers of a rental at most, each of whom may be charged a fee. */
export const MAX_ADDITIONAL_DRIVERS = 9

/**
 * Whether the dearest rental of these rates still has exact amounts: its total, and the same in the currency that is
 * shown beside it, are safe integers. An upper bound: nothing is taken off for maxima.
 */
export const areAmountsSafe = (rates: Rates): boolean => {
  const total = largestTotal(rates)
  const { display, currency } = rates
  const shown = display ? total * display.rate * 10 ** decimalsOf(display.currency) : 0
  return Math.max(total, shown / 10 ** decimalsOf(currency)) < Number.MAX_SAFE_INTEGER
}

function largestTotal({ currency, seasons, prices, extras, fees, oneWay, tax }: Rates): number {
  const raised = Math.max(0, ...seasons.map(({ percent }) => percent ?? 0))
  const cells = prices.reduce((most, { amount, perDays }) => Math.max(most, amount / perDays), 0)
  const rental = DAYS * Math.max(largestBase(currency), cells) * (1 + raised / ONE_HUNDRED_PERCENT)
  const extra = sumOf(extras, (one) => one.maxQuantity * pieceOf(one, rental))
  const oneWayAmount = Math.max(oneWay.amount, ...oneWay.pairs.map(({ amount }) => amount ?? 0))
  const fixed = rental + extra + oneWayAmount + sumOf(fees, (one) => timesOf(one) * pieceOf(one, 0))
  const shares = sumOf(fees, (one) => (timesOf(one) * (one.percent ?? 0)) / ONE_HUNDRED_PERCENT)
  return fixed * (1 + shares) * (1 + tax.percent / ONE_HUNDRED_PERCENT)
}

const largestBase = (currency: Currency): number => maxPricePerDay(currency)

const pieceOf = ({ per, amount, percent }: ExtraRate | FeeRate, base: number): number =>
  per === 'percent'
    ? (base * (percent ?? 0)) / ONE_HUNDRED_PERCENT
    : (amount ?? 0) * (per === 'day' ? DAYS : 1)

const timesOf = ({ when }: FeeRate): number => (when === 'additional_driver' ? MAX_ADDITIONAL_DRIVERS : 1)

const sumOf = <T>(list: readonly T[], amountOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + amountOf(one), 0)
