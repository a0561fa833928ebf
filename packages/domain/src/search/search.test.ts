import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { DEFAULT_SEAT_OPTION, SEAT_OPTIONS, searchDefaults } from './search.ts'

for (const { now, pickup, returned } of [
  { now: '2027-05-10T00:00', pickup: '2027-05-11T10:00', returned: '2027-05-12T17:00' },
  { now: '2027-05-10T23:59', pickup: '2027-05-11T10:00', returned: '2027-05-12T17:00' },
  { now: '2028-02-28T12:00', pickup: '2028-02-29T10:00', returned: '2028-03-01T17:00' },
  { now: '2027-12-30T12:00', pickup: '2027-12-31T10:00', returned: '2028-01-01T17:00' },
]) {
  test(`a search at ${now} without dates is for ${pickup} to ${returned}, for two`, () =>
    expect(searchDefaults(now as WallClock)).toEqual({ pickup, return: returned, persons: 2 }))
}

test('the default party size is one of the choices', () =>
  expect(SEAT_OPTIONS).toContain(DEFAULT_SEAT_OPTION))
