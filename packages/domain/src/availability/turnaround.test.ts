import { describe, expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { DEFAULT_RATES } from '../rates/default-rates.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'
import { isFree } from './availability.ts'
import { turnaroundOf, withTurnaround } from './turnaround.ts'

const [car, van, truck] = [1, 2, 3] as VehicleId[] as [VehicleId, VehicleId, VehicleId]
const rates = {
  rules: {
    ...DEFAULT_RATES.rules,
    turnaroundMinutes: 30,
    vehicles: [
      { vehicleId: car, minDays: 2, turnaroundMinutes: null },
      { vehicleId: van, minDays: null, turnaroundMinutes: 0 },
    ],
  },
}

for (const { vehicle, minutes, why } of [
  { vehicle: car, minutes: 30, why: "the landing's, as it has none of its own" },
  { vehicle: van, minutes: 0, why: 'its own, which is none' },
  { vehicle: truck, minutes: 30, why: "the landing's" },
]) {
  test(`vehicle ${vehicle} has a turnaround of ${minutes} minutes: ${why}`, () =>
    expect(turnaroundOf(rates, vehicle)).toBe(minutes))
}

const rental = (from: string, to: string): RentalPeriod => ({
  pickup: from as WallClock,
  return: to as WallClock,
})

describe('a rental until 10:00', () => {
  const first = rental('2027-05-10T10:00', '2027-05-12T10:00')
  for (const { minutes, next, fits } of [
    { minutes: 0, next: '2027-05-12T10:00', fits: true },
    { minutes: 60, next: '2027-05-12T10:00', fits: false },
    { minutes: 60, next: '2027-05-12T10:59', fits: false },
    { minutes: 60, next: '2027-05-12T11:00', fits: true },
    { minutes: 3 * 24 * 60, next: '2027-05-15T09:59', fits: false },
    { minutes: 3 * 24 * 60, next: '2027-05-15T10:00', fits: true },
  ]) {
    test(`with ${minutes} minutes is ${fits ? '' : 'not '}followed by one at ${next}`, () => {
      const held = [{ id: 1, unit: 1, period: withTurnaround(first, minutes), isBlock: false }]
      const wanted = withTurnaround(rental(next, '2027-05-20T10:00'), minutes)
      expect(isFree(held, wanted, 1, '2027-05-01T10:00' as WallClock)).toBe(fits)
    })
  }
})

test('a turnaround is counted on the wall clock, whatever a change of the offset does', () => {
  // In New York the clock goes from 1:59 to 3:00 on that night.
  const late = rental('2027-03-13T10:00', '2027-03-14T01:30')
  expect(withTurnaround(late, 60).return).toBe('2027-03-14T02:30')
})
