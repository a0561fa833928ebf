import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { dollars, inDollars } from '../testing/dollars.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { longerIsCheaper } from './longer-is-cheaper.ts'
import { percent, type Rates, type YearlyDate } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import {
  at,
  bothLanguages,
  cell,
  extraRate,
  feeRate,
  offer,
  priceOf,
  ratesWith,
  requestFor,
  season,
  wishFor,
} from './testing/wishes.ts'

const yearly = (from: string, to: string) => ({ from: from as YearlyDate, to: to as YearlyDate })
const from = (pickup: string, returned: string): Partial<RentalWish> => ({
  period: { pickup: at(pickup), return: at(returned) },
})
/** From 10 May 2027, 10:00, to that many days later at that time. */
const lasting = (days: number, time = '10:00') => from('2027-05-10T10:00', `2027-05-${10 + days}T${time}`)

const TIERS: Partial<Rates> = { tiers: [1, 3, 7], prices: [cell(3, 42), cell(7, 35)] }
const SEASONS: Partial<Rates> = {
  tiers: [1, 3, 7],
  seasons: [
    season('navidad', { ranges: [yearly('12-24', '12-26')], percent: percent(50) }),
    season('alta', { ranges: [yearly('12-15', '01-15')] }),
  ],
  prices: [
    cell(3, 42),
    cell(7, 35),
    cell(1, 60, { season: 'alta' }),
    cell(3, 56, { season: 'alta' }),
    cell(7, 52, { season: 'alta' }),
  ],
}
const [CENTRE, AIRPORT] = [1, 3].map((id) => id as PlaceId)
const waiver = extraRate({ code: 'waiver' })
const included = { name: bothLanguages('ITBIS'), percent: percent(18), included: true }

const one = (code: string, quantity = 1) => [{ code, quantity }]

/** 9.95 and 3.50, which every landing charges unless its operator decides otherwise. */
const F = [9.95, 3.5]

describe('the price of', () => {
  for (const { what, rates, wish, perDay, lines, subtotal, tax, total } of [
    {
      what: '3 days with a baby seat, by the default document',
      rates: {},
      wish: { ...lasting(3), extras: one('baby_seat') },
      lines: [135, 36, ...F],
      subtotal: 184.45,
      tax: 33.2,
      total: 217.65,
    },
    {
      what: '7 days, which are the third tier',
      rates: TIERS,
      wish: lasting(7),
      lines: [245, ...F],
      subtotal: 258.45,
      tax: 46.52,
      total: 304.97,
    },
    {
      what: '6 days, which are the second and cost more than 7',
      rates: TIERS,
      wish: lasting(6),
      lines: [252, ...F],
      subtotal: 265.45,
      tax: 47.78,
      total: 313.23,
    },
    {
      what: '8 days at 270.00 a week',
      rates: { tiers: [1, 7], prices: [cell(7, 270, { perDays: 7 })] },
      wish: lasting(8),
      lines: [308.57, ...F],
      subtotal: 322.02,
      tax: 57.96,
      total: 379.98,
    },
    {
      what: '4 days across the beginning of a season',
      rates: SEASONS,
      wish: from('2027-12-13T10:00', '2027-12-17T10:00'),
      lines: [84, 112, ...F],
      subtotal: 209.45,
      tax: 37.7,
      total: 247.15,
    },
    {
      what: 'the same 4 days, where the day of the pickup decides for all',
      rates: { ...SEASONS, days: { ...DEFAULT_RATES.days, seasonBy: 'pickup' } },
      wish: from('2027-12-13T10:00', '2027-12-17T10:00'),
      lines: [168, ...F],
      subtotal: 181.45,
      tax: 32.66,
      total: 214.11,
    },
    {
      what: 'Friday to Monday with a rate for weekends, whose day is rounded half up',
      rates: { seasons: [season('weekend', { weekdays: [5, 6], percent: percent(10) })] },
      wish: from('2027-05-14T10:00', '2027-05-17T10:00'),
      perDay: 45.45,
      lines: [100, 45.45, ...F],
      subtotal: 158.9,
      tax: 28.6,
      total: 187.5,
    },
    {
      what: '2 days and 59 minutes, a waiver with grace',
      rates: { extras: [waiver] },
      wish: { ...lasting(2, '10:59'), extras: one('waiver') },
      lines: [90, 24, ...F],
      subtotal: 127.45,
      tax: 22.94,
      total: 150.39,
    },
    {
      what: '10 days with two extras of 5 a day, at most 30 each',
      rates: { extras: [extraRate({ code: 'gps', amount: dollars(5), maxAmount: dollars(30) })] },
      wish: { ...lasting(10), extras: one('gps', 2) },
      lines: [450, 60, ...F],
      subtotal: 523.45,
      tax: 94.22,
      total: 617.67,
    },
    {
      what: '2 days with pickup and return out of hours, 20 and 15, at most 30',
      rates: { outOfHours: { maxAmount: dollars(30) } },
      wish: { ...lasting(2), outOfHours: { pickup: dollars(20), return: dollars(15) } },
      lines: [90, ...F, 20, 10],
      subtotal: 133.45,
      tax: 24.02,
      total: 157.47,
    },
    {
      what: '3 days one way, by a young driver, to the airport for 10 % of all that',
      rates: {
        fees: [
          ...DEFAULT_RATES.fees,
          feeRate({ when: 'driver_age', ages: { from: 18, to: 24 }, per: 'day', amount: dollars(14.95) }),
          feeRate({
            when: 'place',
            places: [AIRPORT as PlaceId],
            per: 'percent',
            amount: null,
            percent: percent(10),
          }),
        ],
        oneWay: {
          amount: dollars(80),
          pairs: [{ from: CENTRE as PlaceId, to: AIRPORT as PlaceId, amount: dollars(50), forbidden: false }],
        },
      },
      wish: {
        ...lasting(3),
        pickupPlace: CENTRE as PlaceId,
        returnPlace: AIRPORT as PlaceId,
        isSamePlace: false,
        driverAge: 22,
      },
      lines: [135, ...F, 44.85, 50, 24.33],
      subtotal: 267.63,
      tax: 48.17,
      total: 315.8,
    },
    {
      what: '2 days with the tax included',
      rates: { fees: [], tax: included },
      wish: lasting(2),
      perDay: 50,
      lines: [100],
      subtotal: 84.75,
      tax: 15.25,
      total: 100,
    },
    {
      what: '7 days with a code for 15 %, at most 40',
      rates: {
        offers: [
          offer('summer', { kind: 'code', code: 'SUMMER', percent: percent(15), maxAmount: dollars(40) }),
        ],
      },
      wish: { ...lasting(7), discountCode: ' summer ' },
      perDay: 60,
      lines: [420, -40, ...F],
      subtotal: 393.45,
      tax: 70.82,
      total: 464.27,
    },
    {
      what: '1 day with a code for 100.00, which is more than the day',
      rates: { offers: [offer('gift', { kind: 'code', code: 'GIFT', amount: dollars(100) })] },
      wish: { ...lasting(1), discountCode: 'GIFT' },
      lines: [45, -45, ...F],
      subtotal: 13.45,
      tax: 2.42,
      total: 15.87,
    },
    {
      what: '4 days with a permit of 1.25 a day that is not taxed',
      rates: { extras: [extraRate({ code: 'permit', amount: dollars(1.25), taxable: false })] },
      wish: { ...lasting(4), extras: one('permit') },
      lines: [180, 5, ...F],
      subtotal: 198.45,
      tax: 34.82,
      total: 233.27,
    },
    {
      what: '2 days and 3 hours, where a rest up to 3 hours is 33 % of a day',
      rates: {
        days: {
          ...DEFAULT_RATES.days,
          partDays: [
            { upToHours: 3, percent: percent(33) },
            { upToHours: 6, percent: percent(50) },
          ],
        },
        extras: [extraRate({ code: 'waiver', amount: dollars(10) })],
      },
      wish: { ...lasting(2, '13:00'), extras: one('waiver') },
      lines: [90, 14.85, 30, ...F],
      subtotal: 148.3,
      tax: 26.69,
      total: 174.99,
    },
    {
      what: '2 days and a minute, with a waiver by the clock',
      rates: { extras: [extraRate({ code: 'waiver', amount: dollars(10), countDays: 'clock' })] },
      wish: { ...lasting(2, '10:01'), extras: one('waiver') },
      lines: [90, 30, ...F],
      subtotal: 133.45,
      tax: 24.02,
      total: 157.47,
    },
    {
      what: '5 days with a code for 10 % and a cover of 20 % of the reduced rental',
      rates: {
        offers: [offer('summer', { kind: 'code', code: 'SUMMER', percent: percent(10) })],
        extras: [extraRate({ code: 'cover', per: 'percent', amount: null, percent: percent(20) })],
      },
      wish: { ...lasting(5), discountCode: 'SUMMER', extras: one('cover') },
      lines: [225, -22.5, 40.5, ...F],
      subtotal: 256.45,
      tax: 46.16,
      total: 302.61,
    },
    {
      what: '2 days and an untaxed permit of 3.00 with the tax included',
      rates: {
        fees: [],
        tax: included,
        extras: [extraRate({ code: 'permit', per: 'rental', amount: dollars(3), taxable: false })],
      },
      wish: { ...lasting(2), extras: one('permit') },
      perDay: 50,
      lines: [100, 3],
      subtotal: 87.75,
      tax: 15.25,
      total: 103,
    },
    {
      what: '25 hours by the clock in the night that New York sets its clocks back',
      rates: {},
      wish: from('2027-11-06T10:00', '2027-11-07T11:00'),
      lines: [90, ...F],
      subtotal: 103.45,
      tax: 18.62,
      total: 122.07,
    },
    {
      what: '24 hours by the clock in the night that New York sets its clocks forward',
      rates: {},
      wish: from('2027-03-13T10:00', '2027-03-14T10:00'),
      lines: [45, ...F],
      subtotal: 58.45,
      tax: 10.52,
      total: 68.97,
    },
  ] satisfies {
    what: string
    rates: Partial<Rates>
    wish: Partial<RentalWish>
    perDay?: number
    lines: number[]
    subtotal: number
    tax: number
    total: number
  }[]) {
    test(`${what} is ${total.toFixed(2)}`, () => {
      const quoted = priceOf({
        ...requestFor(ratesWith(rates), wishFor(wish), perDay),
        now: at('2027-03-01T10:00'),
      })
      expect({
        lines: quoted.lines.map(({ amount }) => inDollars(amount)),
        subtotal: inDollars(quoted.subtotal),
        tax: inDollars(quoted.tax.amount),
        total: inDollars(quoted.total),
      }).toEqual({ lines, subtotal, tax, total })
    })
  }
})

test('where 7 days cost less than 6, they are offered with what they save', () => {
  const request = requestFor(ratesWith(TIERS), wishFor(lasting(6)))
  expect(longerIsCheaper(request, priceOf(request))).toEqual([
    { days: 7, period: wishFor(lasting(7)).period, total: dollars(304.97), saved: dollars(8.26) },
  ])
})
