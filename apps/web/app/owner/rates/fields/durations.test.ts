import { expect, test } from 'vitest'
import { toMinutes, unitOf } from './durations.ts'

test.each([
  { minutes: 0, chosen: undefined, unit: 'hours' },
  { minutes: 45, chosen: undefined, unit: 'minutes' },
  { minutes: 90, chosen: undefined, unit: 'minutes' },
  { minutes: 120, chosen: undefined, unit: 'hours' },
  { minutes: 2880, chosen: undefined, unit: 'days' },
  { minutes: 2880, chosen: 'hours', unit: 'hours' },
  { minutes: 90, chosen: 'hours', unit: 'hours' },
  { minutes: 0, chosen: 'days', unit: 'days' },
  { minutes: 20, chosen: 'hours', unit: 'minutes' },
] as const)('$minutes minutes are shown in $unit where $chosen were chosen', ({ minutes, chosen, unit }) =>
  expect(unitOf(minutes, chosen)).toBe(unit),
)

test.each(Array.from({ length: 100 }, (_, n) => (n + 1) / 10))(
  '%d days are read, and shown as days again',
  (days) => {
    const minutes = toMinutes(days, 'days', 10 * 24 * 60)
    expect(minutes).toBe(Math.round(days * 10) * 144)
    expect(unitOf(minutes ?? 0, 'days')).toBe('days')
  },
)

const MOST = 30 * 24 * 60
test.each([
  { typed: 2, unit: 'hours', minutes: 120 },
  { typed: 1.5, unit: 'hours', minutes: 90 },
  { typed: 0.25, unit: 'days', minutes: 360 },
  { typed: 30, unit: 'days', minutes: MOST },
  { typed: 31, unit: 'days', minutes: undefined },
  { typed: 0.5, unit: 'minutes', minutes: undefined },
  { typed: -1, unit: 'hours', minutes: undefined },
] as const)('$typed $unit are read as $minutes minutes', ({ typed, unit, minutes }) =>
  expect(toMinutes(typed, unit, MOST)).toBe(minutes),
)
