import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Booked, dealOut, freeUnit, isFree, peakUse } from './availability.ts'
import { overlaps, type RentalPeriod } from './rental-period.ts'
import { addMinutes, type WallClock } from './wall-clock.ts'

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
    { numRuns: 1000 },
  ))

/** Reservations as they come about in practice: on any unit that was free, with gaps where some were cancelled. */
const anyBook = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    wishes: fc.array(fc.record({ period: anyPeriod, pick: fc.nat({ max: 3 }) }), { maxLength: 20 }),
    wanted: anyPeriod,
    earlier: fc.nat({ max: HOURS }),
  })
  .map(({ units, wishes, wanted, earlier }) => {
    const booked: Booked[] = []
    for (const [id, { period, pick }] of wishes.entries()) {
      const unit = (pick % units) + 1
      const isTaken = booked.some((other) => other.unit === unit && overlaps(other.period, period))
      if (!isTaken) booked.push({ id, unit, period })
    }
    return { units, wanted, booked, now: addMinutes(wanted.pickup, -60 * earlier) }
  })

test('a unit is assigned exactly when the peak allows, and the result has no double booking', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, wanted, units, now }) => {
      const periods = booked.map(({ period }) => period)
      const dealt = dealOut(booked, wanted, units, now)
      expect(dealt !== undefined).toBe(isFree(periods, wanted, units))
      if (!dealt) return
      const unitNow = new Map(dealt.moved.map(({ id, unit }) => [id, unit]))
      const book = [
        ...booked.map(({ id, unit, period }) => ({ unit: unitNow.get(id) ?? unit, period })),
        { unit: dealt.unit, period: wanted },
      ]
      for (const [index, one] of book.entries()) {
        expect(one.unit >= 1 && one.unit <= units).toBe(true)
        for (const other of book.slice(index + 1)) {
          expect(one.unit === other.unit && overlaps(one.period, other.period)).toBe(false)
        }
      }
    }),
    { numRuns: 3000 },
  ))

test('reservations that have begun keep their unit, and only changed ones are returned', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, wanted, units, now }) => {
      for (const { id, unit } of dealOut(booked, wanted, units, now)?.moved ?? []) {
        const before = booked.find((each) => each.id === id)
        expect(before?.unit).not.toBe(unit)
        expect(before && before.period.pickup >= now).toBe(true)
      }
    }),
    { numRuns: 3000 },
  ))

test('a free unit is assigned without moving reservations', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, wanted, units, now }) => {
      const unit = freeUnit(booked, wanted, units)
      if (unit !== undefined) expect(dealOut(booked, wanted, units, now)).toEqual({ unit, moved: [] })
    }),
  ))

test('the lowest unit that is free for the whole period is found', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, wanted, units }) => {
      const candidates = Array.from({ length: units }, (_, index) => index + 1).filter((unit) =>
        booked.every((other) => other.unit !== unit || !overlaps(other.period, wanted)),
      )
      expect(freeUnit(booked, wanted, units)).toBe(candidates[0])
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
      fitsSomehow([...fixed, { id: -1, unit, period: next }], rest, units),
  )
}

test('brute force finds no assignment where reassignment finds none', () =>
  fc.assert(
    fc.property(anyBook, ({ booked, wanted, units, now }) => {
      const begun = booked.filter(({ period }) => period.pickup < now)
      const others = booked.filter(({ period }) => period.pickup >= now).map(({ period }) => period)
      expect(dealOut(booked, wanted, units, now) !== undefined).toBe(
        fitsSomehow(begun, [wanted, ...others], units),
      )
    }),
    { numRuns: 500 },
  ))
