import type { ListedReservation, ReservationGroup } from '@nelly/contract/reservations/reservation'
import { expect, test } from 'vitest'
import { oneList } from './one-list.ts'

const reservation = (id: number, date: string, time: string, total: number) =>
  ({ id, pickup: { date, time, place: '' }, total }) as unknown as ListedReservation
const group = (...reservations: ListedReservation[]) => ({ reservations }) as unknown as ReservationGroup

const GROUPS = [
  group(reservation(4, '2027-03-10', '09:00', 300), reservation(1, '2027-03-02', '10:00', 100)),
  group(reservation(5, '2027-03-10', '08:00', 100), reservation(2, '2027-04-01', '10:00', 200)),
  group(reservation(3, '2027-03-10', '09:00', 100)),
]

test.each([
  ['-created', [5, 4, 3, 2, 1]],
  ['created', [1, 2, 3, 4, 5]],
  ['pickup', [1, 5, 3, 4, 2]],
  ['-pickup', [2, 4, 3, 5, 1]],
  ['total', [1, 3, 5, 2, 4]],
  ['-total', [4, 2, 5, 3, 1]],
] as const)('groups become one list by %s, equal ones in the order in which they were made', (sort, ids) =>
  expect(oneList(GROUPS, sort).map(({ id }) => id)).toEqual(ids),
)
