import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import {
  type CalendarFilter,
  filteredCalendar,
  filterIn,
  filterOf,
  NO_FILTER,
  narrowings,
  placesOf,
} from './calendar-filter.ts'
import { bar, NOON, unit, vehicle } from './testing/calendar-of.ts'

const ROWS = [
  vehicle(1, [
    unit(
      1,
      [
        bar(11, '2027-03-08T10:00', '2027-03-09T10:00', {
          firstName: 'Zoë',
          lastName: 'Núñez',
          status: 'out',
          isOverdue: true,
        }),
        bar(12, '2027-03-11T10:00', '2027-03-12T10:00', { isAtRisk: true }),
      ],
      { plate: 'A-123456' },
    ),
    unit(2, [bar(13, '2027-03-11T10:00', '2027-03-12T10:00', { status: 'requested' })]),
    unit(3, [], { isOutOfService: true }),
  ]),
  vehicle(2, [unit(1, [bar(21, '2027-03-11T10:00', '2027-03-12T10:00')])], {
    name: 'Škoda Fabia',
    isOnSale: false,
  }),
  vehicle(
    3,
    [
      unit(1, [
        bar(31, '2027-03-11T10:00', '2027-03-12T10:00', { landingId: 2, returnPlace: 'Puerto' }),
        bar(32, '2027-03-13T10:00', '2027-03-14T10:00'),
      ]),
      unit(2),
    ],
    { name: 'Ford', offers: [3, 4].map((vehicleId, index) => ({ vehicleId, landingId: index + 1 })) },
  ),
  // No longer offered.
  vehicle(5, [unit(1, [bar(51, '2027-03-11T10:00', '2027-03-12T10:00', { landingId: 2 })])], {
    name: 'Ford',
    isOnSale: false,
    deleted: true,
    offers: [],
  }),
]
const ALL = ['1-1', '1-2', '1-3', '2-1', '3-1', '3-2', '5-1']

for (const [what, filter, expected, matches] of [
  ['nothing narrows it', {}, ALL, undefined],
  ['a customer, without accents', { search: 'zoe nunez' }, ['1-1'], [11]],
  ['a customer and a vehicle', { search: 'ana fabia' }, ['2-1'], [21]],
  ['a vehicle', { search: ' skoda ' }, ['2-1'], [21]],
  ['a vehicle with free units', { search: 'kia 1' }, ['1-1', '1-2', '1-3'], [11, 12, 13]],
  ['a plate in other spelling', { search: 'a 1234' }, ['1-1'], [11, 12]],
  ['a reference without hyphens', { search: 'k7q49mxt00013' }, ['1-2'], [13]],
  ['what nobody has', { search: 'grace' }, [], []],
  ['what is late', { state: 'late' }, ['1-1'], [11]],
  ['what needs attention', { state: 'attention' }, ['1-1'], [11, 12]],
  ['requests', { state: 'requested' }, ['1-2'], [13]],
  [
    'confirmed ones of a customer',
    { state: 'confirmed', search: 'ana' },
    ['2-1', '3-1', '5-1'],
    [21, 31, 32, 51],
  ],
  ['one vehicle', { vehicle: 2 }, ['2-1'], [21]],
  ['vehicles on sale', { units: 'on-sale' }, ['1-1', '1-2', '1-3', '3-1', '3-2'], [11, 12, 13, 31, 32]],
  ['a landing, with what it offers and has reserved', { landing: 2 }, ['3-1', '3-2', '5-1'], [31, 51]],
  ['what a landing has confirmed', { landing: 2, state: 'confirmed' }, ['3-1', '5-1'], [31, 51]],
  ['a place of pickup or return, however it is written', { place: 'PUERTO' }, ['3-1'], [31]],
  ['units out of service', { units: 'out-of-service' }, ['1-3'], []],
] as [string, Partial<CalendarFilter>, string[], number[] | undefined][]) {
  test(`shows units by ${what}`, () => {
    const filtered = filteredCalendar(ROWS, { ...NO_FILTER, ...filter }, () => NOON)
    const shown = filtered.vehicles.flatMap(({ vehicle: { id }, units }) =>
      units.map((one) => `${id}-${one.unit}`),
    )
    expect(shown).toEqual(expected)
    expect(filtered.unitCount).toBe(expected.length)
    expect(filtered.matches && [...filtered.matches]).toEqual(matches)
  })
}

test('a filter is read from the address, and what is none is left out', () => {
  const read = (address: string) => filterIn(new URLSearchParams(address))
  expect(read('')).toEqual(NO_FILTER)
  expect(read('search=Ana&state=attention&vehicle=7&landing=2&place=La+Romana&units=on-sale')).toEqual({
    search: 'Ana',
    state: 'attention',
    vehicle: 7,
    landing: 2,
    place: 'La Romana',
    units: 'on-sale',
  })
  expect(read('state=gone&vehicle=x&landing=&place=&units=all')).toEqual(NO_FILTER)
  expect([narrowings(NO_FILTER), narrowings(read('search=Ana&vehicle=7'))]).toEqual([0, 2])
})

test('a vehicle is found by any that offers the same units; one that is not there narrows nothing', () => {
  const chosen = { ...NO_FILTER, search: 'ana', vehicle: 2 }
  expect(filterOf(ROWS, chosen)).toEqual(chosen)
  expect(filterOf(ROWS, { ...chosen, vehicle: 4 })).toEqual({ ...chosen, vehicle: 3 })
  expect(filterOf(ROWS, { ...chosen, vehicle: 7 })).toEqual({ ...chosen, vehicle: undefined })
})

test('places of all reservations are listed once, by their names', () =>
  expect(placesOf(ROWS)).toEqual(['Aeropuerto', 'Puerto']))

test('states are those of the clock at the place of a vehicle', () => {
  const inTokyo = vehicle(6, [unit(1, [bar(61, '2027-03-09T10:00', '2027-03-10T20:00')])], {
    timezone: 'Asia/Tokyo',
  })
  const clockAt = (timezone: string) => (timezone === 'Asia/Tokyo' ? ('2027-03-11T01:00' as WallClock) : NOON)
  const over = (rows: CalendarVehicle[]) =>
    filteredCalendar(rows, { ...NO_FILTER, state: 'over' }, clockAt).matches?.size
  expect([over([inTokyo]), over([{ ...inTokyo, timezone: 'America/Santo_Domingo' }])]).toEqual([1, 0])
})
