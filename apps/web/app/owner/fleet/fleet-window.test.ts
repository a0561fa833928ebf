import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { daysFrom, monthsOf, placeOf, windowIn } from './fleet-window.ts'

const day = (text: string) => text as CalendarDate

test('the calendar shows two weeks from the current one by default', () => {
  const at = (address: string) => windowIn(new URLSearchParams(address), day('2026-11-25'))
  expect(at('')).toEqual({ from: '2026-11-23', weeks: 2 })
  expect(at('from=2027-01-04&weeks=4')).toEqual({ from: '2027-01-04', weeks: 4 })
  expect(at('from=2027-02-30&weeks=3')).toEqual({ from: '2026-11-23', weeks: 2 })
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

const bar = (pickup: string, end: string) => {
  const at = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) })
  return placeOf({ pickup: at(pickup), return: at(end) }, '2026-11-23', 14)
}

test('a bar spans from the hour of pickup to the hour of return', () =>
  expect(bar('2026-11-24 12:00', '2026-11-26 18:00')).toEqual({
    column: 1,
    offset: 0.5,
    length: 2.25,
    cutBefore: false,
    cutAfter: false,
  }))

test('a bar is cut off at the edges of the calendar', () => {
  expect(bar('2026-11-20 12:00', '2026-11-23 06:00')).toMatchObject({
    column: 0,
    offset: 0,
    length: 0.25,
    cutBefore: true,
  })
  expect(bar('2026-12-06 12:00', '2026-12-20 12:00')).toMatchObject({
    column: 13,
    offset: 0.5,
    length: 0.5,
    cutAfter: true,
  })
})

test('a bar that ends with the last visible day is complete', () =>
  expect(bar('2026-12-06 12:00', '2026-12-07 00:00')).toMatchObject({ length: 0.5, cutAfter: false }))
