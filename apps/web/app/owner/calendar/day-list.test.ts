import type { Block } from '@nelly/domain/blocks/blocks'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { type DayBar, dayList } from './day-list.ts'
import { bar, NOON, unit, vehicle } from './testing/calendar-of.ts'

const block = (id: number, of: number | null, from: string, to: string) =>
  ({ id, unit: of, from, to, vehicleId: 1, reason: 'maintenance', note: null }) as Block

const kia = vehicle(
  1,
  [
    unit(1, [
      bar(1, '2027-03-05T10:00', '2027-03-08T10:00', { status: 'out', isOverdue: true }),
      bar(2, '2027-03-10T18:00', '2027-03-12T10:00'),
    ]),
    unit(2, [bar(3, '2027-03-08T10:00', '2027-03-10T09:00'), bar(4, '2027-03-10T11:00', '2027-03-10T20:00')]),
    unit(3, [bar(5, '2027-03-08T10:00', '2027-03-12T10:00')]),
    unit(4),
    unit(5),
    unit(6, [bar(6, '2027-03-08T10:00', '2027-03-10T00:00'), bar(7, '2027-03-11T00:00', '2027-03-12T10:00')]),
  ],
  {
    blocks: [
      block(8, 4, '2027-03-10T20:00', '2027-03-11T08:00'),
      block(9, 5, '2027-03-11T00:00', '2027-03-12T00:00'),
    ],
  },
)
const on = (day: string, matches?: number[], shown = kia, units = shown.units) =>
  dayList(
    {
      vehicles: [{ vehicle: shown, units }],
      matches: matches && new Set(matches),
      unitCount: units.length,
    },
    day as CalendarDate,
    () => NOON,
  )
const ids = (bars: readonly DayBar[]) => bars.map((one) => one.bar.id)

test('a day has what begins, ends and goes on, by time, and what should be back', () => {
  const list = on('2027-03-10')
  expect(ids(list.late)).toEqual([1])
  expect(ids(list.pickups)).toEqual([4, 2])
  expect(ids(list.returns)).toEqual([3, 4])
  expect(ids(list.underWay)).toEqual([5])
  expect(list.blocks.map((one) => one.block.id)).toEqual([8])
})

test('units without a rental or a block at any time of the day are free', () => {
  expect(on('2027-03-10').free).toMatchObject([{ free: 2, units: 6 }])
  const all = vehicle(1, kia.units, { blocks: [block(8, null, '2027-03-10T23:00', '2027-03-11T08:00')] })
  expect(on('2027-03-10', undefined, all).free).toMatchObject([{ free: 0 }])
  expect(on('2027-03-10', undefined, all).blocks).toMatchObject([{ unit: undefined }])
  expect(on('2027-03-10', undefined, vehicle(1, kia.units, { deleted: true })).free).toEqual([])
})

test('what is late is not shown for days after now, and on the day of its return among the returns', () => {
  expect(ids(on('2027-03-11').late)).toEqual([])
  expect([ids(on('2027-03-08').late), ids(on('2027-03-08').returns)]).toEqual([[], [1]])
})

test('a filter leaves those that match; what is free does not depend on them', () => {
  const list = on('2027-03-10', [4], kia, kia.units.slice(1, 2))
  expect([ids(list.late), ids(list.pickups), ids(list.underWay)]).toEqual([[], [4], []])
  expect(list.free).toMatchObject([{ free: 2, units: 6 }])
})
