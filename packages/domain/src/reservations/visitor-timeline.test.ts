import { expect, test } from 'vitest'
import type { ReservationEventKind } from './reservation-event.ts'
import type { ReservationStatus } from './reservation-status.ts'
import { type VisitorStep, visitorTimeline, wishStanding } from './visitor-timeline.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 2, 5, hour))

const KINDS = { desk: 'confirmed', withdrawn: 'cancelled' } as const

test.each<[string, ReservationStatus, (ReservationEventKind | 'desk' | 'withdrawn')[], VisitorStep[]]>([
  ['a reservation', 'confirmed', [], ['reserved']],
  ['one made at the desk', 'confirmed', ['desk'], ['reserved']],
  ['a request', 'requested', [], ['requested']],
  ['an accepted request', 'confirmed', ['confirmed'], ['requested', 'confirmed']],
  ['a declined request', 'declined', ['declined'], ['requested', 'declined']],
  ['an expired request', 'expired', ['expired'], ['requested', 'expired']],
  ['a cancelled reservation', 'cancelled', ['cancelled'], ['reserved', 'cancelled']],
  ['a request that was withdrawn', 'cancelled', ['withdrawn'], ['requested', 'cancelled']],
  ['a whole rental', 'closed', ['handed-over', 'taken-back', 'closed'], ['reserved', 'out', 'returned']],
  ['an undone handover', 'confirmed', ['handed-over', 'hand-over-undone'], ['reserved']],
  [
    'a handover after an undone one',
    'out',
    ['handed-over', 'hand-over-undone', 'handed-over'],
    ['reserved', 'out'],
  ],
  ['an undone return', 'out', ['handed-over', 'taken-back', 'take-back-undone'], ['reserved', 'out']],
  ['a wish and its change', 'confirmed', ['change-requested', 'changed'], ['reserved', 'asked', 'changed']],
  ['an undone change', 'confirmed', ['changed', 'change-undone'], ['reserved']],
  [
    'what an operator does with units and notes',
    'confirmed',
    ['unit-moved', 'noted', 'contact-corrected'],
    ['reserved'],
  ],
  ['a deleted and restored one', 'confirmed', ['deleted', 'restored'], ['reserved']],
  ['an undoing of what older versions did not note', 'confirmed', ['hand-over-undone'], ['reserved']],
])('of %s', (_, status, kinds, steps) => {
  const events = kinds.map((kind, index) => ({
    kind: KINDS[kind as keyof typeof KINDS] ?? (kind as ReservationEventKind),
    details: kind === 'withdrawn' ? { wasRequest: true } : null,
    reason: kind === 'desk' ? 'desk' : null,
    at: at(index + 1),
  }))
  const timeline = visitorTimeline({ createdAt: at(0), status }, events)
  expect(timeline.map(({ step }) => step)).toEqual(steps)
  expect(timeline[0]?.at).toEqual(at(0))
})

test.each<[string, VisitorStep[], ReturnType<typeof wishStanding<number>>]>([
  ['none, where nothing was asked for', ['reserved', 'changed'], undefined],
  ['waiting', ['reserved', 'asked'], { state: 'waits', at: 1 }],
  ['waiting still when the vehicle is picked up', ['reserved', 'asked', 'out'], { state: 'waits', at: 1 }],
  ['answered', ['reserved', 'asked', 'answered'], { state: 'answered', at: 2 }],
  ['met by a change', ['reserved', 'asked', 'changed', 'changed'], { state: 'changed', at: 2 }],
  ['waiting again, when another is asked for', ['asked', 'answered', 'asked'], { state: 'waits', at: 2 }],
])('the last wish for a change is %s', (_, steps, standing) => {
  expect(wishStanding(steps.map((step, at) => ({ step, at })))).toEqual(standing)
})
