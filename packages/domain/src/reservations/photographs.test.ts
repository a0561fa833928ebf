import { expect, test } from 'vitest'
import { mayRemovePhotograph, photographedEnds, type RentalEnd } from './photographs.ts'
import { RESERVATION_STATUSES, type ReservationStatus } from './reservation-status.ts'

const ENDS: Readonly<Record<ReservationStatus, readonly RentalEnd[]>> = {
  requested: [],
  confirmed: ['out'],
  out: ['out', 'back'],
  returned: ['out', 'back'],
  closed: [],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
}

for (const status of RESERVATION_STATUSES) {
  test(`of a reservation that is ${status}, photographs may be added of ${ENDS[status].join(' and ') || 'nothing'}`, () =>
    expect(photographedEnds(status)).toEqual(ENDS[status]))
}

test('photographs are removed until the reservation is closed', () =>
  expect(RESERVATION_STATUSES.filter((status) => !mayRemovePhotograph(status))).toEqual(['closed']))
