import { expect, test } from 'vitest'
import { compileRates } from '../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import { season, VEHICLE } from '../rates/testing/wishes.ts'
import { daily, place, rulesWith } from '../rules/testing/requests.ts'
import { dollars } from '../testing/dollars.ts'
import type { CalendarDate, ClockTime, WallClock } from '../wall-clock.ts'
import { heatCell, heatMapRow } from './heat-map.ts'

const office = place(1, 'Oficina', {
  hours: daily('08:00-18:00'),
  outside: {
    pickup: [{ from: '18:00' as ClockTime, to: '22:00' as ClockTime, amount: dollars(20) }],
    return: [],
  },
})

/** A vehicle of 45.00 a day from Monday 3 May 2027 on, looked at on 1 May at 10:00. */
const request = {
  rates: compileRates({
    ...DEFAULT_RATES,
    seasons: [season('sundays', { noPickup: [7] })],
    rules: rulesWith({ maxDays: 21, leadMinutes: 3 * 24 * 60 }),
    drivers: { ...DEFAULT_RATES.drivers, minAge: 21 },
  }),
  vehicle: { id: VEHICLE, pricePerDay: dollars(45) },
  pickupPlace: null,
  returnPlace: null,
  driverAge: null,
  now: '2027-05-01T10:00' as WallClock,
  first: '2027-05-03' as CalendarDate,
  time: '10:00' as ClockTime,
}

for (const { cell, of = {}, n, days, is } of [
  { cell: 'a day', n: 1, days: 1, is: dollars(68.97) },
  { cell: 'a week', n: 1, days: 7, is: dollars(387.57) },
  { cell: 'the first day, which is too soon', n: 0, days: 1, is: 'pickup-too-soon' },
  { cell: 'a Sunday', n: 6, days: 1, is: 'no-pickup-that-day' },
  { cell: 'the longest rental', n: 1, days: 21, is: dollars(1130.97) },
  { cell: 'a day more', n: 1, days: 22, is: 'period-too-long' },
  { cell: 'a young driver', of: { driverAge: 20 }, n: 1, days: 1, is: 'driver-too-young' },
  {
    cell: 'an evening, for a fee',
    of: { pickupPlace: office, time: '19:00' as ClockTime },
    n: 1,
    days: 1,
    is: dollars(92.57),
  },
  {
    cell: 'a return in the evening',
    of: { returnPlace: office, time: '19:00' as ClockTime },
    n: 1,
    days: 1,
    is: 'outside-opening-hours',
  },
]) {
  test(`${cell} is ${is}`, () => {
    const { total, refused } = heatCell({ ...request, ...of }, n, days)
    expect(total ?? refused?.code).toBe(is)
  })
}

test('a row has the rentals of 1 to 30 days from its day', () => {
  const row = heatMapRow(request, 1)
  expect(row.map(({ period }) => period.return.slice(0, 10)).slice(0, 2)).toEqual([
    '2027-05-05',
    '2027-05-06',
  ])
  expect(row).toHaveLength(30)
  expect(new Set(row.map(({ period }) => period.pickup))).toEqual(new Set(['2027-05-04T10:00']))
})
