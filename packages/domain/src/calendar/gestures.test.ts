import { describe, expect, test } from 'vitest'
import type { CalendarDate, WallClock } from '../wall-clock.ts'
import { blockedTimeOf, drawnDays, dropOf, type Gesture, rentalOf, rowFor, slotAt } from './gestures.ts'
import { possibleMoves } from './possible-moves.ts'
import type { Slot } from './slots.ts'

const slot: Slot = {
  vehicleId: 7,
  unit: 1,
  from: '2027-03-10T10:00' as WallClock,
  to: '2027-03-13T18:30' as WallClock,
}
const other = { vehicleId: 7, unit: 2 }
const elsewhere = { vehicleId: 8, unit: 1 }
const gesture = (
  kind: Gesture['kind'],
  status: Parameters<typeof possibleMoves>[0] = 'confirmed',
): Gesture => ({
  kind,
  slot,
  possible: possibleMoves(status),
  taken: 4.4,
})
const short = ({ vehicleId, unit, from, to }: Slot) => `${vehicleId}/${unit} ${from.slice(5)} ${to.slice(5)}`

describe('a slot follows the pointer by whole days', () => {
  for (const { when, kind = 'move', status = 'confirmed', row, days, is } of [
    { when: 'two days later', days: 6.4, is: '7/1 03-12T10:00 03-15T18:30' },
    { when: 'less than half a day later', days: 4.8, is: '7/1 03-10T10:00 03-13T18:30' },
    { when: 'more than half a day later', days: 4.95, is: '7/1 03-11T10:00 03-14T18:30' },
    { when: 'ten days earlier, into another month', days: -5.6, is: '7/1 02-28T10:00 03-03T18:30' },
    { when: 'on another unit', row: other, days: 4.4, is: '7/2 03-10T10:00 03-13T18:30' },
    { when: 'on another vehicle and day', row: elsewhere, days: 5.4, is: '8/1 03-11T10:00 03-14T18:30' },
    { when: 'beside all rows', row: undefined, days: 5.4, is: '7/1 03-11T10:00 03-14T18:30' },
    { when: 'at its end', kind: 'to', days: 6.4, is: '7/1 03-10T10:00 03-15T18:30' },
    {
      when: 'at its end, over another row',
      kind: 'to',
      row: other,
      days: 3.4,
      is: '7/1 03-10T10:00 03-12T18:30',
    },
    { when: 'at its beginning', kind: 'from', days: 2.4, is: '7/1 03-08T10:00 03-13T18:30' },
    { when: 'its end before its beginning', kind: 'to', days: -9, is: '7/1 03-10T10:00 03-10T18:30' },
    { when: 'its beginning after its end', kind: 'from', days: 20, is: '7/1 03-13T10:00 03-13T18:30' },
    { when: 'while out, to another day', status: 'out', days: 9.4, is: '7/1 03-10T10:00 03-13T18:30' },
    {
      when: 'while out, to another unit',
      status: 'out',
      row: other,
      days: 9,
      is: '7/2 03-10T10:00 03-13T18:30',
    },
    {
      when: 'while out, to another vehicle',
      status: 'out',
      row: elsewhere,
      days: 4.4,
      is: '7/1 03-10T10:00 03-13T18:30',
    },
    {
      when: 'while out, at its end',
      status: 'out',
      kind: 'to',
      days: 5.4,
      is: '7/1 03-10T10:00 03-14T18:30',
    },
    {
      when: 'while out, at its beginning',
      status: 'out',
      kind: 'from',
      days: 3.4,
      is: '7/1 03-10T10:00 03-13T18:30',
    },
    { when: 'once returned', status: 'returned', row: other, days: 9.4, is: '7/1 03-10T10:00 03-13T18:30' },
    {
      when: 'once closed, at its end',
      status: 'closed',
      kind: 'to',
      days: 9.4,
      is: '7/1 03-10T10:00 03-13T18:30',
    },
  ] as const) {
    test(when, () => expect(short(slotAt(gesture(kind, status), { row, days }))).toBe(is))
  }
})

test('an end at the same time of day as the other one stays a day away from it', () => {
  const even = { ...gesture('to'), slot: { ...slot, to: '2027-03-13T10:00' as WallClock } }
  expect(slotAt(even, { row: undefined, days: -9 }).to).toBe('2027-03-11T10:00')
})

test('what is dropped at its own place is not moved', () => {
  expect(dropOf(gesture('move'), { row: slot, days: 4.6 })).toBeUndefined()
  expect(dropOf(gesture('move', 'returned'), { row: other, days: 9 })).toBeUndefined()
  expect(dropOf(gesture('move'), { row: other, days: 4.6 })).toMatchObject(other)
})

test('what may have some vehicles only moves to no other, and always on its own', () => {
  const possible = { ...possibleMoves('confirmed'), vehicles: new Set([9]) }
  expect(rowFor(slot, possible, elsewhere)).toEqual({ vehicleId: 7, unit: 1 })
  expect(rowFor(slot, possible, { ...elsewhere, vehicleId: 9 })).toEqual({ vehicleId: 9, unit: 1 })
  expect(rowFor(slot, possible, other)).toEqual(other)
})

test('a block of all units stays with its vehicle', () =>
  expect(
    rowFor({ vehicleId: 7, unit: null }, { pickup: true, return: true, units: 'none' }, elsewhere),
  ).toEqual({
    vehicleId: 7,
    unit: null,
  }))

describe('days that are drawn', () => {
  const shown = { first: '2027-03-01' as CalendarDate, count: 14 }
  for (const [between, first, last, rental, block] of [
    [[2.1, 4.9], '03-03', '03-05', '03-03T10:00 03-05T10:00', '03-03T00:00 03-06T00:00'],
    [[4.9, 2.1], '03-03', '03-05', '03-03T10:00 03-05T10:00', '03-03T00:00 03-06T00:00'],
    [[2.1, 2.8], '03-03', '03-03', '03-03T10:00 03-04T10:00', '03-03T00:00 03-04T00:00'],
    [[12.5, 99], '03-13', '03-14', '03-13T10:00 03-14T10:00', '03-13T00:00 03-15T00:00'],
    [[1.5, -3], '03-01', '03-02', '03-01T10:00 03-02T10:00', '03-01T00:00 03-03T00:00'],
  ] as const) {
    test(`between ${between.join(' and ')} are ${first} to ${last}`, () => {
      const drawn = drawnDays(other, between, shown)
      expect(drawn).toEqual({ ...other, first: `2027-${first}`, last: `2027-${last}` })
      expect(short(rentalOf(drawn))).toBe(`7/2 ${rental}`)
      expect(short(blockedTimeOf(drawn))).toBe(`7/2 ${block}`)
    })
  }
})
