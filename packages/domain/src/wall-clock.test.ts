import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok, refuse } from './result.ts'
import {
  addDays,
  addMinutes,
  asTyped,
  type CalendarDate,
  dateOf,
  instantOf,
  isTimezone,
  minutesBetween,
  parseCalendarDate,
  parseClockTime,
  realWallClock,
  timeOf,
  utcOffset,
  type WallClock,
  wallClock,
  wallClockIn,
} from './wall-clock.ts'

const at = (text: string) => text as WallClock
const on = (text: string) => text as CalendarDate

describe('parses a date:', () => {
  for (const { typed, is } of [
    { typed: '05-03-2027', is: '2027-03-05' },
    { typed: '2027-03-05', is: '2027-03-05' },
    { typed: ' 29-02-2028 ', is: '2028-02-29' },
    { typed: '01-01-1900', is: '1900-01-01' },
    { typed: '31-12-2199', is: '2199-12-31' },
  ]) {
    test(`${typed} as ${is}`, () => expect(parseCalendarDate(typed)).toEqual(ok(is)))
  }
})

describe('is not a date:', () => {
  for (const typed of [
    '31-02-2027',
    '29-02-2027',
    '29-02-2100',
    '31-04-2027',
    '00-01-2027',
    '01-13-2027',
    '2027-00-10',
    '31-12-1899',
    '01-01-2200',
    '1-1-2027',
    '05/03/2027',
    '05-03-27',
    '2027-03-05T10:00',
    'Fecha',
    '',
  ]) {
    test(`"${typed}"`, () => expect(parseCalendarDate(typed)).toEqual(refuse('date-invalid')))
  }
})

describe('parses a time:', () => {
  for (const { typed, is } of [
    { typed: '10:00', is: '10:00' },
    { typed: '9:05', is: '09:05' },
    { typed: '00:00', is: '00:00' },
    { typed: '23:59:59', is: '23:59' },
    { typed: '12:00 AM', is: '00:00' },
    { typed: '12:00 PM', is: '12:00' },
    { typed: '12:59 am', is: '00:59' },
    { typed: '01:30 pm', is: '13:30' },
    { typed: '11:59PM', is: '23:59' },
    { typed: '5:00 p. m.', is: '17:00' },
  ]) {
    test(`${typed} as ${is}`, () => expect(parseClockTime(typed)).toEqual(ok(is)))
  }
})

describe('is not a time:', () => {
  for (const typed of ['24:00', '10:60', '10:00:60', '13:00 PM', '00:30 AM', '10', '10:0', '-1:00', '']) {
    test(`"${typed}"`, () => expect(parseClockTime(typed)).toEqual(refuse('time-invalid')))
  }
})

test('a wall clock consists of its date and its time', () => {
  const noon = at('2027-03-05T12:00')
  expect(wallClock(dateOf(noon), timeOf(noon))).toBe(noon)
})

describe('adding days crosses the ends of months', () => {
  for (const { from, n, is } of [
    { from: '2027-01-31', n: 1, is: '2027-02-01' },
    { from: '2028-02-28', n: 1, is: '2028-02-29' },
    { from: '2027-02-28', n: 1, is: '2027-03-01' },
    { from: '2027-01-01', n: -1, is: '2026-12-31' },
    { from: '2027-01-01', n: 0, is: '2027-01-01' },
  ]) {
    test(`${from} and ${n} days is ${is}`, () => expect(addDays(on(from), n)).toBe(is))
  }
})

test('an hour before midnight and 90 minutes is the next day', () =>
  expect(addMinutes(at('2027-12-31T23:00'), 90)).toBe('2028-01-01T00:30'))

const anyWallClock = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2199-12-31T23:59Z'), noInvalidDate: true })
  .map((date) => at(date.toISOString().slice(0, 16)))

test('a date as shown parses to the same date', () =>
  fc.assert(
    fc.property(anyWallClock, (now) => {
      expect(parseCalendarDate(asTyped(dateOf(now)))).toEqual(ok(dateOf(now)))
    }),
  ))

test('wall clocks sort as text in the order of time, and their minutes add up', () =>
  fc.assert(
    fc.property(anyWallClock, anyWallClock, (a, b) => {
      expect(a < b).toBe(minutesBetween(a, b) > 0)
      expect(addMinutes(a, minutesBetween(a, b))).toBe(b)
    }),
  ))

describe('the clock on the wall', () => {
  for (const { timezone, instant, shows } of [
    { timezone: 'America/Santo_Domingo', instant: '2027-01-01T03:59:59Z', shows: '2026-12-31T23:59' },
    { timezone: 'America/Santo_Domingo', instant: '2027-07-01T04:00:00Z', shows: '2027-07-01T00:00' },
    { timezone: 'Europe/Madrid', instant: '2027-07-01T10:00:00Z', shows: '2027-07-01T12:00' },
    { timezone: 'Asia/Kathmandu', instant: '2027-01-01T00:00:00Z', shows: '2027-01-01T05:45' },
  ]) {
    test(`in ${timezone} shows ${shows} at ${instant}`, () =>
      expect(wallClockIn(timezone, new Date(instant))).toBe(shows))
  }
})

describe('the offset of a time zone', () => {
  for (const { timezone, instant, is } of [
    { timezone: 'America/Santo_Domingo', instant: '2027-01-01T00:00:00Z', is: 'UTC−04:00' },
    { timezone: 'UTC', instant: '2027-01-01T00:00:00Z', is: 'UTC+00:00' },
    { timezone: 'Europe/Madrid', instant: '2027-01-01T23:30:59Z', is: 'UTC+01:00' },
    { timezone: 'Europe/Madrid', instant: '2027-07-01T23:30:00Z', is: 'UTC+02:00' },
    { timezone: 'Asia/Kathmandu', instant: '2027-01-01T00:00:00Z', is: 'UTC+05:45' },
    { timezone: 'America/St_Johns', instant: '2027-01-01T00:00:00Z', is: 'UTC−03:30' },
    { timezone: 'Pacific/Kiritimati', instant: '2027-01-01T00:00:00Z', is: 'UTC+14:00' },
  ]) {
    test(`${timezone} at ${instant} is ${is}`, () => expect(utcOffset(timezone, new Date(instant))).toBe(is))
  }
})

describe('a wall clock as an instant', () => {
  for (const { what, timezone, clock, is } of [
    {
      what: 'without summer time',
      timezone: 'America/Santo_Domingo',
      clock: '2027-07-01T10:00',
      is: '2027-07-01T14:00',
    },
    { what: 'in winter', timezone: 'America/New_York', clock: '2027-01-15T10:00', is: '2027-01-15T15:00' },
    { what: 'in summer', timezone: 'America/New_York', clock: '2027-07-15T10:00', is: '2027-07-15T14:00' },
    {
      what: 'just before a gap',
      timezone: 'America/New_York',
      clock: '2027-03-14T01:59',
      is: '2027-03-14T06:59',
    },
    { what: 'in a gap', timezone: 'America/New_York', clock: '2027-03-14T02:30', is: '2027-03-14T07:30' },
    {
      what: 'just after a gap',
      timezone: 'America/New_York',
      clock: '2027-03-14T03:00',
      is: '2027-03-14T07:00',
    },
    {
      what: 'in an overlap',
      timezone: 'America/New_York',
      clock: '2027-11-07T01:30',
      is: '2027-11-07T05:30',
    },
    {
      what: 'after an overlap',
      timezone: 'America/New_York',
      clock: '2027-11-07T02:00',
      is: '2027-11-07T07:00',
    },
    {
      what: 'in a gap in Europe',
      timezone: 'Europe/Madrid',
      clock: '2027-03-28T02:30',
      is: '2027-03-28T01:30',
    },
    {
      what: 'in an overlap in Europe',
      timezone: 'Europe/Madrid',
      clock: '2027-10-31T02:30',
      is: '2027-10-31T00:30',
    },
    {
      what: 'far in the east',
      timezone: 'Pacific/Kiritimati',
      clock: '2027-01-01T00:00',
      is: '2026-12-31T10:00',
    },
  ]) {
    test(`${what}: ${clock} in ${timezone} is ${is} UTC`, () =>
      expect(instantOf(at(clock), timezone)).toEqual(new Date(`${is}Z`)))
  }
})

test('an instant outside the repeated hour survives the conversion to the wall clock and back', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('America/Santo_Domingo', 'America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe'),
      fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 }),
      (timezone, minute) => {
        const clock = wallClockIn(timezone, new Date(minute * 60_000))
        const found = instantOf(clock, timezone)
        expect(wallClockIn(timezone, found)).toBe(clock)
        expect([0, 30, 60]).toContain(minute - found.getTime() / 60_000)
      },
    ),
  ))

test('a wall clock is read as the earliest one from then on that the clock shows', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('America/Santo_Domingo', 'America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe'),
      fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 }),
      (timezone, minute) => {
        const clock = at(new Date(minute * 60_000).toISOString().slice(0, 16))
        const real = realWallClock(clock, timezone)
        expect(wallClockIn(timezone, instantOf(real, timezone))).toBe(real)
        expect([0, 30, 60]).toContain(minutesBetween(clock, real))
        expect(realWallClock(real, timezone)).toBe(real)
      },
    ),
  ))

for (const { text, is } of [
  { text: 'America/Santo_Domingo', is: true },
  { text: 'UTC', is: true },
  { text: 'America/Atlantis', is: false },
  { text: '+05:00', is: false },
  { text: '', is: false },
]) {
  test(`"${text}" is ${is ? 'a' : 'no'} time zone`, () => expect(isTimezone(text)).toBe(is))
}
