import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChosenExtra, EXTRA_CODES } from './extras.ts'
import { dollars, inDollars, minorUnits, sum } from './money.ts'
import { priceLines, quote } from './quote.ts'
import { days } from './rental-period.ts'

const extra = (code: ChosenExtra['code'], quantity: number): ChosenExtra => ({ code, quantity })

test('three days of a $45 sedan with a baby seat cost $217.65, line by line', () => {
  expect(quote(dollars(45), days(3), [extra('baby_seat', 1)])).toEqual({
    days: 3,
    pricePerDay: dollars(45),
    rental: dollars(135),
    extras: [{ code: 'baby_seat', quantity: 1, amount: dollars(36) }],
    liabilityService: dollars(9.95),
    vehicleLicenseFee: dollars(3.5),
    subtotal: dollars(184.45),
    tax: dollars(33.2),
    total: dollars(217.65),
  })
})

test('the lines of a price add up to its total: the subtotal is what comes before it, the tax is on top', () => {
  const price = quote(dollars(45), days(3), [extra('baby_seat', 2)])
  const lines = priceLines(price)
  expect(lines.map(({ code }) => code)).toEqual([
    'rental',
    'extra',
    'liability',
    'license',
    'subtotal',
    'tax',
  ])
  expect(lines[1]).toEqual({ code: 'extra', extra: 'baby_seat', quantity: 2, amount: dollars(72) })
  const amounts = lines.map(({ amount }) => amount)
  expect(sum(amounts.slice(0, 4))).toBe(price.subtotal)
  expect(sum(amounts.slice(4))).toBe(price.total)
})

describe('the price of', () => {
  for (const { what, perDay, n, extras, subtotal, tax, total } of [
    {
      what: 'one day and nothing else',
      perDay: 45,
      n: 1,
      extras: [],
      subtotal: 58.45,
      tax: 10.52,
      total: 68.97,
    },
    { what: 'four days at $45', perDay: 45, n: 4, extras: [], subtotal: 193.45, tax: 34.82, total: 228.27 },
    {
      what: 'ten baby seats for a day',
      perDay: 45,
      n: 1,
      extras: [extra('baby_seat', 10)],
      subtotal: 178.45,
      tax: 32.12,
      total: 210.57,
    },
    {
      what: 'ten of every extra for two days',
      perDay: 45,
      n: 2,
      extras: EXTRA_CODES.map((code) => extra(code, 10)),
      subtotal: 823.45,
      tax: 148.22,
      total: 971.67,
    },
    {
      what: 'a tax that ends on half a cent',
      perDay: 11.8,
      n: 1,
      extras: [],
      subtotal: 25.25,
      tax: 4.55,
      total: 29.8,
    },
    {
      what: 'a year of a free vehicle',
      perDay: 0,
      n: 365,
      extras: [],
      subtotal: 13.45,
      tax: 2.42,
      total: 15.87,
    },
  ]) {
    test(`${what} is $${total}`, () => {
      const price = quote(dollars(perDay), days(n), extras)
      expect([price.subtotal, price.tax, price.total].map(inDollars)).toEqual([subtotal, tax, total])
    })
  }
})

test('the lines of any price add up, and the tax is 18 % to half a cent', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.integer({ min: 1, max: 365 }),
      fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
      (perDay, n, quantities) => {
        const extras = quantities.flatMap((quantity, index) => {
          const code = EXTRA_CODES[index]
          return code ? [extra(code, quantity)] : []
        })
        const price = quote(minorUnits(perDay), days(n), extras)
        const { rental, liabilityService, vehicleLicenseFee, subtotal, tax, total } = price
        const lines = [
          rental,
          ...price.extras.map(({ amount }) => amount),
          liabilityService,
          vehicleLicenseFee,
        ]
        expect(sum(lines)).toBe(subtotal)
        expect(sum([subtotal, tax])).toBe(total)
        const tooMuch = tax * 100 - subtotal * 18
        expect(tooMuch > -50 && tooMuch <= 50).toBe(true)
      },
    ),
  ))
