import { expect, test } from 'vitest'
import type { Booked } from '../availability/booked.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { freeAtDesk, heldAtDesk } from './free-at-desk.ts'

/** Days of May 2027 with hours, such as `10 14:00`. */
const at = (moment: string) => `2027-05-${moment.replace(' ', 'T')}` as WallClock
const from = (pickup: string, back: string): RentalPeriod => ({ pickup: at(pickup), return: at(back) })
const held = (unit: number, pickup: string, back: string): Booked => ({
  id: unit,
  unit,
  period: from(pickup, back),
  isBlock: false,
})
const block = (...about: Parameters<typeof held>): Booked => ({ ...held(...about), isBlock: true })

const now = at('10 08:00')
const wanted = from('10 09:00', '12 09:00')
const nextDays = from('13 09:00', '15 09:00')

for (const { when, booked, units, left, takenUntil = null, nearest = null } of [
  { when: 'nothing is booked', booked: [], units: 3, left: 3 },
  {
    when: 'two of three are out',
    booked: [held(1, '09 09:00', '11 09:00'), held(2, '10 09:00', '13 09:00')],
    units: 3,
    left: 1,
  },
  { when: 'one returns at the pickup', booked: [held(1, '08 09:00', '10 09:00')], units: 1, left: 1 },
  {
    when: 'the only one is back at 14:00',
    booked: [held(1, '08 14:00', '10 14:00')],
    units: 1,
    left: 0,
    takenUntil: at('10 14:00'),
    nearest: from('10 14:00', '12 09:00'),
  },
  {
    when: 'the first of two is back at 14:00',
    booked: [held(1, '08 14:00', '10 14:00'), held(2, '08 14:00', '11 14:00')],
    units: 2,
    left: 0,
    takenUntil: at('10 14:00'),
    nearest: from('10 14:00', '12 09:00'),
  },
  {
    when: 'it is back while it is needed again before the return',
    booked: [held(1, '08 14:00', '10 14:00'), held(1, '11 09:00', '13 09:00')],
    units: 1,
    left: 0,
    nearest: nextDays,
  },
  {
    when: 'it is in the workshop until after the return',
    booked: [block(1, '09 08:00', '13 08:00')],
    units: 1,
    left: 0,
    nearest: nextDays,
  },
]) {
  test(`of ${units} where ${when}, ${left} can be had`, () =>
    expect(
      freeAtDesk(
        { booked, units },
        { period: wanted, turnaroundMinutes: 0, isOut: false },
        now,
        ({ pickup }) => pickup >= now,
      ),
    ).toMatchObject({ left, takenUntil, nearest }))
}

test('the units that nothing holds are named', () => {
  const booked = [held(2, '09 09:00', '11 09:00')]
  const rental = { period: wanted, turnaroundMinutes: 0, isOut: false }
  expect(freeAtDesk({ booked, units: 3 }, rental, now, () => true).freeUnits).toEqual([1, 3])
})

test('a turnaround is over before the next pickup', () => {
  const left = (turnaroundMinutes: number) =>
    freeAtDesk(
      { booked: [held(1, '12 10:00', '14 10:00')], units: 1 },
      { period: wanted, turnaroundMinutes, isOut: false },
      now,
      () => false,
    ).left
  expect([left(60), left(61)]).toEqual([1, 0])
})

test('what rules do not allow is not proposed', () => {
  const isAllowed = ({ pickup }: RentalPeriod) => pickup > at('11 00:00')
  const rental = { period: wanted, turnaroundMinutes: 0, isOut: false }
  const booked = [held(1, '08 14:00', '10 14:00')]
  expect(freeAtDesk({ booked, units: 1 }, rental, now, isAllowed)).toMatchObject({
    takenUntil: at('10 14:00'),
    nearest: from('11 09:00', '13 09:00'),
  })
})

for (const { when, period, isOut, holds } of [
  { when: 'to come', period: wanted, isOut: false, holds: from('10 09:00', '12 10:00') },
  {
    when: 'out',
    period: from('05 09:00', '12 09:00'),
    isOut: true,
    holds: from('05 09:00', '12 10:00'),
  },
  { when: 'late', period: from('05 09:00', '09 09:00'), isOut: true, holds: from('05 09:00', '11 08:00') },
]) {
  test(`one that is ${when} holds its unit from ${holds.pickup} to ${holds.return}`, () =>
    expect(heldAtDesk({ period, turnaroundMinutes: 60, isOut }, now)).toEqual(holds))
}
