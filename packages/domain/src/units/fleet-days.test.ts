import { describe, expect, test } from 'vitest'
import { ALWAYS, NEVER } from '../blocks/blocks.ts'
import type { CalendarDate, WallClock } from '../wall-clock.ts'
import { type FleetDays, fleetDaysOf, fleetState, timesOffFleet } from './fleet-days.ts'

const days = (onFleet: string | null, offFleet: string | null) => ({ onFleet, offFleet }) as FleetDays
const period = (pickup: string, back: string) => ({ pickup: pickup as WallClock, return: back as WallClock })
const before = period(ALWAYS, '2026-12-03T00:00')
const after = period('2026-12-21T00:00', NEVER)

describe('a unit on the fleet', () => {
  for (const [what, of, is] of [
    ['always', days(null, null), []],
    ['from 3 December', days('2026-12-03', null), [before]],
    ['until 20 December', days(null, '2026-12-20'), [after]],
    ['from 3 to 20 December', days('2026-12-03', '2026-12-20'), [before, after]],
  ] as const)
    test(`${what} can't be rented before and after, and its days are told by that`, () => {
      expect(timesOffFleet(of)).toEqual({ ok: true, value: is })
      expect(fleetDaysOf(is)).toEqual(of)
    })

  for (const [what, of, is] of [
    ['for one day', days('2026-12-03', '2026-12-03'), true],
    ['that leaves before it comes', days('2026-12-03', '2026-12-02'), 'fleet-days-reversed'],
    ['since before all dates', days('1900-01-01', null), 'date-invalid'],
  ] as const)
    test(`${what}: ${is}`, () => {
      const times = timesOffFleet(of)
      expect(times.ok || times.refusal).toBe(is)
    })
})

test('where several say when a unit is on the fleet, it is there on the days that all allow', () =>
  expect(
    fleetDaysOf([before, period(ALWAYS, '2026-12-05T00:00'), after, period('2026-12-19T00:00', NEVER)]),
  ).toEqual(days('2026-12-05', '2026-12-18')))

for (const [today, is] of [
  ['2026-12-02', 'before'],
  ['2026-12-03', 'on'],
  ['2026-12-20', 'on'],
  ['2026-12-21', 'after'],
] as const)
  test(`of a unit on the fleet from 3 to 20 December, ${today} is ${is}`, () =>
    expect(fleetState(days('2026-12-03', '2026-12-20'), today as CalendarDate)).toBe(is))
