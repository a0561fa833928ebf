import { describe, expect, test } from 'vitest'
import { days, overlaps, realPeriod, rentalDays } from './rental-period.ts'
import type { WallClock } from './wall-clock.ts'

const at = (text: string) => text as WallClock
const between = (pickup: string, returned: string) => ({ pickup: at(pickup), return: at(returned) })

describe('the period that the clock can show', () => {
  for (const { what, timezone, pickup, returned, is } of [
    {
      what: 'a pickup that is skipped is after the gap, and so after its return',
      timezone: 'Europe/Madrid',
      pickup: '2027-03-28T02:30',
      returned: '2027-03-28T03:10',
      is: ['2027-03-28T03:30', '2027-03-28T03:10'],
    },
    {
      what: 'a return that is skipped is after the gap',
      timezone: 'America/New_York',
      pickup: '2027-03-12T10:00',
      returned: '2027-03-14T02:00',
      is: ['2027-03-12T10:00', '2027-03-14T03:00'],
    },
    {
      what: 'the gap may be half an hour',
      timezone: 'Australia/Lord_Howe',
      pickup: '2027-10-03T02:10',
      returned: '2027-10-04T02:10',
      is: ['2027-10-03T02:40', '2027-10-04T02:10'],
    },
    {
      what: 'the ends of the gap exist',
      timezone: 'Europe/Madrid',
      pickup: '2027-03-28T01:59',
      returned: '2027-03-28T03:00',
      is: ['2027-03-28T01:59', '2027-03-28T03:00'],
    },
    {
      what: 'times that come twice stay, in the order in which they are written',
      timezone: 'Europe/Madrid',
      pickup: '2027-10-31T02:10',
      returned: '2027-10-31T02:50',
      is: ['2027-10-31T02:10', '2027-10-31T02:50'],
    },
    {
      what: 'without summer time nothing is skipped',
      timezone: 'America/Santo_Domingo',
      pickup: '2027-03-28T02:30',
      returned: '2027-03-28T03:10',
      is: ['2027-03-28T02:30', '2027-03-28T03:10'],
    },
  ]) {
    test(`${what}: ${pickup} to ${returned} in ${timezone}`, () =>
      expect(Object.values(realPeriod(between(pickup, returned), timezone))).toEqual(is))
  }
})

describe('rental days', () => {
  for (const { what, pickup, returned, is } of [
    { what: 'a minute', pickup: '2027-05-10T10:00', returned: '2027-05-10T10:01', is: 1 },
    { what: '20 hours', pickup: '2027-05-10T10:00', returned: '2027-05-11T06:00', is: 1 },
    { what: '24 hours', pickup: '2027-05-10T10:00', returned: '2027-05-11T10:00', is: 1 },
    { what: '24 hours and 59 minutes', pickup: '2027-05-10T10:00', returned: '2027-05-11T10:59', is: 1 },
    { what: '25 hours', pickup: '2027-05-10T10:00', returned: '2027-05-11T11:00', is: 2 },
    { what: '48 hours and 59 minutes', pickup: '2027-05-10T10:00', returned: '2027-05-12T10:59', is: 2 },
    { what: '49 hours', pickup: '2027-05-10T10:00', returned: '2027-05-12T11:00', is: 3 },
    { what: 'over the end of a month', pickup: '2027-04-30T10:00', returned: '2027-05-01T10:00', is: 1 },
    { what: 'over the end of a year', pickup: '2027-12-31T10:00', returned: '2028-01-02T10:00', is: 2 },
    { what: 'over a leap day', pickup: '2028-02-28T10:00', returned: '2028-03-01T10:00', is: 2 },
    { what: 'over no leap day', pickup: '2027-02-28T10:00', returned: '2027-03-01T10:00', is: 1 },
    {
      what: 'the 23-hour night clocks go forward',
      pickup: '2027-03-13T12:00',
      returned: '2027-03-14T12:00',
      is: 1,
    },
    {
      what: 'the 25-hour night clocks go back',
      pickup: '2027-11-06T12:00',
      returned: '2027-11-07T12:00',
      is: 1,
    },
    {
      what: 'an hour more, the night clocks go forward',
      pickup: '2027-03-13T12:00',
      returned: '2027-03-14T13:00',
      is: 2,
    },
  ]) {
    test(`${what}: ${is}`, () => expect(rentalDays(between(pickup, returned))).toBe(is))
  }
})

describe('a rental from the 10th to the 12th, 10:00 each,', () => {
  const rental = between('2027-05-10T10:00', '2027-05-12T10:00')
  for (const { what, other, meets } of [
    {
      what: 'touches one that starts at its return',
      other: between('2027-05-12T10:00', '2027-05-13T10:00'),
      meets: false,
    },
    {
      what: 'touches one that returns at its pickup',
      other: between('2027-05-09T10:00', '2027-05-10T10:00'),
      meets: false,
    },
    {
      what: 'overlaps one that starts a minute before its return',
      other: between('2027-05-12T09:59', '2027-05-13T10:00'),
      meets: true,
    },
    { what: 'overlaps one within it', other: between('2027-05-11T10:00', '2027-05-11T11:00'), meets: true },
    { what: 'overlaps one around it', other: between('2027-05-01T10:00', '2027-05-30T10:00'), meets: true },
    { what: 'meets itself', other: rental, meets: true },
  ]) {
    test(what, () => expect([overlaps(rental, other), overlaps(other, rental)]).toEqual([meets, meets]))
  }
})

for (const n of [0, -1, 1.5, Number.NaN]) {
  test(`${n} is not a number of rental days`, () => expect(() => days(n)).toThrow(RangeError))
}
