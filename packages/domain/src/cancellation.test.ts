import { expect, test } from 'vitest'
import { cancellationFee, cancellationFeeAt } from './cancellation.ts'
import { dollars } from './money.ts'
import { type WallClock, wallClockIn } from './wall-clock.ts'

for (const { when, minutes, prepaid, fee } of [
  { when: 'two days before pickup', minutes: 2880, prepaid: 251.87, fee: 100 },
  { when: 'a day and a minute before pickup', minutes: 1441, prepaid: 251.87, fee: 100 },
  { when: 'exactly a day before pickup', minutes: 1440, prepaid: 251.87, fee: 200 },
  { when: 'at pickup time', minutes: 0, prepaid: 251.87, fee: 200 },
  { when: 'after a no-show', minutes: -1, prepaid: 251.87, fee: 251.87 },
  { when: 'early, on a very short rental', minutes: 2880, prepaid: 60, fee: 60 },
  { when: 'late, on a short rental', minutes: 60, prepaid: 150, fee: 150 },
]) {
  test(`cancelling ${when} costs $${fee} of $${prepaid}`, () =>
    expect(cancellationFee(dollars(prepaid), minutes)).toBe(dollars(fee)))
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
    expect(cancellationFeeAt(dollars(251.87), pickup as WallClock, now as WallClock)).toBe(dollars(fee)))
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
    expect(cancellationFeeAt(dollars(251.87), '2027-03-14T10:00' as WallClock, now)).toBe(dollars(fee))
  })
}
