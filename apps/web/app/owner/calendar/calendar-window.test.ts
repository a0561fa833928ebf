import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { daysFrom, inTrack, monthsOf, placeOf, windowIn } from './calendar-window.ts'

const day = (text: string) => text as CalendarDate

test('the calendar shows two weeks from the current one by default', () => {
  const at = (address: string) => windowIn(new URLSearchParams(address), day('2026-11-25'))
  expect(at('')).toEqual({ from: '2026-11-23', weeks: 2, isChosen: false })
  expect(at('from=2027-01-04&weeks=6')).toEqual({ from: '2027-01-04', weeks: 6, isChosen: true })
  expect(at('from=2027-02-30&weeks=5')).toEqual({ from: '2026-11-23', weeks: 2, isChosen: false })
})

test('days continue across months, and weekends are marked', () => {
  const days = daysFrom(day('2026-11-28'), 5)
  expect(days.map(({ date, isWeekend }) => [date, isWeekend])).toEqual([
    ['2026-11-28', true],
    ['2026-11-29', true],
    ['2026-11-30', false],
    ['2026-12-01', false],
    ['2026-12-02', false],
  ])
  expect(monthsOf(days)).toEqual([
    { first: '2026-11-28', count: 3 },
    { first: '2026-12-01', count: 2 },
  ])
})

const SHOWN = { first: day('2026-11-23'), count: 14 }
const bar = (from: string, to: string) => placeOf({ from: from as WallClock, to: to as WallClock }, SHOWN)

test('a bar spans from the hour of pickup to the hour of return', () => {
  const place = bar('2026-11-24T12:00', '2026-11-26T18:00')
  expect(place).toEqual({ start: 1.5, length: 2.25, cutBefore: false, cutAfter: false })
  expect(place && inTrack({ ...place, start: 3.5, length: 7 }, SHOWN)).toEqual({ left: '25%', width: '50%' })
})

test('a bar is cut off at the edges of the calendar', () => {
  expect(bar('2026-11-20T12:00', '2026-11-23T06:00')).toMatchObject({
    start: 0,
    length: 0.25,
    cutBefore: true,
    cutAfter: false,
  })
  expect(bar('2026-12-06T12:00', '2026-12-20T12:00')).toMatchObject({
    start: 13.5,
    length: 0.5,
    cutAfter: true,
  })
})

test('a bar that ends with the last visible day is complete', () =>
  expect(bar('2026-12-06T12:00', '2026-12-07T00:00')).toMatchObject({ length: 0.5, cutAfter: false }))

test('what is over before the first day, or begins after the last, is not visible', () => {
  expect(bar('2026-11-20T12:00', '2026-11-23T00:00')).toBeUndefined()
  expect(bar('2026-12-07T00:00', '2026-12-08T00:00')).toBeUndefined()
})
