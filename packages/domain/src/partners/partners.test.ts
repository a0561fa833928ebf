import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currency } from '../currency.ts'
import { minorUnits, sumByCurrency } from '../money.ts'
import type { BasisPoints } from '../rates/rates.ts'
import { isPartnerCode } from './partner.ts'
import { type CountedPrice, commissionOn, statementsOf } from './statements.ts'

test.each([
  ['hotel-sol', true],
  ['HOTEL2', true],
  ['7', true],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['', false],
  ['-sol', false],
  ['sol-', false],
  ['hotel sol', false],
  ['hotel&sol', false],
  ['peña', false],
  ['poster', false],
  ['Search-Box', false],
])('%s can be a code: %s', (code, is) => expect(isPartnerCode(code)).toBe(is))

test.each([
  // Price without tax, basis points, commission
  [14_845, 1000, 1485],
  [14_844, 1000, 1484],
  [1, 5000, 1],
  [14_845, 0, 0],
  [14_845, 10_000, 14_845],
  [10_000, 1250, 1250],
])('of %d at %d basis points %d are owed', (base, percent, owed) =>
  expect(commissionOn(minorUnits(base), percent as BasisPoints)).toBe(owed),
)

/** What counted, as `reservation month currency base`; all at 10 %. */
const counted = (words: string): CountedPrice => {
  const [reservationId, month = '', code = '', base] = words.split(' ')
  return {
    ...{ reservationId: Number(reservationId), month, percent: 1000 as BasisPoints },
    ...{ currency: currency(code), base: minorUnits(Number(base)) },
  }
}

test.each([
  ['nothing', [], []],
  ['a rental', ['1 2027-03 USD 14845'], ['2027-03 1 USD 14845 1485']],
  ['one that is undone in its month', ['1 2027-03 USD 14845', '1 2027-03 USD 0'], []],
  [
    'one that is changed in its month',
    ['1 2027-03 USD 14845', '1 2027-03 USD 20000'],
    ['2027-03 1 USD 20000 2000'],
  ],
  [
    'one that is changed later',
    ['1 2027-03 USD 14845', '1 2027-04 USD 14844'],
    ['2027-03 1 USD 14845 1485', '2027-04 1 USD -1 -1 correction'],
  ],
  [
    'one that is deleted later, beside another',
    ['1 2027-03 USD 14845', '2 2027-04 USD 100', '1 2027-04 USD 0'],
    ['2027-03 1 USD 14845 1485', '2027-04 1 USD -14845 -1485 correction', '2027-04 2 USD 100 10'],
  ],
  [
    'one whose currency changes',
    ['1 2027-03 USD 100', '1 2027-05 DOP 6000'],
    ['2027-03 1 USD 100 10', '2027-05 1 USD -100 -10 correction', '2027-05 1 DOP 6000 600 correction'],
  ],
])('the statements of %s', (_, history, stated) => {
  const lines = [...statementsOf(history.map(counted))].flatMap(([month, those]) =>
    those.map(({ reservationId, base, commission, isCorrection }) =>
      [month, reservationId, base.currency, base.minor, commission.minor, isCorrection && 'correction']
        .filter(Boolean)
        .join(' '),
    ),
  )
  expect(lines).toEqual(stated)
})

/** A reservation's percentage, and the price that counts after each of its changes, with the months that pass before. */
const history = fc.record({
  percent: fc.integer({ min: 0, max: 10_000 }),
  steps: fc.array(
    fc.record({
      months: fc.integer({ min: 0, max: 3 }),
      code: fc.constantFrom('USD', 'DOP'),
      base: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000 })),
    }),
    { maxLength: 8 },
  ),
})

test('the statements of all months add up to what is owed in the end, over 1,000 histories', () =>
  fc.assert(
    fc.property(fc.array(history, { maxLength: 5 }), (histories) => {
      const all = histories.flatMap(({ percent, steps }, reservationId) => {
        let month = 0
        return steps.map(({ months, code, base }): CountedPrice => {
          month += months
          return {
            ...{ reservationId, percent: percent as BasisPoints, currency: currency(code) },
            ...{ base: minorUnits(base), month: `2027-${String(month).padStart(2, '0')}` },
          }
        })
      })
      const inOrder = all.toSorted((one, other) =>
        one.month < other.month ? -1 : one.month > other.month ? 1 : 0,
      )
      const statements = [...statementsOf(inOrder).values()].flat()
      const stated = sumByCurrency(statements.map(({ commission }) => commission))
      const last = [...Map.groupBy(all, ({ reservationId }) => reservationId).values()].flatMap(
        (those) => those.at(-1) ?? [],
      )
      const owed = sumByCurrency(
        last.map(({ base, percent, currency }) => ({ minor: commissionOn(base, percent), currency })),
      )
      const nonZero = (sums: typeof owed) =>
        Object.fromEntries(sums.filter(({ minor }) => minor !== 0).map((one) => [one.currency, one.minor]))
      expect(nonZero(stated)).toEqual(nonZero(owed))
    }),
    { numRuns: 1000 },
  ))
