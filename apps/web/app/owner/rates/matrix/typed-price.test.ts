import { currency, USD } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTypedPrice, priceText } from './typed-price.ts'

const price = (amount: number, perDays: 1 | 7 | 30 = 1) => ({
  kind: 'price',
  price: { amount: minorUnits(amount), perDays },
})

test.each([
  { typed: '60', reads: price(6000) },
  { typed: ' 60.5 ', reads: price(6050) },
  { typed: '60,50', reads: price(6050) },
  { typed: 'US$60', reads: price(6000) },
  { typed: '60 USD', reads: price(6000) },
  { typed: '270/7', reads: price(27000, 7) },
  { typed: '900.00 / 30', reads: price(90000, 30) },
  { typed: '1,500.00', reads: price(150000) },
  { typed: '', reads: { kind: 'empty' } },
  { typed: '  ', reads: { kind: 'empty' } },
  { typed: '270/5', reads: { kind: 'invalid' } },
  { typed: '0', reads: { kind: 'invalid' } },
  { typed: '-5', reads: { kind: 'invalid' } },
  { typed: '0.004', reads: { kind: 'invalid' } },
  { typed: '45.555', reads: price(4555500) },
  { typed: '1e9', reads: { kind: 'invalid' } },
  { typed: '9'.repeat(400), reads: { kind: 'invalid' } },
  { typed: 'RD$60', reads: { kind: 'invalid' } },
  { typed: 'call', reads: { kind: 'invalid' } },
])('in dollars, "$typed" is read as $reads.kind', ({ typed, reads }) =>
  expect(parseTypedPrice(typed, USD, ',')).toEqual(reads),
)

test('of a price with two readings none is taken', () =>
  expect(parseTypedPrice('1,500/7', USD, ',')).toEqual({
    kind: 'ambiguous',
    readings: [
      { amount: 150, perDays: 7 },
      { amount: 150000, perDays: 7 },
    ],
  }))

test('where decimals are written with a point, a comma groups thousands', () =>
  expect(parseTypedPrice('1,500/7', USD, '.')).toEqual(price(150000, 7)))

test('in yen there are no decimals', () => {
  expect(parseTypedPrice('6000', currency('JPY'), ',')).toEqual(price(6000))
  expect(parseTypedPrice('45.5', currency('JPY'), ',')).toEqual({ kind: 'invalid' })
  expect(parseTypedPrice('1,500', currency('JPY'), ',')).toEqual(price(1500))
  expect(priceText({ amount: minorUnits(6000), perDays: 1 }, currency('JPY'))).toBe('6000')
})

test('what a cell shows is read as the same price', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e8 }),
      fc.constantFrom(1, 7, 30),
      fc.constantFrom('USD', 'JPY', 'TND'),
      (amount, perDays, code) => {
        const shown = priceText({ amount: minorUnits(amount), perDays }, currency(code))
        for (const decimals of ['.', ','] as const)
          expect(parseTypedPrice(shown, currency(code), decimals)).toEqual(price(amount, perDays))
      },
    ),
  ))
