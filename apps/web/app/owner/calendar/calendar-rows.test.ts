import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { Block } from '@nelly/domain/blocks/blocks'
import { expect, test } from 'vitest'
import { calendarRows } from './calendar-rows.ts'
import { bar, unit, vehicle } from './testing/calendar-of.ts'

const units = (count: number) => Array.from({ length: count }, (_, index) => unit(index + 1))
const rows = (shown: CalendarVehicle, expanded: number[] = []) =>
  calendarRows([{ vehicle: shown, units: shown.units }], new Set(expanded)).map((row) =>
    row.kind === 'unit' ? row.unit.unit : `${row.isExpanded ? '-' : '+'}${row.count}`,
  )
const used = (number: number) => unit(number, [bar(1, '2027-03-10T10:00', '2027-03-12T10:00')])
const block = { id: 3, unit: 4 } as Block

for (const { when, shown, expanded, expected } of [
  { when: 'of three free units none is folded away', shown: vehicle(1, units(3)), expected: [1, 2, 3] },
  { when: 'of four, two are', shown: vehicle(1, units(4)), expected: [1, 2, '+2'] },
  { when: 'many free ones are folded away', shown: vehicle(1, units(9)), expected: [1, 2, '+7'] },
  {
    when: 'those in use and one more are shown',
    shown: vehicle(1, [...units(4), used(5), ...units(12).slice(5)]),
    expected: [1, 2, 3, 4, 5, 6, '+6'],
  },
  {
    when: 'a blocked unit is in use',
    shown: vehicle(1, units(9), { blocks: [block] }),
    expected: [1, 2, 3, 4, 5, '+4'],
  },
  {
    when: 'unfolded ones can be folded again',
    shown: vehicle(1, units(5)),
    expanded: [1],
    expected: [1, 2, 3, 4, 5, '-3'],
  },
  { when: 'unfolding is of one vehicle', shown: vehicle(1, units(5)), expanded: [2], expected: [1, 2, '+3'] },
]) {
  test(when, () => expect(rows(shown, expanded)).toEqual(expected))
}

test('the first shown unit of a vehicle is its first, whatever a filter leaves', () => {
  const shown = vehicle(1, units(3))
  const [first, second] = calendarRows([{ vehicle: shown, units: shown.units.slice(1) }], new Set())
  expect([first, second]).toMatchObject([
    { isFirst: true, unit: { unit: 2 } },
    { isFirst: false, unit: { unit: 3 } },
  ])
})
