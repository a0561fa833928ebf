import { expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { notApplied } from './not-applied.ts'
import { percent, type Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import { feeRate, offer, priceOf, ratesWith, requestFor, season, wishFor } from './testing/wishes.ts'

/** Why things are not part of the price of two days from Monday 10 May 2027, asked for on 1 May, as "name: why". */
function reasons(rates: Partial<Rates>, wish: Partial<RentalWish> = {}) {
  const request = requestFor(ratesWith({ fees: [], ...rates }), wishFor(wish))
  return notApplied(request, priceOf(request)).map(({ list, name, why }) => `${list} ${name.en}: ${why}`)
}

const range = (from: string, to: string) => ({ from: from as CalendarDate, to: to as CalendarDate })
const OTHER = [6 as VehicleId]
const AIRPORT = 3 as PlaceId

test('a season without any of the days, and one that is outranked on them', () =>
  expect(
    reasons({
      seasons: [
        season('may', { ranges: [range('2027-05-01', '2027-05-31')], percent: percent(10) }),
        season('year', {}),
        season('weekend', { weekdays: [6, 7] }),
      ],
    }),
  ).toEqual(['season year: outranked', 'season weekend: no_day']))

test('where the day of pickup decides, a season of the second day is not part of the price', () =>
  expect(
    reasons({
      days: { graceMinutes: 59, seasonBy: 'pickup', partDays: [] },
      seasons: [season('tuesday', { weekdays: [2] })],
    }),
  ).toEqual(['season tuesday: no_day']))

test('fees whose condition is not met', () =>
  expect(
    reasons({
      fees: [
        feeRate({ code: 'always' }),
        feeRate({ code: 'a', name: { es: 'A', en: 'van' }, vehicles: OTHER }),
        feeRate({ code: 'b', name: { es: 'B', en: 'airport' }, when: 'place', places: [AIRPORT] }),
        feeRate({
          code: 'c',
          name: { es: 'C', en: 'young' },
          when: 'driver_age',
          ages: { from: 18, to: 24 },
        }),
        feeRate({ code: 'd', name: { es: 'D', en: 'second' }, when: 'additional_driver' }),
      ],
    }),
  ).toEqual([
    'fee van: vehicle',
    'fee airport: place',
    'fee young: driver_age',
    'fee second: additional_driver',
  ]))

test('a fee whose condition is met is part of the price', () =>
  expect(
    reasons({ fees: [feeRate({ when: 'place', places: [AIRPORT] })] }, { pickupPlace: AIRPORT }),
  ).toEqual([]))

const tenth = { percent: percent(10) }

test('offers: the first condition that is not met, or a better one', () =>
  expect(
    reasons({
      offers: [
        offer('best', { percent: percent(20) }),
        offer('less', tenth),
        offer('off', { ...tenth, isOn: false, kind: 'code', code: 'OFF' }),
        offer('booked', { ...tenth, booked: range('2027-01-01', '2027-01-31') }),
        offer('summer', { ...tenth, pickup: range('2027-07-01', '2027-08-31') }),
        offer('early', { ...tenth, leadDays: { min: 30, max: null } }),
        offer('long', { ...tenth, minDays: 7 }),
        offer('van', { ...tenth, vehicles: OTHER }),
        offer('code', { ...tenth, kind: 'code', code: 'VERANO' }),
      ],
    }),
  ).toEqual([
    'offer less: better_offer',
    'offer off: off',
    'offer booked: booked',
    'offer summer: pickup',
    'offer early: lead_days',
    'offer long: min_days',
    'offer van: vehicle',
    'offer code: code',
  ]))

test('a typed code is not asked for again, in whatever letters', () =>
  expect(
    reasons(
      { offers: [offer('code', { ...tenth, kind: 'code', code: 'VERANO' })] },
      { discountCode: ' verano ' },
    ),
  ).toEqual([]))
