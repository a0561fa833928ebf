import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignUnit, isFree } from './availability.ts'
import type { Booked } from './booked.ts'
import { roomForBlock } from './reassign-units.ts'
import { overlaps, type RentalPeriod } from './rental-period.ts'
import { addMinutes, type WallClock } from './wall-clock.ts'

const HOURS = 16
const hour = (n: number) => addMinutes('2027-05-10T00:00' as WallClock, n * 60)
const anyPeriod = fc
  .tuple(fc.nat({ max: HOURS - 1 }), fc.integer({ min: 1, max: 6 }))
  .map(([from, length]): RentalPeriod => ({ pickup: hour(from), return: hour(from + length) }))

/** Reservations and blocks that share no unit at the same time; blocks may overlap each other. */
const anyBook = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    entries: fc.array(fc.record({ period: anyPeriod, pick: fc.nat({ max: 3 }), isBlock: fc.boolean() }), {
      maxLength: 9,
    }),
    requested: anyPeriod,
    earlier: fc.nat({ max: HOURS }),
    pick: fc.nat({ max: 3 }),
  })
  .map(({ units, entries, requested, earlier, pick }) => {
    const booked: Booked[] = []
    for (const [index, { period, pick: at, isBlock }] of entries.entries()) {
      const one = { id: index + 1, unit: (at % units) + 1, period, isBlock }
      if (booked.every((other) => maySharePlace(one, other))) booked.push(one)
    }
    const now = addMinutes(requested.pickup, -60 * earlier)
    return { units, requested, booked, now, unit: (pick % units) + 1 }
  })

const maySharePlace = (one: Booked, other: Booked) =>
  one.unit !== other.unit || !overlaps(one.period, other.period) || (one.isBlock && other.isBlock)

/** Whether any assignment fits, found by brute force. */
function fitsSomehow(fixed: readonly Booked[], free: readonly RentalPeriod[], units: number): boolean {
  const [next, ...rest] = free
  if (!next) return true
  return Array.from({ length: units }, (_, index) => index + 1).some((unit) => {
    const placed = { id: 0, unit, period: next, isBlock: false }
    return (
      fixed.every((other) => maySharePlace(placed, other)) && fitsSomehow([...fixed, placed], rest, units)
    )
  })
}

const apart = (booked: readonly Booked[], now: WallClock) => {
  const isFixed = (one: Booked) => one.isBlock || one.period.pickup < now
  return {
    fixed: booked.filter(isFixed),
    movable: booked.filter((one) => !isFixed(one)).map(({ period }) => period),
  }
}

const afterMoves = (booked: readonly Booked[], moved: readonly { id: number; unit: number }[]) => {
  const units = new Map(moved.map(({ id, unit }) => [id, unit]))
  return booked.map((one) => ({ ...one, unit: units.get(one.id) ?? one.unit }))
}

const expectNoOverlap = (book: readonly Booked[]) => {
  for (const [index, one] of book.entries())
    for (const other of book.slice(index + 1)) expect(maySharePlace(one, other)).toBe(true)
}

test('around blocks a unit is assigned exactly where brute force finds an assignment', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      const { fixed, movable } = apart(booked, now)
      const assigned = assignUnit(booked, requested, units, now)
      expect(assigned !== undefined).toBe(fitsSomehow(fixed, [requested, ...movable], units))
      expect(isFree(booked, requested, units, now)).toBe(assigned !== undefined)
      if (!assigned) return
      const requestedOne = { id: 0, unit: assigned.unit, period: requested, isBlock: false }
      expectNoOverlap([...afterMoves(booked, assigned.moved), requestedOne])
      for (const { id } of assigned.moved) {
        const before = booked.find((one) => one.id === id)
        expect(before && !before.isBlock && before.period.pickup >= now).toBe(true)
      }
    }),
    { numRuns: 1500 },
  ))

test('a block gets room exactly where brute force finds some, and nothing stands on it', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now, unit }) => {
      const block = { id: 0, unit, period: requested, isBlock: true }
      const { fixed, movable } = apart(booked, now)
      fc.pre(fixed.every((other) => maySharePlace(block, other)))
      const moved = roomForBlock(booked, block, units, now)
      expect(moved !== undefined).toBe(fitsSomehow([...fixed, block], movable, units))
      if (moved) expectNoOverlap([...afterMoves(booked, moved), block])
    }),
    { numRuns: 1500 },
  ))
