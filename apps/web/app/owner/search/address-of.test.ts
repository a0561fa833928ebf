import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'

const reservation = { to: '/app/reservations/51', reservation: 51 }

test.each([
  [
    'over the calendar, which keeps its days',
    '/reservation/calendar',
    '?from=2027-03-10',
    '/reservation/calendar?from=2027-03-10&reservation=51',
  ],
  ['instead of another one', '/app/desk', '?reservation=7', '/app/desk?reservation=51'],
  ['at its own address from another screen', '/landings', '?search=a', '/app/reservations/51'],
  ['at its own address from that of another one', '/app/reservations/7', '', '/app/reservations/51'],
])('a reservation is opened %s', (_where, pathname, search, address) =>
  expect(addressOf(reservation, { pathname, search })).toBe(address),
)

test('all else is opened at its own address', () =>
  expect(addressOf({ to: '/app/customers/3' }, { pathname: '/reservation', search: '' })).toBe(
    '/app/customers/3',
  ))
