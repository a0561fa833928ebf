import { expect, test } from 'vitest'
import { ALL, addressWith, filterFrom, isReversed, narrowings } from './list-filter.ts'

const at = (address: string) => filterFrom(new URLSearchParams(address))
const written = (address: string, change: object) =>
  addressWith({ ...at(address), ...change }, new URLSearchParams(address)).toString()

test('an address without parameters means all reservations, the newest first', () =>
  expect(at('')).toEqual(ALL))

test('a list survives in its address', () => {
  const filter = {
    search: 'ñúñez',
    landing: 3,
    vehicle: 7,
    state: 'confirmed',
    status: 'out',
    from: '2027-05-01',
    to: '2027-05-31',
    sort: 'pickup',
    page: 2,
  } as const
  expect(filterFrom(addressWith(filter, new URLSearchParams()))).toEqual(filter)
})

test('invalid parameters filter nothing', () =>
  expect(at('landing=x&vehicle=-1&state=lost&from=31-02-2027&to=soon&sort=name&page=0')).toEqual(ALL))

test('a filter is added beside other parameters, and removed completely', () => {
  expect(written('tab=reservations', { state: 'cancelled' })).toBe('tab=reservations&state=cancelled')
  expect(written('tab=reservations&state=cancelled&page=2', ALL)).toBe('tab=reservations')
})

test('only filters are counted', () =>
  expect(narrowings(at('landing=3&from=2027-05-01&sort=pickup&page=2'))).toBe(2))

test('a range that ends before it begins differs from a single day', () => {
  expect(isReversed(at('from=2027-05-02&to=2027-05-01'))).toBe(true)
  expect(isReversed(at('from=2027-05-01&to=2027-05-01'))).toBe(false)
})
