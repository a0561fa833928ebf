import { expect, test } from 'vitest'
import type { CalendarDate } from './wall-clock.ts'
import { weekOf, weeksUpTo } from './weeks.ts'

for (const { day, name, monday } of [
  { day: '2027-03-01', name: '2027-W09', monday: '2027-03-01' },
  { day: '2027-03-07', name: '2027-W09', monday: '2027-03-01' },
  { day: '2027-02-28', name: '2027-W08', monday: '2027-02-22' },
  // A week belongs to the year of its Thursday.
  { day: '2027-01-01', name: '2026-W53', monday: '2026-12-28' },
  { day: '2027-01-03', name: '2026-W53', monday: '2026-12-28' },
  { day: '2027-01-04', name: '2027-W01', monday: '2027-01-04' },
  { day: '2024-12-30', name: '2025-W01', monday: '2024-12-30' },
  { day: '2024-12-29', name: '2024-W52', monday: '2024-12-23' },
  { day: '2028-02-29', name: '2028-W09', monday: '2028-02-28' },
]) {
  test(`${day} is in week ${name}, which begins on ${monday}`, () =>
    expect(weekOf(day as CalendarDate)).toEqual({ name, monday }))
}

test('consecutive weeks end with the given one, also across a new year', () =>
  expect(weeksUpTo('2027-01-06' as CalendarDate, 3).map(({ name }) => name)).toEqual([
    '2026-W52',
    '2026-W53',
    '2027-W01',
  ]))
