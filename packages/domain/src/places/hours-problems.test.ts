import { expect, test } from 'vitest'
import type { CalendarDate, ClockTime } from '../wall-clock.ts'
import { intervalProblems, isWholeException } from './hours-problems.ts'
import type { ClosingTime } from './opening-hours.ts'

for (const { hours, problems } of [
  { hours: [], problems: [] },
  { hours: ['08:00-12:00', '12:00-18:00'], problems: [] },
  { hours: ['00:00-24:00'], problems: [] },
  { hours: ['18:00-08:00'], problems: ['0.to ends-before-it-begins'] },
  { hours: ['08:00-08:00'], problems: ['0.to ends-before-it-begins'] },
  { hours: ['08:00-12:00', '11:59-18:00'], problems: ['1.from overlaps'] },
  { hours: ['14:00-18:00', '08:00-12:00'], problems: ['1.from overlaps'] },
  {
    hours: ['09:00-08:00', '10:00-09:00', '11:00-12:00'],
    problems: ['0.to ends-before-it-begins', '1.to ends-before-it-begins'],
  },
]) {
  const intervals = hours.map((text) => {
    const [from, to] = text.split('-')
    return { from: from as ClockTime, to: to as ClosingTime }
  })
  test(`${hours.join(', ') || 'no interval'} has ${problems.join(' and ') || 'no problem'}`, () =>
    expect(
      intervalProblems(intervals).map(({ index, end, problem }) => `${index}.${end} ${problem}`),
    ).toEqual(problems))
}

for (const { from, to, whole } of [
  { from: '2027-12-25', to: '2027-12-25', whole: true },
  { from: '2027-12-25', to: '2027-12-24', whole: false },
]) {
  test(`an exception from ${from} to ${to} is ${whole ? 'taken' : 'refused'}`, () =>
    expect(isWholeException({ from: from as CalendarDate, to: to as CalendarDate })).toBe(whole))
}
