import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars, inDollars } from '../testing/dollars.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { quoteRental } from './quote-rental.ts'
import { type Offer, percent } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import { at, offer, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

/** Two days of 45.00 from 10 May, asked for on 1 May at 10:00. */
const quoted = (offers: Offer[], wish: Partial<RentalWish> = {}, used: readonly string[] = []) =>
  quoteRental({
    ...requestFor(ratesWith({ offers }), wishFor(wish)),
    isUsable: ({ id }) => !used.includes(id),
  })

/** The reduction and its offer; "refused" where the code is. */
function given(...asked: Parameters<typeof quoted>) {
  const quote = quoted(...asked)
  if (!quote.ok) return quote.refusal
  const line = quote.value.lines.find(({ kind }) => kind === 'offer')
  return line ? `${line.code} ${inDollars(line.amount)}` : 'none'
}

const dates = (from: string, to: string) => ({ from: from as CalendarDate, to: to as CalendarDate })
const tenPercent = (changes: Partial<Offer>) => offer('it', { percent: percent(10), ...changes })

for (const { what, conditions, holds } of [
  { what: 'without conditions', conditions: {}, holds: true },
  { what: 'booked on its last day', conditions: { booked: dates('2027-04-01', '2027-05-01') }, holds: true },
  { what: 'booked a day late', conditions: { booked: dates('2027-04-01', '2027-04-30') }, holds: false },
  {
    what: 'with the pickup on its first day',
    conditions: { pickup: dates('2027-05-10', '2027-06-01') },
    holds: true,
  },
  {
    what: 'with the pickup a day early',
    conditions: { pickup: dates('2027-05-11', '2027-06-01') },
    holds: false,
  },
  { what: 'nine days ahead, at least nine', conditions: { leadDays: { min: 9, max: null } }, holds: true },
  { what: 'nine days ahead, at least ten', conditions: { leadDays: { min: 10, max: null } }, holds: false },
  { what: 'nine days ahead, at most nine', conditions: { leadDays: { min: null, max: 9 } }, holds: true },
  { what: 'nine days ahead, at most eight', conditions: { leadDays: { min: null, max: 8 } }, holds: false },
  { what: 'for two days, at least two', conditions: { minDays: 2 }, holds: true },
  { what: 'for two days, at least three', conditions: { minDays: 3 }, holds: false },
  { what: 'that is switched off', conditions: { isOn: false }, holds: false },
  { what: 'of another vehicle', conditions: { vehicles: [6 as VehicleId] }, holds: false },
]) {
  test(`an offer ${what} ${holds ? 'holds' : 'does not hold'}`, () =>
    expect(given([tenPercent(conditions)])).toBe(holds ? 'it -9' : 'none'))

  test(`a code ${what} ${holds ? 'holds' : 'is refused'}`, () =>
    expect(given([tenPercent({ ...conditions, kind: 'code', code: 'MAY' })], { discountCode: 'MAY' })).toBe(
      holds ? 'it -9' : 'discount-code-invalid',
    ))
}

const code = (id: string, changes: Partial<Offer>) => offer(id, { kind: 'code', code: id, ...changes })
const MAY = code('May-10', { percent: percent(10) })

for (const { typed, answer } of [
  { typed: 'May-10', answer: 'May-10 -9' },
  { typed: '  mAY-10 ', answer: 'May-10 -9' },
  { typed: 'MAY10', answer: 'discount-code-invalid' },
  { typed: 'x', answer: 'discount-code-invalid' },
  { typed: '  ', answer: 'none' },
  { typed: null, answer: 'none' },
]) {
  test(`the code ${JSON.stringify(typed)} gives: ${answer}`, () =>
    expect(given([MAY], { discountCode: typed })).toBe(answer))
}

test('an offer whose uses are spent does not hold; its code is refused like a wrong one', () => {
  const automatic = tenPercent({ uses: 1 })
  expect(given([automatic], {}, ['it'])).toBe('none')
  expect(given([MAY], { discountCode: 'May-10' }, ['May-10'])).toBe('discount-code-invalid')
})

for (const { what, automatic, result, outcome } of [
  { what: 'more than the code', automatic: 11, result: 'it -9.9', outcome: 'outdone' },
  { what: 'as much as the code, which keeps its use', automatic: 10, result: 'it -9', outcome: 'outdone' },
  { what: 'less than the code', automatic: 9, result: 'May-10 -9', outcome: 'applied' },
]) {
  test(`one offer is given: an automatic one saves ${what}`, () => {
    const offers = [MAY, tenPercent({ percent: percent(automatic) })]
    expect(given(offers, { discountCode: 'May-10' })).toBe(result)
    expect(quoted(offers, { discountCode: 'May-10' })).toMatchObject({ value: { discountCode: outcome } })
  })
}

test('the best in money is given, the first in the list of equal ones, and codes that were not typed are not', () => {
  const [five, nine, share] = [
    offer('five', { amount: dollars(5) }),
    offer('nine', { amount: dollars(9) }),
    offer('share', { percent: percent(10) }),
  ]
  expect(given([five, share, nine])).toBe('share -9')
  expect(given([five, nine, share])).toBe('nine -9')
  expect(given([five, code('BIG', { percent: percent(90) })])).toBe('five -5')
})

test('half a cent of a reduction is for the visitor', () => {
  const wish = { period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-11T10:00') } }
  // 3.5 % of 45.00 is 1.575.
  expect(given([offer('it', { percent: percent(3.5) })], wish)).toBe('it -1.58')
})
