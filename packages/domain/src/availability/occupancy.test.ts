import { expect, test } from 'vitest'
import { ALWAYS } from '../blocks/blocks.ts'
import type { CalendarDate, WallClock } from '../wall-clock.ts'
import { occupancy } from './occupancy.ts'

const period = (pickup: string, back: string) => ({
  pickup: `2027-03-${pickup}` as WallClock,
  return: `2027-03-${back}` as WallClock,
})
const whole = period('01T00:00', '08T00:00')

for (const { what, units, since = '2027-01-01', booked, offFleet = [], share } of [
  { what: 'nothing booked', units: 2, booked: [], share: 0 },
  { what: 'one of two units out all week', units: 2, booked: [whole], share: 0.5 },
  { what: 'both units out all week', units: 2, booked: [whole, whole], share: 1 },
  // Three days of seven: a day on which it is out for ten hours counts as ten hours.
  {
    what: 'three days from 10:00 to 10:00',
    units: 1,
    booked: [period('02T10:00', '05T10:00')],
    share: 3 / 7,
  },
  { what: 'a rental that began before', units: 1, booked: [period('01T00:00', '02T12:00')], share: 1.5 / 7 },
  { what: 'a rental that ends after', units: 1, booked: [period('07T12:00', '20T12:00')], share: 0.5 / 7 },
  { what: 'rentals before and after only', units: 1, booked: [period('08T00:00', '09T00:00')], share: 0 },
  {
    what: 'a vehicle added on Friday',
    units: 1,
    since: '2027-03-05',
    booked: [period('05T00:00', '06T00:00')],
    share: 1 / 3,
  },
  { what: 'a vehicle added on Sunday', units: 1, since: '2027-03-07', booked: [], share: 0 },
  { what: 'a vehicle added the week after', units: 1, since: '2027-03-08', booked: [], share: undefined },
  {
    what: 'one of two units not on the fleet until Friday',
    units: 2,
    booked: [period('05T00:00', '06T00:00')],
    offFleet: [{ ...period('01T00:00', '05T00:00'), pickup: ALWAYS }],
    share: 0.1,
  },
  { what: 'no unit on the fleet', units: 1, booked: [], offFleet: [whole], share: undefined },
  // The number of units was reduced after these were booked.
  { what: 'more out than there are', units: 1, booked: [whole, whole], share: 1 },
]) {
  test(`the occupancy of a week with ${what} is ${share}`, () => {
    const offers = [{ units, since: since as CalendarDate, booked, offFleet }]
    const week = { from: '2027-03-01' as CalendarDate, days: 7 }
    const result = occupancy(offers, () => week)
    if (share === undefined) expect(result).toBeUndefined()
    else expect(result).toBeCloseTo(share, 10)
  })
}

test('all unit-days of several vehicles count alike, each over its own days', () => {
  const since = '2027-01-01' as CalendarDate
  const offers = [
    { units: 3, since, booked: [], offFleet: [], days: 2 },
    { units: 1, since, booked: [whole], offFleet: [], days: 4 },
  ]
  const from = '2027-03-01' as CalendarDate
  expect(occupancy(offers, ({ days }) => ({ from, days }))).toBeCloseTo(0.4, 10)
})

test('without offers there is no occupancy', () =>
  expect(occupancy([], () => ({ from: '2027-03-01' as CalendarDate, days: 7 }))).toBeUndefined())
