import { describe, expect, test } from 'vitest'
import { currency, USD } from '../currency.ts'
import { type MinorUnits, minorUnits, sum } from '../money.ts'
import type { IdentityDocument } from '../taxpayers/identity-document.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { fiscalNumber } from './fiscal-number.ts'
import { FORM_607_COLUMNS, form607Row } from './form-607.ts'
import { type ChargedSale, paymentForms, type Sale, saleOf } from './sale.ts'
import { saleDifference, saysNothing } from './sale-difference.ts'

const NOBODY = { cash: 0, card: 0, transfer: 0, other: 0 }
const ITBIS = { name: { es: 'ITBIS', en: 'ITBIS' }, percent: 1800, included: false } as ChargedSale['taxRule']
const line = (amount: number, taxable = true, label = 'Rental') => ({
  ...{ label, note: null, taxable },
  amount: minorUnits(amount),
})

/** The rental of US$217.65, with changes. */
const charged = (changes: Partial<ChargedSale> = {}): ChargedSale => ({
  currency: USD,
  lines: [line(18_445)],
  tax: minorUnits(3_320),
  taxRule: ITBIS,
  total: minorUnits(21_765),
  paid: NOBODY,
  ...changes,
})

const written = (sale: ChargedSale, rate: number | null): Sale => {
  const found = saleOf(sale, rate)
  if (!found) throw new Error('not convertible')
  return found
}

const inclusive = { ...ITBIS, included: true }
test.each<[string, Partial<ChargedSale>, number | null, number, number]>([
  ['US$184.45 + 33.20 at 59.1234', {}, 59.1234, 196_296, 1_286_827],
  ['the same in two lines', { lines: [line(13_500), line(4_945)] }, 59.1234, 196_296, 1_286_827],
  [
    'with a permit that is not taxed',
    { lines: [line(18_445), line(300, false)] },
    59.1234,
    196_296,
    1_304_564,
  ],
  ['with an offer', { lines: [line(20_000), line(-1_555)] }, 59.1234, 196_296, 1_286_827],
  ['with the tax included', { lines: [line(21_765)], taxRule: inclusive }, 59.1234, 196_295, 1_286_821],
  ['in pesos, as it is stored', { currency: currency('DOP') }, null, 3_320, 21_765],
  ['in yen', { currency: currency('JPY'), lines: [line(10_000)] }, 0.4, 72_000, 472_000],
])('lines are converted, then summed, then taxed: %s', (_, changes, rate, tax, total) => {
  expect(written(charged(changes), rate).pesos).toMatchObject({ tax, total })
})

test.each<[string, Partial<ChargedSale>, number]>([
  ['a rate', {}, 1_000_000_000],
  ['a line', { lines: [line(1e12), line(-1e12)] }, 59],
])('%s that makes more of it than an entry may be is told', (_, changes, rate) => {
  expect(saleOf(charged(changes), rate)).toBeUndefined()
})

const dollars = (amounts: Partial<typeof NOBODY>) => ({ ...NOBODY, ...amounts })
test.each([
  ['nothing was paid', 1000, NOBODY, { credit: 1000 }],
  ['a part was paid', 1000, dollars({ cash: 300 }), { cash: 300, credit: 700 }],
  ['all was paid in two ways', 1000, dollars({ cash: 300, card: 700 }), { cash: 300, card: 700 }],
  ['more was paid', 1000, dollars({ transfer: 1200 }), { transfer: 1000 }],
  ['a correction was paid back', -500, dollars({ card: -500 }), { card: -500 }],
  ['a correction was not paid back', -500, dollars({ cash: 200 }), { credit: -500 }],
])('a total by how it was paid adds up where %s', (_, total, paid, expected) => {
  const forms = paymentForms(total, paid)
  expect(forms).toEqual({ cash: 0, card: 0, transfer: 0, other: 0, credit: 0, ...expected })
})

test('payment forms in pesos add up to its pesos', () => {
  const { pesos } = written(charged({ paid: dollars({ transfer: 6_530, cash: 15_235 }) }), 59.1234)
  expect(pesos.forms).toMatchObject({ transfer: 386_076, credit: 0 })
  expect(sum(Object.values(pesos.forms) as MinorUnits[])).toBe(1_286_827)
})

describe('a correction', () => {
  const rated = { currency: USD, rate: 59.1234 }
  const first = written(charged({ paid: dollars({ card: 21_765 }) }), 59.1234)
  const damaged = charged({
    lines: [line(18_445), line(8_500, true, 'Damage')],
    tax: minorUnits(4_850),
    total: minorUnits(31_795),
    paid: dollars({ card: 21_765, cash: 10_030 }),
  })
  const differenceOf = (now: ChargedSale, ...before: Sale[]) =>
    saleDifference(written(now, 59.1234), now.paid, before, rated)

  test('of what nothing changed in says nothing', () => {
    expect(saysNothing(differenceOf(charged({ paid: dollars({ card: 21_765 }) }), first))).toBe(true)
    expect(saysNothing(differenceOf(charged(), first))).toBe(true)
  })
  test('adds what was charged since, and how it was paid', () => {
    const more = differenceOf(damaged, first)
    expect(more).toMatchObject({ tax: 1_530, total: 10_030, forms: { cash: 10_030, card: 0, credit: 0 } })
    expect(more.lines.map(({ label, amount }) => [label, amount])).toEqual([['Damage', 8_500]])
    expect(more.pesos.total + first.pesos.total).toBe(written(damaged, 59.1234).pesos.total)
    expect(more.pesos.forms.cash).toBe(more.pesos.total)
  })
  test('takes off what was credited, and a next one begins where that one ended', () => {
    const more = differenceOf(damaged, first)
    const back = differenceOf(charged({ paid: dollars({ card: 21_765 }) }), first, more)
    expect(back).toMatchObject({ total: -10_030, forms: { cash: -10_030, credit: 0 } })
    expect(back.lines.map(({ label, amount }) => [label, amount])).toEqual([['Damage', -8_500]])
    const again = differenceOf(damaged, first, more, back)
    expect(again.lines.map(({ label, amount }) => [label, amount])).toEqual([['Damage', 8_500]])
    expect(saysNothing(differenceOf(damaged, first, more, back, again))).toBe(true)
  })
})

const sale = { isCorrection: false, total: 100 }
const less = { isCorrection: true, total: -100 }
test.each([
  ['E310000000001', sale, 'E310000000001'],
  ['e32 0000-000002', sale, 'E320000000002'],
  ['B0100000001', sale, 'B0100000001'],
  ['E31000000001', sale, 'fiscal-number-invalid'],
  ['B010000001', sale, 'fiscal-number-invalid'],
  ['A0100000001', sale, 'fiscal-number-invalid'],
  ['E٣١0000000001', sale, 'fiscal-number-invalid'],
  ['E410000000001', sale, 'fiscal-number-kind'],
  ['E340000000001', sale, 'fiscal-number-kind'],
  ['E340000000001', less, 'E340000000001'],
  ['B0400000001', less, 'B0400000001'],
  ['E330000000001', less, 'fiscal-number-kind'],
  ['B0300000001', { isCorrection: true, total: 100 }, 'B0300000001'],
  ['E340000000001', { isCorrection: true, total: 0 }, 'E340000000001'],
  ['E310000000001', { isCorrection: true, total: 0 }, 'fiscal-number-kind'],
])('the fiscal number %s of %o is %s', (typed, of, stored) => {
  const outcome = fiscalNumber(typed, of)
  expect(outcome.ok ? outcome.value : outcome.refusal).toBe(stored)
})

const rnc: IdentityDocument = { kind: 'rnc', number: '131880738' }
const paidByCard = written(charged({ paid: dollars({ card: 21_765 }) }), 59.1234).pesos
const back = saleDifference(
  written(charged({ lines: [], tax: minorUnits(0), total: minorUnits(0) }), 59.1234),
  NOBODY,
  [written(charged({ paid: dollars({ card: 21_765 }) }), 59.1234)],
  { currency: USD, rate: 59.1234 },
).pesos
const at = { fiscalNumber: 'E310000000001', modified: null, day: '2027-03-13' as CalendarDate }
test.each([
  [
    'of a company that paid by card',
    { ...at, document: rnc, pesos: paidByCard },
    '131880738|1|E310000000001||04|20270313||10905.31|1962.96||||||||0.00|0.00|12868.27|0.00|||0.00',
  ],
  [
    'of nobody that is known',
    { ...at, document: null, pesos: written(charged(), 59.1234).pesos },
    '||E310000000001||04|20270313||10905.31|1962.96||||||||0.00|0.00|0.00|12868.27|||0.00',
  ],
  [
    'of a credit note to a passport',
    {
      ...{ ...at, fiscalNumber: 'E340000000007', modified: at.fiscalNumber, pesos: back },
      document: { kind: 'passport', number: 'RD1234567' } as const,
    },
    'RD1234567|3|E340000000007|E310000000001|04|20270313||10905.31|1962.96||||||||0.00|0.00|12868.27|0.00|||0.00',
  ],
])('a row of form 607 %s', (_, document, row) => {
  const cells = form607Row(document, '04')
  expect(cells.join('|')).toBe(row)
  expect(cells).toHaveLength(FORM_607_COLUMNS.length)
})
