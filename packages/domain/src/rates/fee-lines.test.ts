import { expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import { dollars, inDollars } from '../testing/dollars.ts'
import { quoteRental } from './quote-rental.ts'
import { type FeeRate, percent, type Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import { feeRate, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

/** What two days of 45.00 cost beside the rental; or the refusal. */
function charged(rates: Partial<Rates>, wish: Partial<RentalWish> = {}) {
  const quoted = quoteRental(requestFor(ratesWith({ fees: [], ...rates }), wishFor(wish)))
  return quoted.ok ? quoted.value.lines.slice(1).map(({ amount }) => inDollars(amount)) : quoted.refusal
}

const [CENTRE, AIRPORT] = [1, 3].map((id) => id as PlaceId) as [PlaceId, PlaceId]
const AT_AIRPORT = feeRate({ when: 'place', places: [AIRPORT] })
const YOUNG = feeRate({ when: 'driver_age', ages: { from: 18, to: 24 } })
const ADDITIONAL = feeRate({ when: 'additional_driver', per: 'day', amount: dollars(7) })
const ONE_WAY = {
  amount: dollars(80),
  pairs: [
    { from: CENTRE, to: AIRPORT, amount: dollars(50), forbidden: false },
    { from: AIRPORT, to: CENTRE, amount: null, forbidden: true },
  ],
}
const other = { isSamePlace: false }

for (const { what, rates, wish, expected } of [
  { what: 'always', rates: { fees: [feeRate({})] }, wish: {}, expected: [10] },
  {
    what: 'of another vehicle',
    rates: { fees: [feeRate({ vehicles: [6 as VehicleId] })] },
    wish: {},
    expected: [],
  },
  {
    what: 'at a place, picked up there',
    rates: { fees: [AT_AIRPORT] },
    wish: { pickupPlace: AIRPORT },
    expected: [10],
  },
  {
    what: 'at a place, returned there',
    rates: { fees: [AT_AIRPORT] },
    wish: { returnPlace: AIRPORT },
    expected: [10],
  },
  {
    what: 'at a place, both there: once',
    rates: { fees: [AT_AIRPORT] },
    wish: { pickupPlace: AIRPORT, returnPlace: AIRPORT },
    expected: [10],
  },
  {
    what: 'at a place, elsewhere',
    rates: { fees: [AT_AIRPORT] },
    wish: { pickupPlace: CENTRE },
    expected: [],
  },
  {
    what: 'at a place, at one that is not in the list',
    rates: { fees: [AT_AIRPORT] },
    wish: {},
    expected: [],
  },
  { what: 'at 18', rates: { fees: [YOUNG] }, wish: { driverAge: 18 }, expected: [10] },
  { what: 'at 24', rates: { fees: [YOUNG] }, wish: { driverAge: 24 }, expected: [10] },
  { what: 'at 25', rates: { fees: [YOUNG] }, wish: { driverAge: 25 }, expected: [] },
  { what: 'at an age that was not told', rates: { fees: [YOUNG] }, wish: {}, expected: [] },
  {
    what: 'for two more drivers',
    rates: { fees: [ADDITIONAL] },
    wish: { additionalDrivers: 2 },
    expected: [28],
  },
  { what: 'for no more drivers', rates: { fees: [ADDITIONAL] }, wish: {}, expected: [] },
  {
    what: 'in percent, each of all before them and not of each other',
    rates: {
      fees: [
        feeRate({ per: 'percent', amount: null, percent: percent(10) }),
        feeRate({}),
        feeRate({ per: 'percent', amount: null, percent: percent(5), maxAmount: dollars(4) }),
      ],
    },
    wish: {},
    expected: [10, 10, 4],
  },
  {
    what: 'one way, by the pair',
    rates: { oneWay: ONE_WAY },
    wish: { ...other, pickupPlace: CENTRE, returnPlace: AIRPORT },
    expected: [50],
  },
  {
    what: 'one way, to a place that is not in the list',
    rates: { oneWay: ONE_WAY },
    wish: { ...other, pickupPlace: CENTRE },
    expected: [80],
  },
  { what: 'one way, which costs nothing', rates: {}, wish: other, expected: [] },
  {
    what: 'out of hours at both, without a maximum',
    rates: {},
    wish: { outOfHours: { pickup: dollars(20), return: dollars(15) } },
    expected: [20, 15],
  },
  {
    what: 'out of hours at both, where the pickup alone reaches the maximum',
    rates: { outOfHours: { maxAmount: dollars(20) } },
    wish: { outOfHours: { pickup: dollars(25), return: dollars(15) } },
    expected: [20],
  },
  {
    what: 'out of hours at the return alone, up to the maximum',
    rates: { outOfHours: { maxAmount: dollars(10) } },
    wish: { outOfHours: { pickup: dollars(0), return: dollars(15) } },
    expected: [10],
  },
] satisfies {
  what: string
  rates: Partial<Rates> & { fees?: FeeRate[] }
  wish: Partial<RentalWish>
  expected: string | number[]
}[]) {
  test(`fees: ${what}`, () => expect(charged(rates, wish)).toEqual(expected))
}
