import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import {
  awaitsPickup,
  mayBeCancelled,
  mayBeErased,
  openRentals,
  stateForVisitor,
  stateOf,
} from './reservation-state.ts'

const period = { pickup: '2027-05-10T10:00' as WallClock, return: '2027-05-12T10:00' as WallClock }
const at = (now: string, more: { isCancelled?: boolean; isWithdrawn?: boolean } = {}) =>
  stateOf({ period, isCancelled: false, isWithdrawn: false, ...more }, now as WallClock)

for (const { now, state } of [
  { now: '2027-05-10T09:59', state: 'confirmed' },
  { now: '2027-05-10T10:00', state: 'confirmed' },
  { now: '2027-05-10T10:01', state: 'under-way' },
  { now: '2027-05-12T09:59', state: 'under-way' },
  { now: '2027-05-12T10:00', state: 'over' },
]) {
  test(`a rental from 10 to 12 May, 10:00, is ${state} at ${now}`, () => expect(at(now)).toBe(state))
}

test('cancelled and deleted reservations stay so at any time', () => {
  for (const now of ['2027-05-01T00:00', '2027-05-11T00:00', '2027-06-01T00:00']) {
    expect(at(now, { isCancelled: true })).toBe('cancelled')
    expect(at(now, { isWithdrawn: true })).toBe('withdrawn')
    expect(at(now, { isCancelled: true, isWithdrawn: true })).toBe('cancelled')
  }
})

for (const { now, underWay, toCome } of [
  { now: '2027-05-10T10:00', underWay: 0, toCome: 2 },
  { now: '2027-05-10T10:01', underWay: 1, toCome: 1 },
  { now: '2027-05-12T10:00', underWay: 0, toCome: 1 },
  { now: '2027-06-12T10:00', underWay: 0, toCome: 0 },
]) {
  test(`at ${now} ${underWay} rentals are under way and ${toCome} to come; cancelled and deleted ones never count`, () => {
    const later = { pickup: '2027-06-10T10:00' as WallClock, return: '2027-06-12T10:00' as WallClock }
    const standing = { isCancelled: false, isWithdrawn: false }
    const reservations = [
      { period, ...standing },
      { period: later, ...standing },
      { period, ...standing, isCancelled: true },
      { period: later, ...standing, isWithdrawn: true },
    ]
    expect(openRentals(reservations, now as WallClock)).toEqual({ underWay, toCome })
  })
}

for (const { state, status = 'confirmed', cancel, erase } of [
  { state: 'confirmed', cancel: true, erase: false },
  { state: 'confirmed', status: 'requested', cancel: true, erase: false },
  { state: 'confirmed', status: 'out', cancel: false, erase: false },
  { state: 'confirmed', status: 'returned', cancel: false, erase: false },
  { state: 'under-way', cancel: false, erase: false },
  { state: 'over', cancel: false, erase: true },
  { state: 'over', status: 'out', cancel: false, erase: false },
  { state: 'over', status: 'returned', cancel: false, erase: true },
  { state: 'cancelled', status: 'declined', cancel: false, erase: true },
  { state: 'withdrawn', status: 'out', cancel: false, erase: true },
] as const) {
  test(`one that is ${state} and ${status} may${cancel ? '' : ' not'} be cancelled, its data may${erase ? '' : ' not'} be erased`, () =>
    expect([mayBeCancelled(state, status), mayBeErased(state, status)]).toEqual([cancel, erase]))
}

for (const { state, status, shown } of [
  { state: 'confirmed', status: 'requested', shown: 'confirmed' },
  { state: 'confirmed', status: 'out', shown: 'under-way' },
  { state: 'over', status: 'out', shown: 'under-way' },
  { state: 'under-way', status: 'returned', shown: 'over' },
  { state: 'confirmed', status: 'closed', shown: 'over' },
  { state: 'over', status: 'confirmed', shown: 'over' },
  { state: 'cancelled', status: 'no_show', shown: 'cancelled' },
  { state: 'withdrawn', status: 'returned', shown: 'withdrawn' },
] as const) {
  test(`one that is ${state} and ${status} is ${shown} for its visitor`, () =>
    expect(stateForVisitor(state, status)).toBe(shown))
}

for (const { state, status = 'confirmed', awaits } of [
  { state: 'confirmed', awaits: true },
  { state: 'under-way', awaits: true },
  { state: 'over', awaits: false },
  { state: 'cancelled', awaits: false },
  { state: 'withdrawn', awaits: false },
  { state: 'confirmed', status: 'requested', awaits: false },
  { state: 'confirmed', status: 'out', awaits: false },
  { state: 'under-way', status: 'returned', awaits: false },
] as const) {
  test(`one that is ${state} and ${status} ${awaits ? 'still awaits' : 'does not await'} its pickup`, () =>
    expect(awaitsPickup(state, status)).toBe(awaits))
}
