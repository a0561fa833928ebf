import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, currency, decimalsOf, USD } from './currency.ts'
import {
  currencySign,
  decimalDigits,
  formatMoney,
  fraction,
  isPayable,
  minorUnits,
  plus,
  share,
  sum,
  sumByCurrency,
  times,
  toMajorUnits,
  toMinorUnits,
} from './money.ts'
import { dollars, usd } from './testing/dollars.ts'

for (const { amount, is } of [
  { amount: 45, is: 4500 },
  { amount: 9.95, is: 995 },
  { amount: 0.1 + 0.2, is: 30 },
  { amount: 1.005, is: 101 },
  { amount: 19.999, is: 2000 },
  { amount: 0, is: 0 },
  { amount: -0.001, is: 0 },
]) {
  test(`$${amount} are ${is} cents`, () => expect(dollars(amount)).toBe(is))
}

for (const { amount, code, is } of [
  { amount: 1234.5, code: 'JPY', is: 1235 },
  { amount: 1234.5, code: 'DOP', is: 123_450 },
  { amount: 1.2345, code: 'KWD', is: 1235 },
]) {
  test(`${amount} ${code} are ${is} of its smallest units`, () =>
    expect(toMinorUnits(amount, currency(code))).toBe(is))
}

for (const { amount, code, is } of [
  { amount: 45.55, code: 'USD', is: true },
  { amount: 45.555, code: 'USD', is: false },
  { amount: 0.1 + 0.2, code: 'USD', is: true },
  { amount: 45.5, code: 'JPY', is: false },
  { amount: Number.NaN, code: 'USD', is: false },
]) {
  test(`${amount} ${code} ${is ? 'can' : 'can’t'} be paid`, () =>
    expect(isPayable(amount, currency(code))).toBe(is))
}

for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
  test(`${n} is not a number of minor units`, () => expect(() => minorUnits(n)).toThrow(RangeError))
}

test('an invalid amount throws', () => expect(() => dollars(Number.NaN)).toThrow(RangeError))

describe('a share is rounded half up', () => {
  for (const { amount, percent, is } of [
    { amount: 18445, percent: 18, is: 3320 }, // 3320.10
    { amount: 25, percent: 18, is: 5 }, // 4.5
    { amount: 75, percent: 18, is: 14 }, // 13.5
    { amount: 19, percent: 18, is: 3 }, // 3.42
    { amount: 1000, percent: 1.15, is: 12 }, // 11.5
    { amount: 0, percent: 18, is: 0 },
  ]) {
    test(`${percent} % of ${amount} cents are ${is}`, () =>
      expect(share(minorUnits(amount), percent)).toBe(is))
  }
})

for (const { minor, code, is } of [
  { minor: 0, code: 'USD', is: 'US$0.00' },
  { minor: 5, code: 'USD', is: 'US$0.05' },
  { minor: 123_450, code: 'USD', is: 'US$1,234.50' },
  { minor: -4000, code: 'USD', is: '-US$40.00' },
  { minor: 900_000_000, code: 'USD', is: 'US$9,000,000.00' },
  { minor: 123_450, code: 'DOP', is: 'RD$1,234.50' },
  { minor: 123_450, code: 'EUR', is: '€1,234.50' },
  { minor: 1235, code: 'JPY', is: '¥1,235' },
  { minor: 1235, code: 'KWD', is: 'KWD\u00a01.235' },
  { minor: 123_450, code: 'HUF', is: 'HUF\u00a01,234.50' },
]) {
  test(`${minor} of the smallest units of ${code} are written ${is}`, () =>
    expect(formatMoney({ minor: minorUnits(minor), currency: currency(code) })).toBe(is))
}

for (const [code, sign] of [
  ['USD', 'US$'],
  ['DOP', 'RD$'],
  ['EUR', '€'],
  ['CHF', 'CHF'],
] as const) {
  test(`the sign of ${code} is ${sign}`, () => expect(currencySign(currency(code))).toBe(sign))
}

test('the sum of nothing is zero', () => expect(sum([])).toBe(0))

test('half an item cannot be priced', () => expect(() => times(minorUnits(1), 0.5)).toThrow(RangeError))

describe('amounts of several currencies', () => {
  const pesos = (minor: number) => ({ minor: minorUnits(minor), currency: currency('DOP') })

  test('are never added', () => expect(() => plus(usd(1), pesos(1))).toThrow(TypeError))

  test('are summed up each for itself, in the order of the list', () =>
    expect(sumByCurrency([pesos(5), usd(1), pesos(7), usd(2)])).toEqual([pesos(12), usd(3)]))

  test('none have no sum', () => expect(sumByCurrency([])).toEqual([]))
})

const anyMinor = fc.integer({ min: -1e14, max: 1e14 }).map(minorUnits)
const anyMoney = fc.record({ minor: anyMinor, currency: fc.constantFrom(...CURRENCIES).map(currency) })

test('an amount survives the conversion to how people write it and back', () =>
  fc.assert(
    fc.property(anyMoney, (money) => {
      expect(toMinorUnits(toMajorUnits(money), money.currency)).toBe(money.minor)
    }),
  ))

test('a written amount has the decimals and the digits of its currency, and its sign or code', () =>
  fc.assert(
    fc.property(anyMoney, (money) => {
      const written = formatMoney(money)
      const [, decimals = ''] = /\.(\d+)$/.exec(written) ?? []
      expect(decimals).toHaveLength(decimalsOf(money.currency))
      expect(written.replace(currencySign(money.currency), '').replace(/[^\d.]/g, '')).toBe(
        decimalDigits(money).replace('-', ''),
      )
      expect(written).toContain(currencySign(money.currency))
      expect(written.startsWith('-')).toBe(money.minor < 0)
    }),
  ))

test('multiplying equals repeated addition', () =>
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }).map(minorUnits), fc.nat({ max: 50 }), (amount, n) => {
      expect(times(amount, n)).toBe(sum(Array.from({ length: n }, () => amount)))
    }),
  ))

for (const { amount, numerator, denominator, is } of [
  { amount: 27000, numerator: 8, denominator: 7, is: 30857 },
  { amount: 4545, numerator: 11000, denominator: 10000, is: 5000 },
  { amount: 5, numerator: 1, denominator: 2, is: 3 },
  { amount: -5, numerator: 1, denominator: 2, is: -2 },
  { amount: 0, numerator: 1, denominator: 3, is: 0 },
  { amount: Number.MAX_SAFE_INTEGER, numerator: 2, denominator: 3, is: 6004799503160661 },
  { amount: -Number.MAX_SAFE_INTEGER, numerator: 5000, denominator: 10000, is: -4503599627370495 },
  { amount: -Number.MAX_SAFE_INTEGER, numerator: 1, denominator: 10007, is: -900089862570 },
]) {
  test(`${numerator}/${denominator} of ${amount} is ${is}, half up`, () =>
    expect(fraction(minorUnits(amount), numerator, denominator)).toBe(is))
}

test('a fraction is never more than half a unit off, whatever the amounts', () =>
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 10_000, max: 100_000 }),
      (amount, numerator, denominator) => {
        const [n, d] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)]
        const doubled = 2n * (BigInt(fraction(minorUnits(amount), numerator, denominator)) * d - n)
        expect(doubled > -d && doubled <= d).toBe(true)
      },
    ),
  ))

test('dollars are written with their sign', () =>
  expect(formatMoney({ minor: dollars(45), currency: USD })).toBe('US$45.00'))
