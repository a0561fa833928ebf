import { describe, expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import type { ReservationStatus } from './reservation-status.ts'
import { type DeskTask, isWaiting, standingAt } from './standing-at.ts'

const period = (pickup: string, back: string) => ({ pickup: pickup as WallClock, return: back as WallClock })
const NOON = '2027-03-10T12:00' as WallClock

describe('what the desk has to do on 10 March at noon', () => {
  test.each<[ReservationStatus, string, string, DeskTask | undefined]>([
    ['requested', '2027-04-01T10:00', '2027-04-03T10:00', 'to-answer'],
    ['requested', '2027-03-10T11:00', '2027-03-12T11:00', 'to-answer'],
    ['confirmed', '2027-03-11T00:00', '2027-03-12T10:00', undefined],
    ['confirmed', '2027-03-10T23:59', '2027-03-12T10:00', 'due-out'],
    ['confirmed', '2027-03-10T12:00', '2027-03-12T10:00', 'due-out'],
    ['confirmed', '2027-03-10T11:59', '2027-03-12T10:00', 'late-out'],
    ['confirmed', '2027-03-08T10:00', '2027-03-10T12:01', 'late-out'],
    ['confirmed', '2027-03-08T10:00', '2027-03-10T12:00', undefined],
    ['out', '2027-03-08T10:00', '2027-03-11T00:00', undefined],
    ['out', '2027-03-08T10:00', '2027-03-10T23:59', 'due-back'],
    ['out', '2027-03-08T10:00', '2027-03-10T12:00', 'due-back'],
    ['out', '2027-03-08T10:00', '2027-03-10T11:59', 'overdue'],
    ['out', '2026-01-08T10:00', '2026-01-10T10:00', 'overdue'],
    ['returned', '2027-03-08T10:00', '2027-03-10T14:00', undefined],
    ['closed', '2027-03-08T10:00', '2027-03-10T14:00', undefined],
    ['declined', '2027-03-10T14:00', '2027-03-12T14:00', undefined],
    ['expired', '2027-03-10T14:00', '2027-03-12T14:00', undefined],
    ['cancelled', '2027-03-10T14:00', '2027-03-12T14:00', undefined],
    ['no_show', '2027-03-10T10:00', '2027-03-12T14:00', undefined],
  ])('%s from %s to %s: %s', (status, pickup, back, expected) =>
    expect(standingAt({ status, period: period(pickup, back) }, NOON)).toBe(expected),
  )
})

test.each<[DeskTask | undefined, boolean, boolean]>([
  ['to-answer', false, true],
  ['late-out', false, true],
  ['overdue', false, true],
  ['due-out', false, false],
  ['due-back', false, false],
  [undefined, false, false],
  ['due-back', true, true],
  [undefined, true, true],
])('what is %s, with a wish: %s, waits for the operator: %s', (task, hasWish, waits) =>
  expect(isWaiting(task, hasWish)).toBe(waits),
)
