import { expect, test } from 'vitest'
import { bookedAt } from '../rates/testing/booked.ts'
import { dollars } from '../testing/dollars.ts'
import { type WallClock, wallClockIn } from '../wall-clock.ts'
import { cancellationFeeAt, cancellationSteps, comingSteps, noShowFee } from './cancellation.ts'

const PICKUP = '2027-05-10T10:00' as WallClock

for (const { prepaid, early, late, noShow } of [
  { prepaid: 251.87, early: 100, late: 200, noShow: 251.87 },
  { prepaid: 150, early: 100, late: 150, noShow: 150 },
  { prepaid: 60, early: 60, late: 60, noShow: 60 },
]) {
  test(`by the default terms $${prepaid} cost $${early} early, $${late} from a day before and $${noShow} after the pickup`, () => {
    const booked = bookedAt(prepaid)
    expect(cancellationSteps(booked, PICKUP)).toEqual([
      { hours: null, from: null, fee: dollars(early) },
      { hours: 24, from: '2027-05-09T10:00', fee: dollars(late) },
    ])
    expect(noShowFee(booked)).toBe(dollars(noShow))
  })
}

for (const { now, hours } of [
  { now: '2027-05-09T09:59', hours: [null, 24] },
  { now: '2027-05-09T10:00', hours: [24] },
  { now: '2027-05-10T09:00', hours: [24] },
]) {
  test(`at ${now} the steps of ${hours.join(' and ')} hours hold or are to come`, () =>
    expect(comingSteps(bookedAt(251.87), PICKUP, now as WallClock).map((step) => step.hours)).toEqual(hours))
}

for (const { now, pickup, fee } of [
  { now: '2027-05-09T09:59', pickup: '2027-05-10T10:00', fee: 100 },
  { now: '2027-05-09T10:00', pickup: '2027-05-10T10:00', fee: 200 },
  { now: '2027-05-10T10:00', pickup: '2027-05-10T10:00', fee: 200 },
  { now: '2027-05-10T10:01', pickup: '2027-05-10T10:00', fee: 251.87 },
  { now: '2028-02-28T09:59', pickup: '2028-02-29T10:00', fee: 100 },
  { now: '2027-12-31T00:00', pickup: '2028-01-01T00:00', fee: 200 },
]) {
  test(`when the clock shows ${now}, cancelling a pickup at ${pickup} costs $${fee}`, () =>
    expect(cancellationFeeAt(bookedAt(251.87), pickup as WallClock, now as WallClock)).toBe(dollars(fee)))
}

for (const { zone, instant, fee } of [
  // No clock is ever changed in Santo Domingo, four hours behind UTC.
  { zone: 'America/Santo_Domingo', instant: '2027-03-13T13:59:59Z', fee: 100 },
  { zone: 'America/Santo_Domingo', instant: '2027-03-13T14:00:00Z', fee: 200 },
  // In New York that night has 23 hours. The clock on the wall counts: a day before is 10:00 there too.
  { zone: 'America/New_York', instant: '2027-03-13T14:59:59Z', fee: 100 },
  { zone: 'America/New_York', instant: '2027-03-13T15:00:00Z', fee: 200 },
  { zone: 'Pacific/Kiritimati', instant: '2027-03-12T19:59:59Z', fee: 100 },
  { zone: 'Pacific/Kiritimati', instant: '2027-03-12T20:00:00Z', fee: 200 },
]) {
  test(`at ${instant} cancelling a pickup on 14 March at 10:00 in ${zone} costs $${fee}`, () => {
    const now = wallClockIn(zone, new Date(instant))
    expect(cancellationFeeAt(bookedAt(251.87), '2027-03-14T10:00' as WallClock, now)).toBe(dollars(fee))
  })
}
