import { expect, test } from 'vitest'
import { dollars, inDollars } from '../testing/dollars.ts'
import { cancellationFeeOf } from './cancellation-fee-of.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { type CancellationFee, percent, type Rates } from './rates.ts'
import { offer, priceOf, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

const DAY = 24 * 60
const fee = (given: Partial<CancellationFee>): CancellationFee => ({
  amount: null,
  percent: null,
  days: null,
  ...given,
})

/** Two days of 45.00, 122.07 in all. */
const booked = (rates: Partial<Rates> = {}) => priceOf(requestFor(ratesWith(rates), wishFor()))

for (const { when, minutes, expected } of [
  { when: 'two days before pickup', minutes: 2 * DAY, expected: 100 },
  { when: 'a day and a minute before pickup', minutes: DAY + 1, expected: 100 },
  { when: 'exactly a day before pickup', minutes: DAY, expected: 122.07 },
  { when: 'in the minute of pickup', minutes: 0, expected: 122.07 },
  { when: 'after a no-show', minutes: -1, expected: 122.07 },
]) {
  test(`by the default document cancelling ${when} costs ${expected} of 122.07`, () =>
    expect(inDollars(cancellationFeeOf(DEFAULT_RATES.cancellation, booked(), minutes))).toBe(expected))
}

const STEPS: Rates['cancellation'] = {
  earlier: fee({ amount: dollars(0) }),
  within: [
    { hours: 72, ...fee({ percent: percent(10) }) },
    { hours: 24, ...fee({ days: 1 }) },
    { hours: 48, ...fee({ amount: dollars(30) }) },
  ],
  afterPickup: fee({ percent: percent(50) }),
}

for (const { when, minutes, expected } of [
  { when: 'four days before pickup, nothing', minutes: 4 * DAY, expected: 0 },
  { when: 'three days before, 10 % of the total', minutes: 3 * DAY, expected: 12.21 },
  { when: 'two days before, an amount', minutes: 2 * DAY, expected: 30 },
  { when: 'one day before, the price of a day', minutes: DAY, expected: 45 },
  { when: 'after the pickup, half of the total', minutes: -1, expected: 61.04 },
]) {
  test(`in steps of any order the shortest time that has begun counts: ${when}`, () =>
    expect(inDollars(cancellationFeeOf(STEPS, booked(), minutes))).toBe(expected))
}

test('never more is due than was paid, which is the prepayment where there is one', () => {
  const prepaid = booked({ prepayment: { percent: percent(30), amount: null } })
  expect(inDollars(cancellationFeeOf(STEPS, prepaid, DAY))).toBe(36.62)
  expect(inDollars(cancellationFeeOf(DEFAULT_RATES.cancellation, prepaid, -1))).toBe(36.62)
})

test("a day's price is the rental after its offer, divided by its days", () => {
  const reduced = booked({ offers: [offer('early', { percent: percent(10) })] })
  expect(inDollars(cancellationFeeOf(STEPS, reduced, DAY))).toBe(40.5)
})
