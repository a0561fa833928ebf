import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { answerBy } from './booking-mode.ts'

test.each([
  ['hours from now', 24, '2027-03-10T10:00', '2027-03-02T14:00:00.000Z'],
  ['the pickup where that is sooner', 24, '2027-03-01T18:00', '2027-03-01T22:00:00.000Z'],
  ['now at a pickup that has come', 24, '2027-03-01T10:00', '2027-03-01T14:00:00.000Z'],
])('until %s', (_, hours, pickup, expected) => {
  const place = { pickup: pickup as WallClock, timezone: 'America/Santo_Domingo' }
  expect(answerBy(place, hours, new Date('2027-03-01T14:00Z')).toISOString()).toBe(expected)
})
