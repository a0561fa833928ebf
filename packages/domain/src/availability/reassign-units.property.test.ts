import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import { assignUnit, isFree } from './availability.ts'
import type { Booked } from './booked.ts'
import { reassignWithin, roomForBlocks, tooManyFor } from './reassign-units.ts'

const HOURS = 16
const hour = (n: number) => addMinutes('2027-05-10T00:00' as WallClock, n * 60)
const anyPeriod = fc
  .tuple(fc.nat({ max: HOURS - 1 }), fc.integer({ min: 1, max: 6 }))
  .map(([from, length]): RentalPeriod => ({ pickup: hour(from), return: hour(from + length) }))

/** Reservations and blocks that share no unit at the same time; blocks may overlap each other. */
const anyBook = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    entries: fc.array(
      fc.record({
        period: anyPeriod,
        pick: fc.nat({ max: 3 }),
        isBlock: fc.boolean(),
        isPinned: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
    requested: anyPeriod,
    earlier: fc.nat({ max: HOURS }),
    pick: fc.nat({ max: 3 }),
  })
  .map(({ units, entries, requested, earlier, pick }) => {
    const booked: Booked[] = []
    for (const [index, { period, pick: at, isBlock, isPinned }] of entries.entries()) {
      const one = { id: index + 1, unit: (at % units) + 1, period, isBlock, isPinned: isPinned && !isBlock }
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

test('a pinned reservation is moved only where nothing else makes room', () => {
  let pinsMoved = 0
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      const { fixed } = apart(booked, now)
      const moved = new Set(assignUnit(booked, requested, units, now)?.moved.map(({ id }) => id))
      const pinned = booked.filter((one) => one.isPinned && !fixed.includes(one))
      const movedPins = pinned.filter(({ id }) => moved.has(id))
      const stays = pinned.filter(({ id }) => !moved.has(id))
      const others = booked.filter((one) => !fixed.includes(one) && !one.isPinned)
      for (const one of movedPins) {
        pinsMoved++
        const free = movedPins.filter((other) => other !== one)
        const periods = [requested, ...[...others, ...free].map(({ period }) => period)]
        expect(fitsSomehow([...fixed, ...stays, one], periods, units)).toBe(false)
      }
    }),
    { numRuns: 3000 },
  )
  expect(pinsMoved).toBeGreaterThan(5)
})

test('a block gets room exactly where brute force finds some, and nothing stands on it', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now, unit }) => {
      const block = { id: 0, unit, period: requested, isBlock: true }
      const { fixed, movable } = apart(booked, now)
      fc.pre(fixed.every((other) => maySharePlace(block, other)))
      const moved = roomForBlocks(booked, [block], units, now)
      expect(moved !== undefined).toBe(fitsSomehow([...fixed, block], movable, units))
      if (moved) expectNoOverlap([...afterMoves(booked, moved), block])
    }),
    { numRuns: 1500 },
  ))

test('units are reduced exactly where brute force finds an assignment, and what is left is free as bookings say', () => {
  let reduced = 0
  fc.assert(
    fc.property(anyBook, fc.integer({ min: 1, max: 3 }), ({ booked, requested, now }, units) => {
      const toCome = booked.filter(({ period }) => period.return > now)
      const isFixed = (one: Booked) => one.isBlock || (one.period.pickup < now && one.unit <= units)
      const fixed = toCome.filter((one) => isFixed(one) && one.unit <= units)
      const others = toCome.filter((one) => !isFixed(one)).map(({ period }) => period)
      const moved = reassignWithin(toCome, units, now)
      expect(moved !== undefined).toBe(fitsSomehow(fixed, others, units))
      if (!moved) {
        expectInTheWay(tooManyFor(toCome, units, now))
        return
      }
      reduced++
      const after = afterMoves(toCome, moved)
      expectNoOverlap(after)
      for (const one of after.filter(({ isBlock }) => !isBlock))
        expect(one.unit <= units || one.period.pickup < now).toBe(true)
      const free = isFree(after, requested, units, now)
      expect(free).toBe(fitsSomehow(fixed, [requested, ...others], units))
      expect(assignUnit(after, requested, units, now) !== undefined).toBe(free)
    }),
    { numRuns: 1500 },
  )
  expect(reduced).toBeGreaterThan(300)
})

/** Reservations of one time, and at least one. */
function expectInTheWay(all: readonly Booked[]) {
  expect(all.some((one) => all.every((other) => !other.isBlock && overlaps(one.period, other.period)))).toBe(
    true,
  )
}

/** A fleet in which all but one unit are always out, and each rental ends where the next of its unit begins. */
const chain = (units: number, each: number): Booked[] =>
  Array.from({ length: (units - 1) * each }, (_, index) => {
    const from = Math.floor(index / (units - 1)) * units + (index % (units - 1))
    const period = { pickup: hour(from), return: hour(from + units) }
    return { id: index + 1, unit: (index % (units - 1)) + 1, period, isBlock: false }
  })

test('of 500 units with thousands of reservations to come, all are reassigned', () => {
  const booked = chain(500, 16).map((one) => (one.id === 1 ? { ...one, unit: 500 } : one))
  expect(booked.length).toBeGreaterThan(5000)
  const requested = { pickup: hour(1), return: (booked.at(-1) as Booked).period.return }
  const now = hour(0)
  expect(isFree(booked, requested, 500, now)).toBe(true)
  expect(assignUnit(booked, requested, 500, now)?.moved).not.toEqual([])
  expect(reassignWithin(booked, 499, now)).toEqual([{ id: 1, unit: 1 }])
})
