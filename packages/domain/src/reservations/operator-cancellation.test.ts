import { expect, test } from 'vitest'
import { bookedAt } from '../rates/testing/booked.ts'
import { dollars } from '../testing/dollars.ts'
import type { WallClock } from '../wall-clock.ts'
import {
  isPossibleReason,
  isRestorable,
  mayBeCancelledByOperator,
  operatorCancellationFee,
} from './operator-cancellation.ts'

const pickup = '2027-05-10T10:00' as WallClock

for (const { reason, now, fee } of [
  { reason: 'vehicle-unavailable', now: '2027-05-10T09:00', fee: 0 },
  { reason: 'duplicate', now: '2027-05-10T09:00', fee: 0 },
  { reason: 'other', now: '2027-05-11T09:00', fee: 0 },
  { reason: 'customer-request', now: '2027-05-09T09:59', fee: 100 },
  { reason: 'customer-request', now: '2027-05-09T10:00', fee: 200 },
  { reason: 'customer-request', now: '2027-05-10T10:01', fee: 251.87 },
  { reason: 'no-show', now: '2027-05-10T11:00', fee: 251.87 },
] as const) {
  test(`cancelled by the operator at ${now} for "${reason}", the fee is $${fee} of $251.87`, () =>
    expect(operatorCancellationFee(reason, bookedAt(251.87), pickup, now as WallClock)).toBe(dollars(fee)))
}

for (const { state, status = 'confirmed', may, noShow } of [
  { state: 'confirmed', may: true, noShow: false },
  { state: 'confirmed', status: 'requested', may: true, noShow: false },
  { state: 'under-way', status: 'out', may: false, noShow: true },
  { state: 'under-way', may: true, noShow: true },
  { state: 'over', may: false, noShow: false },
  { state: 'cancelled', may: false, noShow: false },
  { state: 'withdrawn', may: false, noShow: false },
] as const) {
  test(`an operator may${may ? '' : ' not'} cancel one that is ${state} and ${status}, and may${noShow ? '' : ' not'} call it a no-show`, () =>
    expect([mayBeCancelledByOperator(state, status), isPossibleReason('no-show', state)]).toEqual([
      may,
      noShow,
    ]))
}

test('a deleted reservation can be restored for a day', () => {
  const deleted = new Date('2027-05-10T10:00:00Z')
  expect(isRestorable(deleted, new Date('2027-05-11T10:00:00Z'))).toBe(true)
  expect(isRestorable(deleted, new Date('2027-05-11T10:00:01Z'))).toBe(false)
})
