import { describe, expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { Rates, YearlyDate } from '../rates/rates.ts'
import { at, bothLanguages, season, VEHICLE } from '../rates/testing/wishes.ts'
import { brokenRules } from './broken-rules.ts'
import { pickupDates } from './handover-rules.ts'
import type { RentalRequest } from './rental-request.ts'
import { daily, place, request, rulesWith } from './testing/requests.ts'

const OTHER = 6 as VehicleId
const between = (pickup: string, returned: string) => ({
  period: { pickup: at(pickup.replace(' ', 'T')), return: at(returned.replace(' ', 'T')) },
})
const codes = (rates: Partial<Rates>, wish: Partial<Omit<RentalRequest, 'rates'>> = {}) =>
  brokenRules(request(rates, wish)).map(({ code }) => code)
const lead = (leadMinutes: number) => ({ rules: rulesWith({ leadMinutes }) })
const horizon = (horizonDays: number) => ({ rules: rulesWith({ horizonDays }) })
const yearly = (from: string, to: string) => [{ from: from as YearlyDate, to: to as YearlyDate }]
const office = place(1, 'Oficina', { hours: { ...daily('08:00-12:30', '14:00-18:00'), 7: [] } })
const airport = place(2, 'Aeropuerto')

describe('a wish of 1 May 2027, 10:00, for 10 May, 10:00, to 12 May', () => {
  for (const { rule, rates, wish, is } of [
    { rule: 'no rules at all', rates: {}, is: [] },
    { rule: 'nine days ahead, to the minute', rates: lead(9 * 24 * 60), is: [] },
    { rule: 'a minute more ahead', rates: lead(9 * 24 * 60 + 1), is: ['pickup-too-soon'] },
    { rule: 'no more than nine days ahead', rates: horizon(9), is: [] },
    {
      rule: 'no more than nine days ahead, whatever the time of that day',
      rates: horizon(9),
      wish: between('2027-05-10 23:59', '2027-05-12 10:00'),
      is: [],
    },
    { rule: 'no more than eight days ahead', rates: horizon(8), is: ['pickup-too-far'] },
    {
      rule: 'no more than 730 days ahead, at the end of two years',
      rates: horizon(730),
      wish: between('2029-05-01 10:01', '2029-05-02 10:00'),
      is: ['pickup-too-far'],
    },
    { rule: 'two days or more', rates: { rules: rulesWith({ minDays: 2 }) }, is: [] },
    { rule: 'three days or more', rates: { rules: rulesWith({ minDays: 3 }) }, is: ['period-too-short'] },
    {
      rule: 'three days or more, with 59 minutes of grace',
      rates: { rules: rulesWith({ minDays: 3 }) },
      wish: between('2027-05-10 10:00', '2027-05-12 11:00'),
      is: [],
    },
    { rule: 'one day at most', rates: { rules: rulesWith({ maxDays: 1 }) }, is: ['period-too-long'] },
    {
      rule: 'three days or more of this vehicle',
      rates: {
        rules: rulesWith({ vehicles: [{ vehicleId: VEHICLE, minDays: 3, turnaroundMinutes: null }] }),
      },
      is: ['period-too-short'],
    },
    {
      rule: 'three days or more of another vehicle',
      rates: { rules: rulesWith({ vehicles: [{ vehicleId: OTHER, minDays: 3, turnaroundMinutes: null }] }) },
      is: [],
    },
    {
      rule: 'no pickup on Mondays, no return on Wednesdays',
      rates: { seasons: [season('all', { noPickup: [1], noReturn: [3] })] },
      is: ['no-pickup-that-day', 'no-return-that-day'],
    },
    {
      rule: 'no pickup on Wednesdays, no return on Mondays',
      rates: { seasons: [season('all', { noPickup: [3], noReturn: [1] })] },
      is: [],
    },
    {
      rule: 'a season that another one wins',
      rates: {
        seasons: [season('may', { ranges: yearly('05-10', '05-10') }), season('all', { noPickup: [1] })],
      },
      is: [],
    },
    {
      rule: 'each date by the season that wins it',
      rates: {
        seasons: [
          season('first', { ranges: yearly('05-10', '05-10'), noReturn: [3] }),
          season('then', { ranges: yearly('05-11', '05-20'), noPickup: [1], noReturn: [3] }),
        ],
      },
      is: ['no-return-that-day'],
    },
    {
      rule: 'the length of the season of the pickup alone',
      rates: {
        seasons: [
          season('first', { ranges: yearly('05-10', '05-10'), maxDays: 5 }),
          season('then', { ranges: yearly('05-11', '05-20'), minDays: 7 }),
        ],
      },
      is: [],
    },
    {
      rule: 'places that are open then',
      rates: {},
      wish: { pickupPlace: office, returnPlace: office },
      is: [],
    },
    {
      rule: 'places that are closed then',
      rates: {},
      wish: {
        pickupPlace: office,
        returnPlace: office,
        ...between('2027-05-10 13:00', '2027-05-16 10:00'),
      },
      is: ['outside-opening-hours', 'place-closed'],
    },
    {
      rule: 'a Sunday between a pickup and a return in hours',
      rates: {},
      wish: {
        pickupPlace: office,
        returnPlace: office,
        ...between('2027-05-15 12:00', '2027-05-17 08:00'),
      },
      is: [],
    },
    {
      rule: 'a pair that is forbidden',
      rates: oneWay(1, 2),
      wish: { pickupPlace: office, returnPlace: airport },
      is: ['one-way-forbidden'],
    },
    {
      rule: 'the other direction of it',
      rates: oneWay(2, 1),
      wish: { pickupPlace: office, returnPlace: airport },
      is: [],
    },
    { rule: 'a driver of 21 or more, at 21', rates: ages({ minAge: 21 }), wish: { driverAge: 21 }, is: [] },
    {
      rule: 'a driver of 21 or more, at 20',
      rates: ages({ minAge: 21 }),
      wish: { driverAge: 20 },
      is: ['driver-too-young'],
    },
    { rule: 'a driver of 21 or more, not told', rates: ages({ minAge: 21 }), is: [] },
    {
      rule: 'a driver of 75 or less, at 76',
      rates: ages({ maxAge: 75 }),
      wish: { driverAge: 76 },
      is: ['driver-too-old'],
    },
    {
      rule: 'a return before the pickup, of which nothing else is said',
      rates: { rules: rulesWith({ minDays: 3, leadMinutes: 100_000 }) },
      wish: between('2027-05-10 10:00', '2027-05-10 10:00'),
      is: ['return-before-pickup'],
    },
    {
      rule: 'several, in the order of a refusal',
      rates: {
        ...lead(100_000),
        ...ages({ minAge: 30 }),
        seasons: [season('all', { noPickup: [1], minDays: 4 })],
      },
      wish: { driverAge: 20, pickupPlace: office, ...between('2027-05-10 07:00', '2027-05-12 10:00') },
      is: [
        'pickup-too-soon',
        'period-too-short',
        'no-pickup-that-day',
        'outside-opening-hours',
        'driver-too-young',
      ],
    },
  ] as const) {
    test(`${rule}: ${is.join(', ') || 'passes'}`, () => expect(codes(rates, wish)).toEqual(is))
  }
})

function oneWay(from: number, to: number): Partial<Rates> {
  const pair = { from: from as PlaceId, to: to as PlaceId, amount: null, forbidden: true }
  return { oneWay: { ...DEFAULT_RATES.oneWay, pairs: [pair] } }
}

function ages(changes: Partial<Rates['drivers']>): Partial<Rates> {
  return { drivers: { ...DEFAULT_RATES.drivers, ...changes } }
}

describe('of landing, vehicle and season the strictest holds, and is named', () => {
  const minDays = (landing: number, vehicle: number | null, ofSeason: number | null) =>
    brokenRules(
      request({
        rules: rulesWith({
          minDays: landing,
          vehicles: [{ vehicleId: VEHICLE, minDays: vehicle, turnaroundMinutes: null }],
        }),
        seasons: [season('Alta', { minDays: ofSeason })],
      }),
    )[0]
  for (const { lengths, is } of [
    { lengths: [5, 4, 3], is: { minDays: 5, by: 'landing' } },
    { lengths: [4, 5, 3], is: { minDays: 5, by: 'vehicle' } },
    { lengths: [3, 4, 5], is: { minDays: 5, by: 'season', season: bothLanguages('Alta') } },
    { lengths: [5, 5, 5], is: { minDays: 5, by: 'landing' } },
    { lengths: [1, null, 5], is: { minDays: 5, by: 'season', season: bothLanguages('Alta') } },
  ] as const) {
    test(lengths.join(', '), () =>
      expect(minDays(lengths[0], lengths[1], lengths[2])).toEqual({ code: 'period-too-short', ...is }),
    )
  }

  test('the youngest driver is that of the landing or of the vehicle', () => {
    const young = (minAge: number | null, ofVehicle: number) =>
      brokenRules(
        request(ages({ minAge, vehicles: [{ vehicleId: VEHICLE, minAge: ofVehicle }] }), { driverAge: 18 }),
      )[0]
    expect(young(21, 25)).toEqual({ code: 'driver-too-young', minAge: 25, by: 'vehicle' })
    expect(young(25, 21)).toEqual({ code: 'driver-too-young', minAge: 25, by: 'landing' })
    expect(young(null, 21)).toEqual({ code: 'driver-too-young', minAge: 21, by: 'vehicle' })
  })
})

test('without a vehicle, what holds for all of them is said alone', () => {
  const rates = {
    rules: rulesWith({ vehicles: [{ vehicleId: VEHICLE, minDays: 9, turnaroundMinutes: null }] }),
  }
  expect(codes(rates)).toEqual(['period-too-short'])
  expect(codes(rates, { vehicle: null })).toEqual([])
})

describe('at 10:00 on 10 May 2027, a rental by the default document', () => {
  const now = at('2027-05-10T10:00')
  for (const { what, pickup, returned, refusal } of [
    { what: 'from this minute on is taken', pickup: '2027-05-10T10:00', returned: '2027-05-11T10:00' },
    {
      what: 'from a minute ago is past',
      pickup: '2027-05-10T09:59',
      returned: '2027-05-11T10:00',
      refusal: 'pickup-in-past',
    },
    { what: 'of one minute is taken', pickup: '2027-05-12T10:00', returned: '2027-05-12T10:01' },
    {
      what: 'of no time has no return',
      pickup: '2027-05-12T10:00',
      returned: '2027-05-12T10:00',
      refusal: 'return-before-pickup',
    },
    {
      what: 'that ends before it starts is refused',
      pickup: '2027-05-12T10:00',
      returned: '2027-05-11T10:00',
      refusal: 'return-before-pickup',
    },
    { what: 'of 365 days is taken', pickup: '2027-05-12T10:00', returned: '2028-05-11T10:00' },
    { what: 'of 365 days and the grace is taken', pickup: '2027-05-12T10:00', returned: '2028-05-11T10:59' },
    {
      what: 'of 365 days and an hour is too long',
      pickup: '2027-05-12T10:00',
      returned: '2028-05-11T11:00',
      refusal: 'period-too-long',
    },
    { what: 'in two years to the minute is taken', pickup: '2029-05-10T10:00', returned: '2029-05-11T10:00' },
    {
      what: 'in two years and a minute is too far',
      pickup: '2029-05-10T10:01',
      returned: '2029-05-11T10:00',
      refusal: 'pickup-too-far',
    },
  ]) {
    test(what, () => {
      expect(codes({}, { ...between(pickup, returned), now })).toEqual(refusal ? [refusal] : [])
    })
  }
})

for (const { pickup, taken } of [
  { pickup: '2030-02-28T23:59', taken: true },
  { pickup: '2030-03-01T00:00', taken: false },
]) {
  test(`on a leap day, a pickup two years on at ${pickup} is ${taken ? 'taken' : 'too far'}`, () =>
    expect(codes({}, { ...between(pickup, '2030-03-02T00:00'), now: at('2028-02-29T10:00') })).toEqual(
      taken ? [] : ['pickup-too-far'],
    ))
}

for (const { rules, now, first, last } of [
  { rules: {}, now: '2027-05-01T10:00', first: '2027-05-01', last: '2029-05-01' },
  { rules: {}, now: '2028-02-29T10:00', first: '2028-02-29', last: '2030-02-28' },
  { rules: { horizonDays: 30 }, now: '2027-05-01T10:00', first: '2027-05-01', last: '2027-05-31' },
  { rules: { horizonDays: 730 }, now: '2026-05-01T10:00', first: '2026-05-01', last: '2028-04-30' },
  { rules: { leadMinutes: 90 }, now: '2027-05-01T22:29', first: '2027-05-01', last: '2029-05-01' },
  { rules: { leadMinutes: 90 }, now: '2027-05-01T22:30', first: '2027-05-02', last: '2029-05-01' },
]) {
  test(`${now} with ${JSON.stringify(rules)}: pickups from ${first} to ${last}`, () =>
    expect(pickupDates(rulesWith(rules), at(now))).toEqual({ first, last }))
}
