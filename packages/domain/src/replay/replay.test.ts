import { describe, expect, test } from 'vitest'
import { compileRates } from '../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { Rates } from '../rates/rates.ts'
import { percent } from '../rates/rates.ts'
import {
  at,
  feeRate,
  offer,
  priceOf,
  ratesWith,
  requestFor,
  VEHICLE,
  wishFor,
} from '../rates/testing/wishes.ts'
import { daily, place, rulesWith } from '../rules/testing/requests.ts'
import { dollars } from '../testing/dollars.ts'
import { type MadeReservation, replay } from './replay.ts'
import { type ReplayOutcome, replaySummary } from './replay-summary.ts'

const YOUNG = feeRate({ code: 'young', when: 'driver_age', ages: { from: 18, to: 24 }, amount: dollars(15) })
const SECOND = feeRate({ code: 'second', when: 'additional_driver', amount: dollars(8) })
const CODE = offer('code', { kind: 'code', code: 'TEN', percent: percent(10) })

/** Two days from 10 May 2027 at 45.00, booked on 1 May: 122.07 by the default rates. */
const made = (
  rates: Rates = DEFAULT_RATES,
  wish = {},
  more: Partial<MadeReservation> = {},
): MadeReservation => ({
  vehicle: { id: VEHICLE, pricePerDay: dollars(45) },
  period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-12T10:00') },
  pickupPlace: null,
  returnPlace: null,
  isSamePlace: true,
  extras: [],
  driverAge: null,
  additionalDrivers: 0,
  quote: priceOf(requestFor(rates, wishFor(wish))),
  bookedAt: at('2027-05-01T10:00'),
  ...more,
})

const by = (rates: Rates, reservation = made(), pricePerDay = 45) => {
  const vehicle = { id: VEHICLE, pricePerDay: dollars(pricePerDay) }
  const { total, refused } = replay(
    compileRates(rates),
    { ...reservation, vehicle },
    ({ uses }) => uses === null || uses > 0,
  )
  return total ?? refused.code
}

const office = place(1, 'Oficina', {
  hours: daily('11:00-18:00'),
  outside: { pickup: [{ from: '08:00', to: '11:00', amount: dollars(20) }] as never, return: [] },
})

for (const { what, is, costs } of [
  { what: 'the same rates', is: () => by(DEFAULT_RATES), costs: dollars(122.07) },
  { what: 'a dearer vehicle', is: () => by(DEFAULT_RATES, made(), 50), costs: dollars(133.87) },
  {
    what: 'an offer up to ten days ahead',
    is: () =>
      by(ratesWith({ offers: [offer('late', { percent: percent(10), leadDays: { min: null, max: 10 } })] })),
    costs: dollars(111.45),
  },
  {
    what: 'a code that it was booked with, now of 20 %',
    is: () =>
      by(
        ratesWith({ offers: [{ ...CODE, percent: percent(20) }] }),
        made(ratesWith({ offers: [CODE] }), { discountCode: 'TEN' }),
      ),
    costs: dollars(100.83),
  },
  {
    what: 'a code that is used up',
    is: () =>
      by(
        ratesWith({ offers: [{ ...CODE, uses: 0 }] }),
        made(ratesWith({ offers: [CODE] }), { discountCode: 'TEN' }),
      ),
    costs: dollars(122.07),
  },
  {
    what: 'a fee of ages that it has, now dearer',
    is: () =>
      by(
        ratesWith({ fees: [{ ...YOUNG, amount: dollars(20) }] }),
        made(ratesWith({ fees: [YOUNG] }), { driverAge: 20 }),
      ),
    costs: dollars(129.8),
  },
  {
    what: 'a fee of ages that is new, of an age that is stored',
    is: () => by(ratesWith({ fees: [YOUNG] }), made(DEFAULT_RATES, {}, { driverAge: 20 })),
    costs: dollars(123.9),
  },
  {
    what: 'two additional drivers, now dearer',
    is: () =>
      by(
        ratesWith({ fees: [{ ...SECOND, amount: dollars(10) }] }),
        made(ratesWith({ fees: [SECOND] }), { additionalDrivers: 2 }),
      ),
    costs: dollars(129.8),
  },
  {
    what: 'a place that opens later for a fee',
    is: () => by(DEFAULT_RATES, made(DEFAULT_RATES, {}, { pickupPlace: office })),
    costs: dollars(145.67),
  },
  {
    what: 'a return before the place opens',
    is: () => by(DEFAULT_RATES, made(DEFAULT_RATES, {}, { returnPlace: office })),
    costs: 'outside-opening-hours',
  },
  {
    what: 'a lead time that its booking kept',
    is: () => by(ratesWith({ rules: rulesWith({ leadMinutes: 9 * 24 * 60 }) })),
    costs: dollars(122.07),
  },
  {
    what: 'a lead time that is longer',
    is: () => by(ratesWith({ rules: rulesWith({ leadMinutes: 9 * 24 * 60 + 1 }) })),
    costs: 'pickup-too-soon',
  },
  {
    what: 'an extra that is no more',
    is: () =>
      by(
        ratesWith({ extras: [] }),
        made(DEFAULT_RATES, {}, { extras: [{ code: 'baby_seat', quantity: 1 }] }),
      ),
    costs: 'extra-unknown',
  },
]) {
  test(`by ${what} a reservation is ${costs}`, () => expect(is()).toBe(costs))
}

describe('a summary', () => {
  const priced = (before: number, after: number): ReplayOutcome => ({
    kind: 'priced',
    before: dollars(before),
    after: dollars(after),
  })
  const rows = [
    priced(100, 110),
    priced(200, 190),
    priced(50, 50),
    priced(100, 103.95),
    { kind: 'refused', rule: 'period-too-short' },
    { kind: 'refused', rule: 'place-closed' },
    { kind: 'refused', rule: 'place-closed' },
    { kind: 'omitted', why: 'other-currency' },
  ] satisfies ReplayOutcome[]

  test('counts what would cost more, less and as much, and what is refused', () =>
    expect(replaySummary(rows, 2)).toEqual({
      reservations: 8,
      dearer: 2,
      cheaper: 1,
      unchanged: 1,
      change: 88,
      before: dollars(450),
      after: dollars(453.95),
      largest: [rows[0], rows[1]],
      refused: [
        { rule: 'place-closed', count: 2 },
        { rule: 'period-too-short', count: 1 },
      ],
      leftOut: [{ why: 'other-currency', count: 1 }],
    }))

  test('of nothing has no change in percent', () => expect(replaySummary([]).change).toBeNull())
})
