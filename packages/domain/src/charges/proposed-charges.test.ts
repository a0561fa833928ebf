import { expect, test } from 'vitest'
import type { PlaceId } from '../ids.ts'
import { ALWAYS_OPEN } from '../places/opening-hours.ts'
import { percent, type Rates } from '../rates/rates.ts'
import { at, cell, priceOf, ratesWith, requestFor, season, wishFor } from '../rates/testing/wishes.ts'
import { UNREAD } from '../reservations/vehicle-check.ts'
import { dollars, inDollars } from '../testing/dollars.ts'
import type { ClockTime } from '../wall-clock.ts'
import type { ChargeKind } from './proposed-charge.ts'
import { proposedCharges, type ReturnedRental } from './proposed-charges.ts'

const [CENTRE, AIRPORT, BEACH] = [1, 2, 3].map((id) => id as PlaceId) as [PlaceId, PlaceId, PlaceId]
const PART_DAYS = { days: { ...ratesWith({}).days, partDays: [{ upToHours: 3, percent: percent(33) }] } }
const ONE_WAY: Partial<Rates> = {
  oneWay: {
    amount: dollars(20),
    pairs: [
      { from: CENTRE, to: AIRPORT, amount: dollars(50), forbidden: false },
      { from: CENTRE, to: BEACH, amount: null, forbidden: true },
    ],
  },
}
const UNTIL_EIGHT = {
  ...ALWAYS_OPEN,
  hours: { 3: [{ from: '08:00' as ClockTime, to: '10:30' as ClockTime }] },
  outside: {
    pickup: [],
    return: [{ from: '10:30' as ClockTime, to: '22:00' as ClockTime, amount: dollars(15) }],
  },
} satisfies ReturnedRental['returned']['hours']

interface Case {
  what: string
  rates?: Partial<Rates>
  booked?: Parameters<typeof wishFor>[0]
  /** When it came back; 10:00 on the day it was due. */
  back?: string
  checks?: ReturnedRental['checks']
  returned?: Partial<ReturnedRental['returned']>
  proposed: readonly (readonly [ChargeKind, number])[]
}

/** 45.00 a day, two days, due on 12 May 2027 at 10:00, grace 59. */
function proposedFor({ rates = {}, booked = {}, back = '2027-05-12T10:00', ...more }: Case) {
  const wish = wishFor({ pickupPlace: CENTRE, returnPlace: CENTRE, ...booked })
  const request = requestFor(ratesWith(rates), wish)
  return proposedCharges({
    rates: request.rates,
    vehicle: request.vehicle,
    quote: priceOf(request),
    period: wish.period,
    returnedAt: at(back),
    checks: more.checks ?? { out: UNREAD, back: UNREAD },
    pickupPlace: CENTRE,
    returned: {
      ...{ place: 'Centre', id: CENTRE, hours: ALWAYS_OPEN, isAsBooked: true, isPickupPlace: true },
      ...more.returned,
    },
  })
}

const away = (place: string, id: PlaceId) => ({ place, id, isAsBooked: false, isPickupPlace: false })
const read = (out: [number | null, number | null], back: [number | null, number | null]) => ({
  out: { odometer: out[0], fuelEighths: out[1] },
  back: { odometer: back[0], fuelEighths: back[1] },
})
const FUEL: Partial<Rates> = {
  fuel: { perEighth: dollars(5), serviceFee: dollars(10), taxable: false },
}
const MILEAGE: Partial<Rates> = {
  mileage: [{ vehicleId: null, kmPerDay: 200, perExtraKm: dollars(0.35) }],
}

for (const one of [
  { what: 'back at 10:59, within the grace', back: '2027-05-12T10:59', proposed: [] },
  { what: 'back a day early', back: '2027-05-11T10:00', proposed: [] },
  { what: 'back at 11:00', back: '2027-05-12T11:00', proposed: [['lateness', 45]] },
  {
    what: 'back at 12:30, with part-days "3 h 33 %"',
    rates: PART_DAYS,
    back: '2027-05-12T12:30',
    proposed: [['lateness', 14.85]],
  },
  {
    what: 'back at 14:00, beyond the part-days',
    rates: PART_DAYS,
    back: '2027-05-12T14:00',
    proposed: [['lateness', 45]],
  },
  {
    what: 'booked with a part of a day, back the next morning: that part is in the day',
    rates: PART_DAYS,
    booked: { period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-12T12:30') } },
    back: '2027-05-13T10:00',
    proposed: [['lateness', 30.15]],
  },
  {
    what: 'booked with a part of a day, back within that part',
    rates: PART_DAYS,
    booked: { period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-12T11:30') } },
    back: '2027-05-12T12:50',
    proposed: [],
  },
  {
    what: 'two days late at the price of the last day, not that of a longer rental',
    rates: {
      tiers: [1, 3],
      seasons: [season('alta', { weekdays: [2] })],
      prices: [cell(3, 30), cell(1, 60, { season: 'alta' })],
    },
    back: '2027-05-14T10:00',
    proposed: [['lateness', 120]],
  },
  {
    what: 'at another place, by its pair',
    rates: ONE_WAY,
    returned: away('Airport', AIRPORT),
    proposed: [['place', 50]],
  },
  {
    what: 'at a place where it may not be returned: to be decided',
    rates: ONE_WAY,
    returned: away('Beach', BEACH),
    proposed: [['place', 0]],
  },
  {
    what: 'booked one way and returned at the pickup: nothing is given back',
    rates: ONE_WAY,
    booked: { returnPlace: AIRPORT, isSamePlace: false },
    returned: { isAsBooked: false },
    proposed: [],
  },
  {
    what: 'back after closing, within the grace',
    back: '2027-05-12T10:45',
    returned: { hours: UNTIL_EIGHT },
    proposed: [['outside-hours', 15]],
  },
  {
    what: 'the maximum for both ends, most of it spent on the pickup',
    rates: { outOfHours: { maxAmount: dollars(25) } },
    booked: { outOfHours: { pickup: dollars(20), return: dollars(0) } },
    back: '2027-05-12T10:45',
    returned: { hours: UNTIL_EIGHT },
    proposed: [['outside-hours', 5]],
  },
  {
    what: 'back after closing as booked',
    booked: { outOfHours: { pickup: dollars(0), return: dollars(15) } },
    back: '2027-05-12T10:45',
    returned: { hours: UNTIL_EIGHT },
    proposed: [],
  },
  {
    what: '480 km in two days of 200',
    rates: MILEAGE,
    checks: read([34_210, null], [34_690, null]),
    proposed: [['kilometres', 28]],
  },
  {
    what: 'exactly 400 km',
    rates: MILEAGE,
    checks: read([34_210, null], [34_610, null]),
    proposed: [],
  },
  {
    what: '480 km and a day late, which has kilometres of its own',
    rates: MILEAGE,
    checks: read([34_210, null], [34_690, null]),
    back: '2027-05-13T10:00',
    proposed: [['lateness', 45]],
  },
  {
    what: 'kilometres that are not limited',
    checks: read([34_210, null], [39_999, null]),
    proposed: [],
  },
  {
    what: 'two eighths of fuel missing',
    rates: FUEL,
    checks: read([null, 8], [null, 6]),
    proposed: [['fuel', 20]],
  },
  { what: 'more fuel than before', rates: FUEL, checks: read([null, 4], [null, 6]), proposed: [] },
  {
    what: 'fuel that nobody read at the handover',
    rates: FUEL,
    checks: read([null, null], [null, 1]),
    proposed: [],
  },
  { what: 'fuel without a price', checks: read([null, 8], [null, 1]), proposed: [] },
] satisfies Case[] as Case[]) {
  test(`${one.what}: ${one.proposed.map(([kind, amount]) => `${kind} ${amount.toFixed(2)}`).join(', ') || 'nothing'}`, () =>
    expect(proposedFor(one).map(({ kind, amount }) => [kind, inDollars(amount)])).toEqual(one.proposed))
}

test('each charge tells its arithmetic, and whether it is taxed', () => {
  const charges = proposedFor({
    what: '',
    rates: { ...MILEAGE, ...PART_DAYS, ...ONE_WAY, ...FUEL },
    back: '2027-05-12T12:30',
    checks: read([34_210, 8], [34_910, 6]),
    returned: away('Beach', BEACH),
    proposed: [],
  })
  expect(charges.map(({ kind, reckoned, taxable }) => ({ kind, ...reckoned, taxable }))).toEqual([
    { kind: 'kilometres', driven: 700, days: 3, perDay: 200, over: 100, perKm: 35, taxable: true },
    { kind: 'fuel', missing: 2, perEighth: 500, serviceFee: 1000, taxable: false },
    {
      ...{ kind: 'lateness', minutes: 150, days: 0, price: 4500, perDays: 1 },
      ...{ partDay: { hours: 3, percent: 3300 }, booked: 0, taxable: true },
    },
    { kind: 'place', place: 'Beach', fee: 2000, booked: 0, isForbidden: true, taxable: true },
  ])
})
