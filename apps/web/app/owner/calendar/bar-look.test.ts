import type { CalendarBar } from '@nelly/contract/overview/calendar'
import { expect, test } from 'vitest'
import { type BarLook, barLook, barSpan } from './bar-look.ts'
import { bar, NOON } from './testing/calendar-of.ts'

const TO_COME = ['2027-03-11T10:00', '2027-03-12T10:00'] as const
const UNDER_WAY = ['2027-03-09T10:00', '2027-03-12T10:00'] as const
const OVER = ['2027-03-08T10:00', '2027-03-10T12:00'] as const

for (const [when, [from, to], changes, look] of [
  ['a request', TO_COME, { status: 'requested' }, 'requested'],
  ['a request whose unit is late', TO_COME, { status: 'requested', isAtRisk: true }, 'at-risk'],
  ['one to come', TO_COME, {}, 'confirmed'],
  ['one whose pickup was not recorded', UNDER_WAY, {}, 'confirmed'],
  ['one that was never handed over, once its return has come', OVER, {}, 'over'],
  ['one that is out', UNDER_WAY, { status: 'out' }, 'out'],
  ['one that went out early', TO_COME, { status: 'out' }, 'out'],
  ['one that is late', OVER, { status: 'out', isOverdue: true }, 'late'],
  ['one that is back early', UNDER_WAY, { status: 'returned' }, 'over'],
  ['a closed one', OVER, { status: 'closed' }, 'over'],
] as [string, readonly [string, string], Partial<CalendarBar>, BarLook][]) {
  test(`${when} looks ${look}`, () => expect(barLook(bar(1, from, to, changes), NOON)).toBe(look))
}

// Rule of "Screens: the operator's lists and forms": server/features/overview/calendar.ts, web/owner/calendar/bar-look.ts, server/features/overview/calendar.api.test.ts
test('a late vehicle is out until now, others until their return', () => {
  expect(barSpan(bar(1, ...OVER), NOON)).toEqual({ from: OVER[0], to: OVER[1] })
  const late = bar(1, '2027-03-08T10:00', '2027-03-09T10:00', { status: 'out', isOverdue: true })
  expect(barSpan(late, NOON)).toEqual({ from: '2027-03-08T10:00', to: NOON })
})
