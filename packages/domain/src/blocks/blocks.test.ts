import { describe, expect, test } from 'vitest'
import { assignUnit, freeUnit, isFree, nearestFree, unitUse } from '../availability/availability.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { blockPeriod, unitsBlocked } from './blocks.ts'

const tenOn = (day: number) => `2027-05-${String(day).padStart(2, '0')}T10:00` as WallClock
const may = (from: number, to: number): RentalPeriod => ({ pickup: tenOn(from), return: tenOn(to) })
const one = (isBlock: boolean) => (id: number, unit: number, from: number, to: number) => ({
  id,
  unit,
  period: may(from, to),
  isBlock,
})
const [booked, blocked] = [one(false), one(true)]
const now = tenOn(5)

describe('a block', () => {
  for (const { from, to, is } of [
    { from: '2027-05-10T10:00', to: '2027-05-10T10:01', is: 'ok' },
    { from: '2020-05-10T10:00', to: '2020-06-10T10:00', is: 'ok' },
    { from: '2027-05-10T10:00', to: '2030-05-10T10:00', is: 'ok' },
    { from: '2027-05-10T10:00', to: '2030-05-10T10:01', is: 'block-too-long' },
    { from: '2027-05-10T10:00', to: '2127-05-10T10:00', is: 'block-too-long' },
    { from: '2027-05-10T10:00', to: '2027-05-10T10:00', is: 'block-ends-before-it-begins' },
    { from: '2027-05-10T10:00', to: '2027-05-09T10:00', is: 'block-ends-before-it-begins' },
  ]) {
    test(`from ${from} to ${to}: ${is}`, () => {
      const period = blockPeriod(from as WallClock, to as WallClock)
      expect(period.ok ? 'ok' : period.refusal).toBe(is)
    })
  }

  test('of no unit holds them all, of one that one', () => {
    expect(unitsBlocked({ unit: null }, 3)).toEqual([1, 2, 3])
    expect(unitsBlocked({ unit: 2 }, 3)).toEqual([2])
  })
})

describe('from the 10th to the 12th', () => {
  for (const { what, out, units, is } of [
    { what: 'a blocked unit is passed over', out: [blocked(1, 1, 9, 11)], units: 2, is: 2 },
    { what: 'the only unit is blocked', out: [blocked(1, 1, 11, 30)], units: 1, is: undefined },
    { what: 'a block may touch', out: [blocked(1, 1, 8, 10), blocked(2, 1, 12, 14)], units: 1, is: 1 },
    { what: 'a removed unit is blocked', out: [blocked(1, 2, 9, 11)], units: 1, is: 1 },
    {
      what: 'two blocks of one unit count once',
      out: [blocked(1, 1, 9, 12), blocked(2, 1, 10, 14)],
      units: 2,
      is: 2,
    },
    {
      what: 'halves of two units are blocked: no unit for the whole time, though one is always free',
      out: [blocked(1, 1, 9, 11), blocked(2, 2, 11, 13)],
      units: 2,
      is: undefined,
    },
  ]) {
    test(`${what}: ${is ?? 'none'}`, () => {
      expect(freeUnit(out, may(10, 12), units)).toBe(is)
      expect(isFree(out, may(10, 12), units, now)).toBe(is !== undefined)
    })
  }

  test('a reservation moves beside a block to make room', () => {
    const out = [blocked(1, 1, 9, 11), booked(2, 2, 11, 13)]
    expect(assignUnit(out, may(10, 12), 2, now)).toEqual({ unit: 2, moved: [{ id: 2, unit: 1 }] })
  })

  test('the nearest dates lie around a block', () => {
    expect(
      nearestFree([blocked(1, 1, 9, 13)], may(10, 12), 1, now, { isAllowed: () => true, limit: 2 }),
    ).toEqual([may(7, 9), may(13, 15)])
  })

  test('the nearest dates leave time for the turnaround of both', () => {
    const until = (at: string) => ({ ...may(10, 12), return: at as WallClock })
    const out = [{ id: 1, unit: 1, period: until('2027-05-12T11:00'), isBlock: false }]
    expect(
      nearestFree(out, may(10, 12), 1, now, { isAllowed: () => true, turnaroundMinutes: 60, limit: 2 }),
    ).toEqual([may(7, 9), may(13, 15)])
  })
})

test('units are in use by reservations wherever they are, and by blocks of units that exist', () => {
  const out = [booked(1, 3, 10, 12), blocked(2, 1, 10, 12), blocked(3, 1, 11, 14), blocked(4, 3, 10, 12)]
  expect(unitUse(out, 2)).toEqual([may(10, 12), may(10, 14)])
})
