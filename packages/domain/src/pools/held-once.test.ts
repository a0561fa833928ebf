import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Booked } from '../availability/booked.ts'
import { overlaps } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { heldOnce } from './held-once.ts'

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}T10:00` as WallClock
const NOW = day(10)
/** `12-14 on 1` is what holds unit 1 from the 12th to the 14th. */
const held = (id: number, text: string, more: Partial<Booked> = {}): Booked => {
  const [from, to, unit] = [...text.matchAll(/\d+/g)].map(Number) as [number, number, number]
  return { id, unit, period: { pickup: day(from), return: day(to) }, isBlock: false, ...more }
}

// Rule of "Entities and their fields": domain/pools/held-once.ts
test.each([
  ['nothing moves where nothing is in the way', ['12-14 on 1'], ['14-16 on 1'], 1, []],
  ['one to come takes another unit', ['12-14 on 1'], ['12-14 on 1'], 2, [{ id: 11, unit: 2 }]],
  ['what has begun stays, and one to come gives way', ['11-14 on 1'], ['8-12 on 1'], 2, [{ id: 1, unit: 2 }]],
  ['what was rented twice stays in the history', ['3-5 on 1'], ['3-5 on 1'], 1, [{ id: 11, unit: 2 }]],
  ['also where the other is still out', ['3-5 on 1'], ['4-12 on 1'], 1, [{ id: 1, unit: 2 }]],
])('%s', (_, kept, joined, units, moved) => {
  const booked = [
    ...kept.map((text, index) => held(1 + index, text)),
    ...joined.map((text, index) => held(11 + index, text)),
  ]
  expect(heldOnce(booked, units, NOW)).toEqual({ moved })
})

test.each([
  ['two that have begun', [held(1, '8-12 on 1'), held(2, '9-13 on 1')], 2],
  ['more to come than there are units', [held(1, '12-14 on 1'), held(2, '13-15 on 1')], 1],
  ['a block where a vehicle is out', [held(1, '8-12 on 1'), held(2, '11-13 on 1', { isBlock: true })], 2],
])('%s collide', (_, booked, units) => {
  const { collisions } = heldOnce(booked, units, NOW)
  expect(collisions?.map(({ id }) => id).sort()).toEqual([1, 2])
})

test('no unit is held twice afterwards, whatever the two pools had', () => {
  const any = (first: number) =>
    fc
      .array(
        fc.tuple(
          fc.integer({ min: 1, max: 20 }),
          fc.integer({ min: 1, max: 5 }),
          fc.integer({ min: 1, max: 2 }),
          fc.constantFrom({ isBlock: true }, { isPinned: true }, {}),
        ),
        { maxLength: 8 },
      )
      .map((entries) => {
        const apart: Booked[] = []
        for (const [index, [from, length, unit, more]] of entries.entries()) {
          const one = held(first + index, `${from}-${from + length} on ${unit}`, more)
          if (!apart.some((other) => isTwice(one, other))) apart.push(one)
        }
        return apart
      })
  fc.assert(
    fc.property(any(1), any(101), (kept, joined) => {
      const { moved, collisions } = heldOnce([...kept, ...joined], 2, NOW)
      if (collisions) {
        expect(collisions.length).toBeGreaterThan(0)
        return
      }
      const unitOf = new Map(moved.map(({ id, unit }) => [id, unit]))
      const after = [...kept, ...joined].map((one) => ({ ...one, unit: unitOf.get(one.id) ?? one.unit }))
      const twice = after.filter((one) => after.some((other) => one.id < other.id && isTwice(one, other)))
      expect(twice).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const isTwice = (one: Booked, other: Booked) =>
  one.unit === other.unit && !(one.isBlock && other.isBlock) && overlaps(one.period, other.period)
