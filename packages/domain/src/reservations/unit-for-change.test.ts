import { expect, test } from 'vitest'
import type { Booked } from '../availability/booked.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { unitForChange } from './unit-for-change.ts'

const NOW = '2027-03-05T12:00' as WallClock
const days = (from: number, to: number): RentalPeriod => {
  const day = (n: number) => `2027-03-${String(n).padStart(2, '0')}T10:00` as WallClock
  return { pickup: day(from), return: day(to) }
}
const rental = (id: number, unit: number, period: RentalPeriod): Booked => ({
  id,
  unit,
  period,
  isBlock: false,
})
const block = (unit: number, period: RentalPeriod): Booked => ({ id: 99, unit, period, isBlock: true })

for (const { what, booked, unit, isFixed, units, gets } of [
  { what: 'its own unit where that is free', booked: [], unit: 2, isFixed: false, units: 2, gets: 2 },
  {
    what: 'another where its own is taken',
    booked: [rental(1, 2, days(12, 14))],
    unit: 2,
    isFixed: false,
    units: 2,
    gets: 1,
  },
  {
    what: 'room by another assignment',
    booked: [rental(1, 1, days(10, 12)), rental(2, 2, days(13, 16))],
    unit: null,
    isFixed: false,
    units: 2,
    gets: 2,
  },
  {
    what: 'none where all are taken',
    booked: [rental(1, 1, days(12, 14))],
    unit: 1,
    isFixed: false,
    units: 1,
    gets: undefined,
  },
  {
    what: 'none on a removed unit, but one that is there',
    booked: [],
    unit: 3,
    isFixed: false,
    units: 2,
    gets: 1,
  },
  { what: 'the removed unit that the customer has', booked: [], unit: 3, isFixed: true, units: 2, gets: 3 },
  {
    what: 'the unit that is asked for, from one that moves',
    booked: [rental(1, 2, days(12, 14))],
    unit: 2,
    isFixed: true,
    units: 2,
    gets: 2,
  },
  {
    what: 'not the unit that is out',
    booked: [rental(1, 2, days(4, 14))],
    unit: 2,
    isFixed: true,
    units: 2,
    gets: undefined,
  },
  {
    what: 'not the unit that is blocked',
    booked: [block(2, days(12, 14))],
    unit: 2,
    isFixed: true,
    units: 2,
    gets: undefined,
  },
]) {
  test(`a changed reservation gets ${what}`, () => {
    const found = unitForChange(booked, { held: days(10, 15), unit, isFixed }, units, NOW)
    expect(found?.unit).toBe(gets)
  })
}

test('who makes room is told', () => {
  const booked = [rental(7, 2, days(12, 14))]
  expect(unitForChange(booked, { held: days(10, 15), unit: 2, isFixed: true }, 2, NOW)?.moved).toEqual([
    { id: 7, unit: 1 },
  ])
})

test('one that begins in the past gets no unit that was taken since, whoever makes room', () => {
  const booked = [rental(1, 1, days(3, 5)), rental(2, 2, days(12, 14))]
  const found = unitForChange(booked, { held: days(4, 15), unit: null, isFixed: false }, 2, NOW)
  expect(found).toBeUndefined()
})
