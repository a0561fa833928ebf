import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits } from '../money.ts'
import type { CalendarDate, ClockTime, WallClock } from '../wall-clock.ts'
import { handoversNear, nearestHandover } from './nearest-handover.ts'
import {
  ALWAYS_OPEN,
  type ClosingTime,
  handoverAt,
  type PlaceHours,
  type TimeInterval,
} from './opening-hours.ts'

const between = (from: string, to: string): TimeInterval => ({
  from: from as ClockTime,
  to: to as ClosingTime,
})
const at = (text: string): WallClock => text.replace(' ', 'T') as WallClock
const workdays = [between('08:00', '12:30'), between('14:00', '18:00')]
const closed = (from: string, to: string) => ({
  from: from as CalendarDate,
  to: to as CalendarDate,
  hours: [],
  note: '',
})

/** 10 May 2027 is a Monday. */
const office: PlaceHours = {
  hours: { 1: workdays, 2: workdays, 3: workdays, 4: workdays, 5: [between('20:00', '24:00')], 6: [], 7: [] },
  exceptions: [closed('2027-06-01', '2027-06-09')],
  outside: { pickup: [{ ...between('18:00', '21:00'), amount: minorUnits(2000) }], return: [] },
}

for (const { meant, kind, is } of [
  { meant: '2027-05-10 10:00', kind: 'pickup', is: '2027-05-10T10:00' },
  { meant: '2027-05-10 07:30', kind: 'pickup', is: '2027-05-10T08:00' },
  { meant: '2027-05-10 13:00', kind: 'pickup', is: '2027-05-10T12:30' },
  { meant: '2027-05-10 13:15', kind: 'pickup', is: '2027-05-10T14:00' },
  { meant: '2027-05-10 23:00', kind: 'pickup', is: '2027-05-10T21:00' },
  { meant: '2027-05-10 23:00', kind: 'return', is: '2027-05-10T18:00' },
  { meant: '2027-05-15 22:00', kind: 'return', is: '2027-05-14T22:00' },
  { meant: '2027-05-16 10:00', kind: 'return', is: '2027-05-17T10:00' },
  { meant: '2027-06-05 10:00', kind: 'return', is: '2027-06-10T10:00' },
] as const) {
  test(`${kind} on ${meant}: nearest is ${is}`, () =>
    expect(nearestHandover(office, at(meant), kind)).toBe(is))
}

test('the last minute of a day that is open until midnight is offered', () => {
  const late: PlaceHours = {
    ...ALWAYS_OPEN,
    hours: { 1: [between('20:00', '23:00'), between('23:30', '24:00')] },
  }
  expect(nearestHandover(late, at('2027-05-10 23:20'), 'pickup')).toBe('2027-05-10T23:30')
  expect(nearestHandover(late, at('2027-05-10 23:59'), 'pickup')).toBe('2027-05-10T23:59')
})

test('a place that is closed for months offers nothing', () => {
  const away: PlaceHours = { ...ALWAYS_OPEN, exceptions: [closed('2027-01-01', '2027-12-31')] }
  expect(nearestHandover(away, at('2027-06-15 10:00'), 'pickup')).toBeUndefined()
})

const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
})
const anyIntervals = fc
  .uniqueArray(anyTime, { maxLength: 6 })
  .map((times) => times.sort())
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, index) =>
      between(times[2 * index] as string, times[2 * index + 1] as string),
    ),
  )
const anyDay = fc.option(anyIntervals, { nil: undefined })

// Rule of "Entities and their fields": domain/places/opening-hours.ts, domain/places/nearest-handover.ts, domain/places/opening-hours.test.ts
test('whatever the hours, each moment that is offered passes, and a moment that passes is its own nearest', () =>
  fc.assert(
    fc.property(
      fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay),
      anyIntervals,
      anyTime,
      (days, windows, time) => {
        const hours = Object.fromEntries(
          days.flatMap((day, index) => (day ? [[index + 1, day] as const] : [])),
        )
        const fees = windows.map((each) => ({ ...each, amount: minorUnits(100) }))
        const place: PlaceHours = { hours, exceptions: [], outside: { pickup: fees, return: [] } }
        const meant = at(`2027-05-12 ${time}`)
        const offered = [...handoversNear(place, meant, 'pickup')].slice(0, 5)
        for (const each of offered) expect(handoverAt(place, each, 'pickup').kind).not.toBe('closed')
        if (handoverAt(place, meant, 'pickup').kind !== 'closed') expect(offered[0]).toBe(meant)
      },
    ),
  ))
