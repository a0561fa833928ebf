import { expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import { minorUnits } from '../money.ts'
import {
  amountKey,
  amountsOf,
  amountsWithSameNumber,
  convertedAmount,
  sameNumber,
  withAmounts,
} from './amounts.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import type { Rates } from './rates.ts'

const DOP = currency('DOP')
const JPY = currency('JPY')

test('the default rates have an amount of each extra, fee and cancellation', () =>
  expect(amountsOf(DEFAULT_RATES).map(({ at, amount }) => [at.path, amount])).toEqual([
    ['extras.0.amount', 1200],
    ['extras.1.amount', 1200],
    ['extras.2.amount', 1200],
    ['fees.0.amount', 995],
    ['fees.1.amount', 350],
    ['cancellation.earlier.amount', 10000],
    ['cancellation.within.0.amount', 20000],
  ]))

test('in another currency each amount with the number of before is found, wherever it stands by then', () => {
  const [waiver, effects, seat] = DEFAULT_RATES.extras as [never, never, Rates['extras'][number]]
  const inPesos: Rates = {
    ...DEFAULT_RATES,
    currency: DOP,
    extras: [{ ...seat, amount: minorUnits(70_800) }, waiver, effects],
    fees: [],
  }
  expect(amountsWithSameNumber(DEFAULT_RATES, inPesos).map(({ at }) => at.path)).toEqual([
    'extras.1.amount',
    'extras.2.amount',
    'cancellation.earlier.amount',
    'cancellation.within.0.amount',
  ])
  expect(amountsWithSameNumber(DEFAULT_RATES, DEFAULT_RATES)).toEqual([])
})

test('the excess of a cover is an amount as well, and one that is not set stays so', () => {
  const [waiver, effects] = DEFAULT_RATES.extras as [Rates['extras'][number], Rates['extras'][number]]
  const rates = { ...DEFAULT_RATES, extras: [{ ...waiver, excess: minorUnits(50_000) }, effects], fees: [] }
  expect(amountsOf(rates).map(({ at, amount }) => [at.path, amount])).toContainEqual([
    'extras.0.excess',
    50_000,
  ])
  const doubled = withAmounts(rates, (amount) => minorUnits(amount * 2))
  expect(doubled.extras.map(({ excess }) => excess)).toEqual([100_000, undefined])
})

test('what the return may cost is asked about as well, by the code of its entry', () => {
  const [name, taxable] = [{ es: '', en: '' }, true]
  const rates: Rates = {
    ...DEFAULT_RATES,
    ...{ extras: [], fees: [], cancellation: { ...DEFAULT_RATES.cancellation, within: [] } },
    fuel: { perEighth: minorUnits(500), serviceFee: minorUnits(1000), taxable },
    priceList: [{ code: 'cleaning', name, amount: minorUnits(4500), taxable }],
  }
  expect(amountsOf(rates).map(({ at, amount }) => [amountKey(at), at.path, amount])).toEqual([
    ['cancellation.earlier.amount', 'cancellation.earlier.amount', 10_000],
    ['fuel..perEighth', 'fuel.perEighth', 500],
    ['fuel..serviceFee', 'fuel.serviceFee', 1000],
    ['priceList.cleaning.amount', 'priceList.0.amount', 4500],
  ])
  const doubled = withAmounts(rates, (amount) => minorUnits(amount * 2))
  expect([doubled.fuel, doubled.priceList]).toEqual([
    { perEighth: 1000, serviceFee: 2000, taxable },
    [{ code: 'cleaning', name, amount: 9000, taxable }],
  ])
})

test('45.00 dollars and 45 yen are the same number', () => {
  const inYen = { ...withAmounts(DEFAULT_RATES, sameNumber(USD, JPY)), currency: JPY }
  expect(amountsWithSameNumber(DEFAULT_RATES, inYen)).toHaveLength(7)
})

for (const { amount, rate, step, to, is } of [
  { amount: 1200, rate: 59.1234, step: 0, to: DOP, is: 70_948 },
  { amount: 1200, rate: 59.1234, step: 1, to: DOP, is: 70_900 },
  { amount: 1200, rate: 59.1234, step: 50, to: DOP, is: 70_000 },
  { amount: 350, rate: 59.1234, step: 500, to: DOP, is: 50_000 },
  { amount: 4500, rate: 150, step: 0, to: JPY, is: 6750 },
]) {
  test(`${amount / 100} dollars at ${rate}, to the nearest ${step || 'smallest unit'}, are ${is} in ${to}`, () =>
    expect(convertedAmount(minorUnits(amount), { from: USD, to, rate, step })).toBe(is))
}
