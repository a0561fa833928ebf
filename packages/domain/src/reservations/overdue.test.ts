import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { isOverdue, outHold } from './overdue.ts'
import type { ReservationStatus } from './reservation-status.ts'

const at = (clock: string) => clock as WallClock
const period = { pickup: at('2027-03-10T10:00'), return: at('2027-03-13T10:00') }
const held = { ...period, return: at('2027-03-13T12:00') }

test.each<[ReservationStatus, string, boolean]>([
  ['out', '2027-03-13T10:00', false],
  ['out', '2027-03-13T10:01', true],
  ['returned', '2027-03-13T10:01', false],
  ['confirmed', '2027-03-13T10:01', false],
])('one that is %s at %s: overdue is %s', (status, now, expected) => {
  expect(isOverdue({ status, period }, at(now))).toBe(expected)
})

test.each([
  ['in time', '2027-03-10T10:00', '2027-03-12T10:00', '2027-03-10T10:00', '2027-03-13T12:00'],
  ['a minute late', '2027-03-10T10:00', '2027-03-13T10:01', '2027-03-10T10:00', '2027-03-14T10:01'],
  ['a week late', '2027-03-10T10:00', '2027-03-20T10:00', '2027-03-10T10:00', '2027-03-21T10:00'],
  ['gone early', '2027-03-09T18:00', '2027-03-09T20:00', '2027-03-09T18:00', '2027-03-13T12:00'],
  ['gone late', '2027-03-10T15:00', '2027-03-10T16:00', '2027-03-10T10:00', '2027-03-13T12:00'],
])('%s', (_, outAt, now, from, to) => {
  expect(outHold({ period, held, outAt: at(outAt) }, at(now))).toEqual({ pickup: from, return: to })
})

test('a turnaround of days is held to its end', () => {
  const long = { ...period, return: at('2027-03-20T10:00') }
  const hold = outHold({ period, held: long, outAt: period.pickup }, at('2027-03-13T11:00'))
  expect(hold.return).toBe('2027-03-20T10:00')
})
