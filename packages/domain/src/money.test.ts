import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, formatMoney, fraction, inDollars, minorUnits, share, sum, times } from './money.ts'

for (const { amount, is } of [
  { amount: 45, is: 4500 },
  { amount: 9.95, is: 995 },
  { amount: 0.1 + 0.2, is: 30 },
  { amount: 1.005, is: 101 },
  { amount: 19.999, is: 2000 },
  { amount: 0, is: 0 },
  { amount: -0.001, is: 0 },
]) {
  test(`$${amount} are ${is} minorUnits`, () => expect(dollars(amount)).toBe(is))
}

for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
  test(`${n} is not a number of minorUnits`, () => expect(() => minorUnits(n)).toThrow(RangeError))
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
    test(`${percent} % of ${amount} minorUnits are ${is}`, () =>
      expect(share(minorUnits(amount), percent)).toBe(is))
  }
})

for (const { amount, is } of [
  { amount: 0, is: 'US$0.00' },
  { amount: 5, is: 'US$0.05' },
  { amount: 123_450, is: 'US$1,234.50' },
  { amount: 900_000_000, is: 'US$9,000,000.00' },
]) {
  test(`${amount} minorUnits are written ${is}`, () => expect(formatMoney(minorUnits(amount))).toBe(is))
}

test('the sum of nothing is zero', () => expect(sum([])).toBe(0))

test('half an item cannot be priced', () => expect(() => times(minorUnits(1), 0.5)).toThrow(RangeError))

const anyCents = fc.integer({ min: -1e14, max: 1e14 }).map(minorUnits)

test('an amount survives the conversion to dollars and back', () =>
  fc.assert(
    fc.property(anyCents, (amount) => {
      expect(dollars(inDollars(amount))).toBe(amount)
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
