import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { scheduledInstant } from './schedule.ts'

const SANTO_DOMINGO = 'America/Santo_Domingo'
const MADRID = 'Europe/Madrid'

test.each([
  ['a minute later', SANTO_DOMINGO, '2027-03-01T10:01', '2027-03-01T14:01:00.000Z'],
  ['this minute, which has begun', SANTO_DOMINGO, '2027-03-01T10:00', 'schedule-past'],
  ['yesterday', SANTO_DOMINGO, '2027-02-28T10:01', 'schedule-past'],
  ['in a year', SANTO_DOMINGO, '2028-02-29T10:00', '2028-02-29T14:00:00.000Z'],
  ['in more than a year', SANTO_DOMINGO, '2028-03-02T10:01', 'schedule-too-far'],
  ['an hour that is skipped', MADRID, '2027-03-28T02:30', 'schedule-skipped'],
  ['the hour after it', MADRID, '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  [
    'an hour that is repeated, of which the first counts',
    MADRID,
    '2027-10-31T02:30',
    '2027-10-31T00:30:00.000Z',
  ],
])('%s', (_, timezone, at, expected) => {
  const due = scheduledInstant(at as WallClock, timezone, new Date('2027-03-01T14:00:30Z'))
  expect(due.ok ? due.value.toISOString() : due.refusal).toBe(expected)
})
