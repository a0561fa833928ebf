import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps, type RentalPeriod } from '../rental-period.ts'
import { addMinutes, type WallClock } from '../wall-clock.ts'
import { assignUnit, freeUnit, isFree, peakUse } from './availability.ts'
import type { Booked } from './booked.ts'

/** Hours of a short calendar, so that bookings often overlap and every hour can be checked. */
const HOURS = 24
const hour = (n: number) => addMinutes('2027-05-10T00:00' as WallClock, n * 60)
const anyPeriod = fc
  .tuple(fc.nat({ max: HOURS - 1 }), fc.integer({ min: 1, max: 8 }))
  .map(([from, length]): RentalPeriod => ({ pickup: hour(from), return: hour(from + length) }))

const outAt = (n: number) => (period: RentalPeriod) => period.pickup <= hour(n) && hour(n) < period.return
const hours = Array.from({ length: HOURS + 8 }, (_, n) => n)

test('the peak is the highest number in use in any hour of the period', () =>
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 12 }), anyPeriod, (booked, within) => {
      const counted = hours.filter((n) => outAt(n)(within)).map((n) => booked.filter(outAt(n)).length)
      expect(peakUse(booked, within)).toBe(Math.max(...counted))
    }),
    { numRuns: 500 },
  ))

/** Reservations as they come about in practice: on any unit that was free, with gaps where some were cancelled. */
const anyBook = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    bookings: fc.array(fc.record({ period: anyPeriod, pick: fc.nat({ max: 3 }) }), { maxLength: 20 }),
    requested: anyPeriod,
    earlier: fc.nat({ max: HOURS }),
  })
  .map(({ units, bookings, requested, earlier }) => {
    const booked: Booked[] = []
    for (const [id, { period, pick }] of bookings.entries()) {
      const unit = (pick % units) + 1
      const isTaken = booked.some((other) => other.unit === unit && overlaps(other.period, period))
      if (!isTaken) booked.push({ id, unit, period, isBlock: false })
    }
    return { units, requested, booked, now: addMinutes(requested.pickup, -60 * earlier) }
  })

test('a unit is assigned exactly when the peak allows, and the result has no double booking', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      const periods = booked.map(({ period }) => period)
      const assigned = assignUnit(booked, requested, units, now)
      expect(assigned !== undefined).toBe(peakUse(periods, requested) < units)
      expect(isFree(booked, requested, units, now)).toBe(assigned !== undefined)
      if (!assigned) return
      const unitNow = new Map(assigned.moved.map(({ id, unit }) => [id, unit]))
      const book = [
        ...booked.map(({ id, unit, period }) => ({ unit: unitNow.get(id) ?? unit, period })),
        { unit: assigned.unit, period: requested },
      ]
      for (const [index, one] of book.entries()) {
        expect(one.unit >= 1 && one.unit <= units).toBe(true)
        for (const other of book.slice(index + 1)) {
          expect(one.unit === other.unit && overlaps(one.period, other.period)).toBe(false)
        }
      }
    }),
    { numRuns: 500 },
  ))

test('reservations that have begun keep their unit, and only changed ones are returned', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      for (const { id, unit } of assignUnit(booked, requested, units, now)?.moved ?? []) {
        const before = booked.find((each) => each.id === id)
        expect(before?.unit).not.toBe(unit)
        expect(before && before.period.pickup >= now).toBe(true)
      }
    }),
    { numRuns: 500 },
  ))

test('a free unit is assigned without moving reservations', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      const unit = freeUnit(booked, requested, units)
      if (unit !== undefined) expect(assignUnit(booked, requested, units, now)).toEqual({ unit, moved: [] })
    }),
  ))

test('the lowest unit that is free for the whole period is found', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units }) => {
      const candidates = Array.from({ length: units }, (_, index) => index + 1).filter((unit) =>
        booked.every((other) => other.unit !== unit || !overlaps(other.period, requested)),
      )
      expect(freeUnit(booked, requested, units)).toBe(candidates[0])
    }),
  ))

/**
 * Whether any assignment fits, found by brute force: reservations that have begun keep their unit, the others may have
 * any.
 */
function fitsSomehow(fixed: Booked[], free: RentalPeriod[], units: number): boolean {
  const [next, ...rest] = free
  if (!next) return true
  return Array.from({ length: units }, (_, index) => index + 1).some(
    (unit) =>
      fixed.every((other) => other.unit !== unit || !overlaps(other.period, next)) &&
      fitsSomehow([...fixed, { id: -1, unit, period: next, isBlock: false }], rest, units),
  )
}

test('brute force finds no assignment where reassignment finds none', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, requested, units, now }) => {
      const begun = booked.filter(({ period }) => period.pickup < now)
      const others = booked.filter(({ period }) => period.pickup >= now).map(({ period }) => period)
      expect(assignUnit(booked, requested, units, now) !== undefined).toBe(
        fitsSomehow(begun, [requested, ...others], units),
      )
    }),
    { numRuns: 500 },
  ))
