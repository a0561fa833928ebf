import { describe, expect, test } from 'vitest'
import type { CalendarDate, WallClock } from '../wall-clock.ts'
import { firstDayOf, type Placed, stopAt, stopsOf } from './stops.ts'

const shown = { first: '2027-03-01' as CalendarDate, count: 14 }
const at = (text: string) => `2027-${text.replace(' ', 'T')}` as WallClock
const placed = (key: string, from: string, to: string): Placed => ({ key, from: at(from), to: at(to) })
const stops = (...row: Placed[]) =>
  stopsOf(row, shown).map(({ key = 'free', from, to }) => `${key} ${from.slice(5)} ${to.slice(5)}`)

describe('the keyboard stops on a row', () => {
  test('once, where nothing is on it', () => expect(stops()).toEqual(['free 03-01T00:00 03-15T00:00']))

  test('at what is on it, and at free time of a day at least', () =>
    expect(
      stops(placed('b', '03-05 10:00', '03-08 10:00'), placed('a', '03-02 10:00', '03-04 18:00')),
    ).toEqual([
      'free 03-01T00:00 03-02T10:00',
      'a 03-02T10:00 03-04T18:00',
      'b 03-05T10:00 03-08T10:00',
      'free 03-08T10:00 03-15T00:00',
    ]))

  test('also at what reaches beyond the days shown, and not at what is outside of them', () =>
    expect(
      stops(
        placed('over', '02-20 10:00', '03-01 00:00'),
        placed('a', '02-27 10:00', '03-02 10:00'),
        placed('b', '03-14 10:00', '03-20 10:00'),
        placed('later', '03-15 00:00', '03-20 10:00'),
      ),
    ).toEqual(['a 02-27T10:00 03-02T10:00', 'free 03-02T10:00 03-14T10:00', 'b 03-14T10:00 03-20T10:00']))

  test('at both of two that overlap', () =>
    expect(
      stops(placed('block', '03-01 00:00', '03-10 00:00'), placed('late', '03-02 10:00', '03-04 10:00')),
    ).toEqual([
      'block 03-01T00:00 03-10T00:00',
      'late 03-02T10:00 03-04T10:00',
      'free 03-10T00:00 03-15T00:00',
    ]))
})

describe('the stop at a moment', () => {
  const row = stopsOf(
    [placed('a', '03-02 10:00', '03-04 18:00'), placed('b', '03-05 10:00', '03-08 10:00')],
    shown,
  )
  for (const [moment, key] of [
    ['03-01 12:00', undefined],
    ['03-02 10:00', 'a'],
    ['03-04 17:59', 'a'],
    ['03-04 20:00', 'a'],
    ['03-05 08:00', 'b'],
    ['03-08 10:00', undefined],
    ['02-01 10:00', undefined],
  ] as const) {
    test(`${moment} is ${key ?? 'free'}`, () => expect(stopAt(row, at(moment))?.key).toBe(key))
  }
  test('is none on a row without stops', () => expect(stopAt([], at('03-01 12:00'))).toBeUndefined())
})

describe('the day of free time that is offered first', () => {
  for (const { from, to, today, first } of [
    { from: '03-05 00:00', to: '03-09 10:00', today: '02-01', first: '03-05' },
    { from: '03-05 10:00', to: '03-09 10:00', today: '02-01', first: '03-05' },
    { from: '03-05 10:30', to: '03-09 10:00', today: '02-01', first: '03-06' },
    { from: '03-01 00:00', to: '03-09 10:00', today: '03-04', first: '03-04' },
    { from: '03-01 00:00', to: '03-04 10:00', today: '03-04', first: '03-01' },
  ]) {
    test(`from ${from} to ${to} on ${today} is ${first}`, () =>
      expect(firstDayOf({ from: at(from), to: at(to) }, `2027-${today}` as CalendarDate)).toBe(
        `2027-${first}`,
      ))
  }
})
