import { describe, expect, test } from 'vitest'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import {
  assignUnit,
  freeUnit,
  isFree,
  isFreeBesides,
  nearestFree,
  nearestWithin,
  peakUse,
} from './availability.ts'
import type { Booked } from './booked.ts'

/** From one day of May 2027 to another, 10:00 each. */
const may = (from: number, to: number): RentalPeriod => ({ pickup: tenOn(from), return: tenOn(to) })
const tenOn = (day: number) => `2027-05-${String(day).padStart(2, '0')}T10:00` as WallClock
const booked = (id: number, unit: number, from: number, to: number): Booked => ({
  id,
  unit,
  period: may(from, to),
  isBlock: false,
})

const pinned = (...args: Parameters<typeof booked>): Booked => ({ ...booked(...args), isPinned: true })

/** Each on a unit of its own. */
const onUnits = (periods: readonly RentalPeriod[]): Booked[] =>
  periods.map((period, index) => ({ id: index, unit: index + 1, period, isBlock: false }))

describe('the peak use between the 10th and the 20th', () => {
  for (const { what, out, is } of [
    { what: 'nobody', out: [], is: 0 },
    { what: 'one before and one after, touching', out: [may(5, 10), may(20, 25)], is: 0 },
    { what: 'one across the whole', out: [may(1, 30)], is: 1 },
    { what: 'one after the other', out: [may(10, 12), may(12, 14), may(14, 16)], is: 1 },
    { what: 'two together', out: [may(10, 13), may(12, 14)], is: 2 },
    { what: 'two together outside only', out: [may(1, 11), may(2, 5), may(3, 6)], is: 1 },
    { what: 'two that leave together before', out: [may(1, 11), may(2, 12)], is: 2 },
    { what: 'three at the same hours', out: [may(11, 12), may(11, 12), may(11, 12)], is: 3 },
    { what: 'one early, one late', out: [may(8, 12), may(18, 22)], is: 1 },
  ]) {
    test(`${what}: ${is}`, () => expect(peakUse(out, may(10, 20))).toBe(is))
  }
})

test('two units with one out are free, with two out they are not', () => {
  const now = tenOn(1)
  expect(isFree([booked(1, 1, 10, 12)], may(11, 13), 2, now)).toBe(true)
  expect(isFree([booked(1, 1, 10, 12), booked(2, 2, 10, 13)], may(11, 13), 2, now)).toBe(false)
})

describe('a reservation from the 10th to the 12th takes', () => {
  for (const { what, out, units, is } of [
    { what: 'the first of three', out: [], units: 3, is: 1 },
    { what: 'the lowest that is free', out: [booked(1, 1, 11, 13)], units: 3, is: 2 },
    { what: 'the first, returned at that hour', out: [booked(1, 1, 8, 10)], units: 1, is: 1 },
    { what: 'none of one that is out', out: [booked(1, 1, 11, 13)], units: 1, is: undefined },
    {
      what: 'none where halves of two are free',
      out: [booked(1, 1, 9, 11), booked(2, 2, 11, 13)],
      units: 2,
      is: undefined,
    },
    {
      what: 'none where a removed unit is out too',
      out: [booked(1, 1, 9, 13), booked(2, 3, 9, 13)],
      units: 2,
      is: undefined,
    },
  ]) {
    test(what, () => expect(freeUnit(out, may(10, 12), units)).toBe(is))
  }
})

describe('on the 9th at noon, assigning a unit', () => {
  const now = '2027-05-09T12:00' as WallClock

  test('moves no reservation where a unit is free', () =>
    expect(assignUnit([booked(1, 1, 11, 13)], may(10, 12), 2, now)).toEqual({ unit: 2, moved: [] }))

  test('moves a later reservation to make room for a new one', () =>
    expect(assignUnit([booked(1, 1, 8, 11), booked(2, 2, 11, 13)], may(10, 12), 2, now)).toEqual({
      unit: 2,
      moved: [{ id: 2, unit: 1 }],
    }))

  test('does not move a reservation that has begun', () => {
    const answer = assignUnit([booked(1, 2, 8, 11), booked(2, 1, 11, 13)], may(10, 12), 2, now)
    expect(answer).toEqual({ unit: 1, moved: [{ id: 2, unit: 2 }] })
  })

  test('moves no more reservations than necessary', () => {
    const out = [booked(1, 1, 8, 11), booked(2, 2, 11, 13), booked(3, 3, 9, 14), booked(4, 2, 20, 22)]
    expect(assignUnit(out, may(10, 12), 3, now)).toEqual({ unit: 2, moved: [{ id: 2, unit: 1 }] })
  })

  test('counts a vehicle as out until its last return, in any order of reservations', () => {
    const out = [booked(1, 1, 8, 11), booked(2, 1, 5, 7), booked(3, 2, 11, 13)]
    expect(assignUnit(out, may(10, 12), 2, now)).toEqual({ unit: 2, moved: [{ id: 3, unit: 1 }] })
  })

  test('leaves a pinned reservation where it is as long as others make room', () => {
    const out = [booked(1, 1, 8, 11), pinned(2, 2, 11, 13), booked(3, 3, 8, 10), booked(4, 3, 11, 14)]
    expect(assignUnit(out, may(10, 12), 3, now)).toEqual({ unit: 3, moved: [{ id: 4, unit: 1 }] })
  })

  test('moves a pinned one where nothing else makes room, so that it is free by the peak alone', () => {
    const out = [booked(1, 1, 8, 11), pinned(2, 2, 11, 13)]
    expect(assignUnit(out, may(10, 12), 2, now)).toEqual({ unit: 2, moved: [{ id: 2, unit: 1 }] })
  })

  test('refuses where a removed unit is still out and the peak leaves none', () =>
    expect(assignUnit([booked(1, 1, 8, 11), booked(2, 3, 8, 11)], may(10, 12), 2, now)).toBeUndefined())

  test('refuses where the peak leaves none', () =>
    expect(assignUnit([booked(1, 1, 8, 11), booked(2, 2, 10, 13)], may(10, 12), 2, now)).toBeUndefined())
})

describe('the nearest free dates for the 10th to the 12th', () => {
  const now = '2027-05-07T12:00' as WallClock
  const notPast = ({ pickup }: RentalPeriod) => pickup >= now
  for (const { what, out, units, limit, is } of [
    {
      what: 'lie on both sides',
      out: [may(10, 12)],
      units: 1,
      limit: 3,
      is: [may(8, 10), may(12, 14), may(13, 15)],
    },
    { what: 'begin with the day before', out: [], units: 1, limit: 2, is: [may(9, 11), may(11, 13)] },
    { what: 'are as many as asked for', out: [], units: 1, limit: 1, is: [may(9, 11)] },
    { what: 'do not lie in the past', out: [may(8, 20)], units: 1, limit: 2, is: [may(20, 22), may(21, 23)] },
    {
      what: 'may share with another on two units',
      out: [may(10, 12), may(10, 12)],
      units: 2,
      limit: 1,
      is: [may(8, 10)],
    },
    { what: 'are none where there is no vehicle', out: [], units: 0, limit: 3, is: [] },
  ]) {
    test(what, () =>
      expect(nearestFree(onUnits(out), may(10, 12), units, now, { isAllowed: notPast, limit })).toEqual(is),
    )
  }

  test('are three by default and keep both clock times', () => {
    const evening = { pickup: '2027-05-10T18:30', return: '2027-05-12T07:15' } as RentalPeriod
    expect(nearestFree(onUnits([evening]), evening, 1, now, { isAllowed: notPast })).toEqual([
      { pickup: '2027-05-08T18:30', return: '2027-05-10T07:15' },
      { pickup: '2027-05-12T18:30', return: '2027-05-14T07:15' },
      { pickup: '2027-05-07T18:30', return: '2027-05-09T07:15' },
    ])
  })

  for (const { until, found } of [
    { until: '2027-07-09T10:00', found: [{ pickup: '2027-07-09T10:00', return: '2027-07-11T10:00' }] },
    { until: '2027-07-09T10:01', found: [] },
  ]) {
    test(`${found.length ? 'are found' : 'are not found beyond'} 60 days away: taken until ${until}`, () => {
      const long = { pickup: now, return: until as WallClock }
      expect(nearestFree(onUnits([long]), may(10, 12), 1, now, { isAllowed: notPast })).toEqual(found)
    })
  }

  test('are all within the time whose reservations are loaded', () => {
    const within = nearestWithin(may(10, 12))
    expect(within).toEqual({ pickup: '2027-03-11T10:00', return: '2027-07-11T10:00' })
    const all = nearestFree([], may(10, 12), 1, now, { isAllowed: () => true, limit: 120 })
    expect(all.at(-1)?.return).toBe(within.return)
  })
})

describe('several at once from the 10th to the 12th', () => {
  const now = '2027-05-07T12:00' as WallClock
  for (const { what, out, units, besides, free } of [
    { what: 'a third of three units', out: [], units: 3, besides: 2, free: true },
    { what: 'a fourth', out: [], units: 3, besides: 3, free: false },
    { what: 'beside one that is out then', out: [booked(1, 1, 9, 11)], units: 2, besides: 1, free: false },
    {
      what: 'where another makes room',
      out: [booked(1, 1, 8, 10), booked(2, 2, 12, 14)],
      units: 2,
      besides: 1,
      free: true,
    },
    {
      what: 'where a block holds one of three',
      out: [{ ...booked(1, 2, 10, 12), isBlock: true }],
      units: 3,
      besides: 2,
      free: false,
    },
  ]) {
    test(`${what} ${free ? 'is' : 'is not'} free`, () =>
      expect(isFreeBesides(out, may(10, 12), besides, units, now)).toBe(free))
  }
})
