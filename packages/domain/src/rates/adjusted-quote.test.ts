import { expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import { dollars } from '../testing/dollars.ts'
import { adjustedQuote, adjustmentsOf, withoutReasons } from './adjusted-quote.ts'
import type { Quote } from './quote.ts'
import { percent } from './rates.ts'
import { priceOf, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

/** Two days at 45 dollars, with a tax of 18 %. */
const base = (changes: Parameters<typeof ratesWith>[0] = {}) =>
  priceOf(requestFor(ratesWith({ fees: [], ...changes }), wishFor()))
const included = { name: { es: 'ITBIS', en: 'ITBIS' }, percent: percent(18), included: true }

const adjusted = (quote: Quote, ...amounts: number[]): Quote => {
  const lines = amounts.map((amount) => ({ amount: dollars(amount), reason: `For ${amount}` }))
  const made = adjustedQuote(quote, { currency: USD, lines })
  if (!made.ok) throw new Error(made.refusal)
  return made.value
}

for (const { what, quote, by, tax, total } of [
  { what: 'a discount, with the tax on top', quote: base(), by: [-10], tax: 14.4, total: 94.4 },
  { what: 'a charge, with the tax on top', quote: base(), by: [20], tax: 19.8, total: 129.8 },
  { what: 'both', quote: base(), by: [20, -10], tax: 18, total: 118 },
  { what: 'the whole price', quote: base(), by: [-90], tax: 0, total: 0 },
  {
    what: 'a discount, with the tax included',
    quote: base({ tax: included }),
    by: [-10],
    tax: 12.2,
    total: 80,
  },
]) {
  test(`${what}: adjusted by ${by.join(' and ')}, the total is ${total}`, () => {
    const made = adjusted(quote, ...by)
    expect([made.tax.amount, made.total, made.dueAtPickup]).toEqual([
      dollars(tax),
      dollars(total),
      dollars(total),
    ])
  })
}

test('no more is taken off than there is', () => {
  const more = [{ amount: dollars(-90.01), reason: 'All of it' }]
  expect(adjustedQuote(base(), { currency: USD, lines: more })).toEqual({
    ok: false,
    refusal: 'adjustment-too-large',
  })
})

test('adjustments of another currency than the price are refused; without any, it does not matter', () => {
  const lines = [{ amount: dollars(-10), reason: 'Waited' }]
  const inPesos = { currency: currency('DOP'), lines }
  expect(adjustedQuote(base(), inPesos)).toEqual({ ok: false, refusal: 'adjustment-other-currency' })
  expect(adjustedQuote(base(), { ...inPesos, lines: [] })).toMatchObject({ ok: true })
})

test('an adjustment of nothing is refused, and one that was taken before is none any more', () => {
  const nothing = { amount: dollars(0), reason: 'A tenth of a cent' }
  expect(adjustedQuote(base(), { currency: USD, lines: [nothing] })).toEqual({
    ok: false,
    refusal: 'adjustment-nothing',
  })
  const earlier = adjusted(base(), -10)
  const lines = earlier.lines.map((line) =>
    line.kind === 'adjustment' ? { ...line, amount: dollars(0) } : line,
  )
  expect(adjustmentsOf({ lines })).toEqual([])
})

test('adjustments take the place of earlier ones, and without any the price is what it was', () => {
  const first = adjusted(base(), -10, 5)
  expect(adjustmentsOf(first)).toEqual([
    { amount: dollars(-10), reason: 'For -10' },
    { amount: dollars(5), reason: 'For 5' },
  ])
  expect(adjusted(first, -20).lines).toHaveLength(base().lines.length + 1)
  expect(adjusted(first)).toEqual(base())
})

test('the prepayment stays, as far as the total reaches', () => {
  const quote = base({ prepayment: { amount: dollars(50), percent: null } })
  const little = adjusted(quote, -10)
  expect([little.prepayment, little.dueAtPickup]).toEqual([dollars(50), dollars(44.4)])
  const much = adjusted(quote, -80)
  expect([much.prepayment, much.dueAtPickup]).toEqual([dollars(11.8), dollars(0)])
  expect(adjusted(much, -70).prepayment).toBe(dollars(23.6))
  expect(adjusted(adjusted(much, -70))).toStrictEqual(quote)
})

test('the total in the second currency follows', () => {
  const display = { currency: 'DOP', rate: 60, date: '2027-05-01' } as never
  expect(adjusted(base({ display }), -10).display?.amount).toBe(566_400)
})

test('without its reason, an adjustment keeps its amount', () => {
  const erased = withoutReasons(adjusted(base(), -10))
  expect(erased.total).toBe(dollars(94.4))
  expect(adjustmentsOf(erased)).toEqual([{ amount: dollars(-10), reason: '' }])
  expect(adjusted(erased, -10).lines.at(-1)).toMatchObject({ amount: dollars(-10), name: { es: 'For -10' } })
})

test('no more is taken off than is allowed, whatever is charged beside it', () => {
  const take = (...amounts: number[]) => {
    const lines = amounts.map((amount) => ({ amount: dollars(amount), reason: 'Allowed' }))
    const made = adjustedQuote(base(), { currency: USD, lines, mostPercent: 10 })
    return made.ok ? 'allowed' : made.refusal
  }
  expect(
    [[-9], [-9.01], [-5, -4.01], [-9.01, 50], [50]].map((amounts) => [amounts, take(...amounts)]),
  ).toEqual([
    [[-9], 'allowed'],
    [[-9.01], 'discount-not-allowed'],
    [[-5, -4.01], 'discount-not-allowed'],
    [[-9.01, 50], 'discount-not-allowed'],
    [[50], 'allowed'],
  ])
})
