import { expect, test } from 'vitest'
import type { Booked } from '../availability/booked.ts'
import type { WallClock } from '../wall-clock.ts'
import { atRisk } from './at-risk.ts'

/** What holds a unit from some day of March to another, at noon. */
const held = (id: number, unit: number, from: number, to: number, isBlock = false): Booked => ({
  id,
  unit,
  period: { pickup: `2027-03-${from}T12:00` as WallClock, return: `2027-03-${to}T12:00` as WallClock },
  isBlock,
})
/** The reservation of unit 1 from 12 to 14 March. */
const next = held(1, 1, 12, 14)

for (const { when, others, units, expected } of [
  { when: 'another unit is late', others: [held(2, 2, 10, 13)], units: 2, expected: undefined },
  { when: 'the unit is back as it begins', others: [held(2, 1, 10, 12)], units: 1, expected: undefined },
  {
    when: 'its unit is late, and another one is free',
    others: [held(2, 1, 10, 13), held(3, 2, 14, 16)],
    units: 2,
    expected: { lateId: 2, freeUnit: 2 },
  },
  {
    when: 'its unit is late, and the other one is booked later in its time',
    others: [held(2, 1, 10, 13), held(3, 2, 13, 16)],
    units: 2,
    expected: { lateId: 2, freeUnit: undefined },
  },
  {
    when: 'its unit is late, and the other one is blocked',
    others: [held(2, 1, 10, 13), held(3, 2, 11, 13, true), held(4, 3, 9, 11)],
    units: 3,
    expected: { lateId: 2, freeUnit: 3 },
  },
  {
    when: 'its unit is late, and it is the only one',
    others: [held(2, 1, 10, 13)],
    units: 1,
    expected: { lateId: 2, freeUnit: undefined },
  },
]) {
  test(`where ${when}, it is ${expected ? 'at risk' : 'not at risk'}`, () =>
    expect(atRisk(next, others, units)).toEqual(expected))
}
