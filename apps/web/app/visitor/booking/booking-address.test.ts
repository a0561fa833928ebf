import type { RuledTrip } from '@nelly/contract/public-site/public-site'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { extraRate } from '@nelly/domain/rates/testing/wishes'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import { request } from '@nelly/domain/rules/testing/requests'
import type { WallClock } from '@nelly/domain/wall-clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bookingSearch,
  carriedFields,
  isUnderWay,
  onDates,
  onTrip,
  readBooking,
  withExtra,
  withoutDetails,
} from './booking-address.ts'
import { othersOf, withoutOther, withoutVehicle, withRoomForAnother } from './several-vehicles.ts'

const now = '2026-12-01T09:30' as WallClock
const places = { pickupPlaces: ['Santo Domingo', 'Punta Cana'], returnPlaces: ['La Romana'] }
const EXTRAS = [
  ...DEFAULT_RATES.extras,
  extraRate({ code: 'vehicle' }),
  extraRate({ code: 'gps', stock: 2 }),
  extraRate({ code: 'basic', group: 'cover' }),
  extraRate({ code: 'full', group: 'cover' }),
]
/** A landing with the default rules. */
const LANDING = {
  timezone: 'Europe/Madrid',
  extras: EXTRAS,
  broken: (vehicle: VehicleId | null, { period }: RuledTrip) =>
    brokenRules(request({}, { vehicle, period, now })),
}
const anywhere = { pickupPlaces: [], returnPlaces: [] }
const read = (search: string, at = places) => {
  const params = new URLSearchParams(search)
  return { ...readBooking(params, at, now, LANDING), others: othersOf(params, EXTRAS) }
}

const trip =
  'place_of_departure=Punta+Cana&arrival_place=La+Romana&number_of_persons=4' +
  '&date_of_departure=2026-12-12&time_of_departure=10%3A00&date_of_arrival=2026-12-14&time_of_arrival=17%3A00'

describe('a booking in the address', () => {
  test('is parsed completely', () => {
    const booking = read(`${trip}&vehicle=7&damage_waiver=2`)
    expect(booking).toMatchObject({
      pickupPlace: 'Punta Cana',
      returnPlace: 'La Romana',
      party: 4,
      period: { pickup: '2026-12-12T10:00', return: '2026-12-14T17:00' },
      vehicle: 7,
      extras: [{ code: 'damage_waiver', quantity: 2 }],
      problems: [],
    })
  })

  test('is carried on unchanged', () => {
    const search = `?${trip}&vehicle=7&damage_waiver=2&baby_seat=1`
    expect(bookingSearch(read(search))).toBe(search)
  })

  test('is empty where the address is', () => expect(bookingSearch(read(''))).toBe(''))

  test('may have its dates in reverse order and its times with AM and PM', () => {
    const search = trip.replace('2026-12-12', '12-12-2026').replace('17%3A00', '05%3A00+PM')
    expect(read(search).period).toEqual({ pickup: '2026-12-12T10:00', return: '2026-12-14T17:00' })
  })
})

describe('missing parts of the address', () => {
  test('without dates no period is searched, and the form proposes one day from tomorrow on', () => {
    const booking = read('vehicle=7')
    expect(booking.period).toBeUndefined()
    expect(booking.shown).toMatchObject({
      pickupDate: '2026-12-02',
      pickupTime: '10:00',
      returnDate: '2026-12-03',
      returnTime: '10:00',
      persons: '8',
    })
  })

  test('an empty search means tomorrow 10:00 to the day after 17:00, for two', () => {
    const booking = read(
      'date_of_departure=&time_of_departure=&date_of_arrival=&time_of_arrival=&number_of_persons=',
    )
    expect(booking).toMatchObject({
      period: { pickup: '2026-12-02T10:00', return: '2026-12-03T17:00' },
      party: 2,
      problems: [],
    })
  })

  for (const { search, party } of [
    { search: 'number_of_persons=8', party: undefined },
    { search: 'number_of_persons=8&persons_chosen=1', party: 8 },
    { search: 'number_of_persons=12', party: 12 },
    { search: '', party: 2 },
  ]) {
    test(`${search || 'nothing'} is ${party === undefined ? 'no wish' : `a party of ${party}`}`, () => {
      const booking = read(search)
      expect(booking).toMatchObject({ party, problems: [] })
      expect(bookingSearch(booking)).toBe(search && `?${search}`)
    })
  }

  test('a missing return is the day after the pickup, at the same place', () => {
    const booking = read('place_of_departure=Punta+Cana&date_of_departure=2026-12-20')
    expect(booking).toMatchObject({ returnPlace: 'Punta Cana', period: { return: '2026-12-21T17:00' } })
  })

  test('a landing may say which dates a search without them is for, and how many nights a missing return is away', () => {
    const usual = () => ({ pickup: '2026-12-05T14:00' as WallClock, return: '2026-12-08T16:00' as WallClock })
    const shownFor = (search: string) =>
      readBooking(new URLSearchParams(search), places, now, { ...LANDING, usual }).shown
    expect(shownFor('')).toMatchObject({
      pickupDate: '2026-12-05',
      pickupTime: '14:00',
      returnDate: '2026-12-08',
      returnTime: '16:00',
    })
    expect(shownFor('date_of_departure=2026-12-20')).toMatchObject({
      pickupTime: '14:00',
      returnDate: '2026-12-23',
      returnTime: '16:00',
    })
  })

  test('a landing with places starts with its first', () =>
    expect(read('')).toMatchObject({ pickupPlace: 'Santo Domingo', returnPlace: 'Santo Domingo' }))

  test('a landing without places takes any text', () => {
    const booking = read('place_of_departure=Hotel+Ocho&arrival_place=', anywhere)
    expect(booking).toMatchObject({ pickupPlace: 'Hotel Ocho', returnPlace: 'Hotel Ocho' })
    expect(read('', anywhere)).toMatchObject({ pickupPlace: 'santiago', returnPlace: 'La Romana' })
  })

  test('where another place of return costs a fee, a landing without places asks for them', () => {
    const costs = (search: string) =>
      readBooking(new URLSearchParams(search), anywhere, now, { ...LANDING, oneWayCosts: true })
    expect(costs('date_of_departure=2026-12-20').problems).toMatchObject([
      { field: 'pickupPlace', fault: 'place-missing' },
    ])
    expect(costs('').problems).toEqual([])
    expect(costs('date_of_departure=2026-12-20&place_of_departure=Hotel+Ocho')).toMatchObject({
      pickupPlace: 'Hotel Ocho',
      returnPlace: 'Hotel Ocho',
      problems: [],
    })
  })

  test('a place is matched ignoring case', () =>
    expect(read('place_of_departure=punta+cana')).toMatchObject({ pickupPlace: 'Punta Cana', problems: [] }))
})

describe('invalid parts of the address are reported and kept', () => {
  for (const { search, field, fault } of [
    { search: 'date_of_departure=31-02-2027', field: 'pickupDate', fault: 'date-invalid' },
    { search: 'time_of_arrival=25:00', field: 'returnTime', fault: 'time-invalid' },
    { search: 'number_of_persons=many', field: 'persons', fault: 'persons-invalid' },
    { search: 'number_of_persons=0', field: 'persons', fault: 'persons-invalid' },
    { search: 'place_of_departure=Paris', field: 'pickupPlace', fault: 'place-unknown' },
    { search: 'date_of_departure=2026-11-30', field: 'pickupDate', fault: 'pickup-in-past' },
    { search: 'date_of_departure=2029-11-30', field: 'pickupDate', fault: 'pickup-too-far' },
    {
      search: 'date_of_departure=2026-12-10&date_of_arrival=2026-12-09',
      field: 'returnDate',
      fault: 'return-before-pickup',
    },
    {
      search: 'date_of_departure=2026-12-10&date_of_arrival=2028-01-09',
      field: 'returnDate',
      fault: 'period-too-long',
    },
  ]) {
    test(search, () => {
      const booking = read(search)
      expect(booking.problems.map(({ field, fault }) => ({ field, fault }))).toEqual([{ field, fault }])
      expect(bookingSearch(booking)).toBe(`?${new URLSearchParams(search)}`)
    })
  }

  test('a time that the clock of the landing skips is the one after the gap, in the form as well', () => {
    const search = 'date_of_departure=2027-03-28&time_of_departure=02%3A30&date_of_arrival=2027-03-28'
    const booking = read(`${search}&time_of_arrival=04%3A00`)
    expect(booking.period).toEqual({ pickup: '2027-03-28T03:30', return: '2027-03-28T04:00' })
    expect(booking.shown).toMatchObject({ pickupDate: '2027-03-28', pickupTime: '03:30' })
    expect(read(`${search}&time_of_arrival=03%3A10`).problems).toMatchObject([
      { field: 'returnDate', fault: 'return-before-pickup' },
    ])
  })

  test('dates that cannot be rented count as no dates', () =>
    expect(read('date_of_departure=2020-01-01').period).toBeUndefined())

  test('an impossible vehicle and an unknown extra are dropped', () =>
    expect(read('vehicle=-3&damage_waiver=x&champagne=2&baby_seat=99')).toMatchObject({
      vehicle: undefined,
      extras: [{ code: 'baby_seat', quantity: 10 }],
    }))

  test('where its visitor came from goes on with it, and is no booking itself', () => {
    const booking = read(`ref=%20caf%C3%A9%0A+luna+${'x'.repeat(90)}&utm_source=google&utm_medium=`)
    expect(booking.source).toEqual({ ref: `café  luna ${'x'.repeat(50)}`.slice(0, 60), utmSource: 'google' })
    expect(isUnderWay(booking)).toBe(false)
    expect(read(bookingSearch(booking)).source).toEqual(booking.source)
    expect(read('ref=a&ref=b&ref[]=c').source).toEqual({ ref: 'a' })
    expect(isUnderWay(read('ref=a&vehicle=7'))).toBe(true)
  })

  test('no address breaks the page, and parsing is stable', () =>
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.dictionary(
          fc.constantFrom(
            'place_of_departure',
            'number_of_persons',
            'date_of_departure',
            'time_of_arrival',
            'vehicle',
            'extra_vehicle',
            'extra_full',
            'driver_age',
            'discount_code',
            'ref',
            'utm_campaign',
          ),
          fc.string({ unit: 'binary' }),
        ),
        fc.boolean(),
        (query, fields, free) => {
          const params = new URLSearchParams(query)
          for (const [name, value] of Object.entries(fields)) params.set(name, value)
          const once = readBooking(params, free ? anywhere : places, now, LANDING)
          expect(read(bookingSearch(once), free ? anywhere : places)).toEqual(once)
        },
      ),
    ))
})

test('other dates keep the rest of the booking', () => {
  const period = { pickup: '2026-12-20T10:00' as WallClock, return: '2026-12-22T17:00' as WallClock }
  const moved = onDates(read(`${trip}&vehicle=7`), period)
  expect(read(bookingSearch(moved))).toMatchObject({
    period,
    vehicle: 7 as VehicleId,
    pickupPlace: 'Punta Cana',
  })
})

describe('an offer that is taken', () => {
  const period = { pickup: '2026-12-20T10:00' as WallClock, return: '2026-12-22T17:00' as WallClock }
  for (const { that, search, returnPlace, given } of [
    {
      that: 'leaves a return at the place of pickup to follow it',
      search: 'place_of_departure=Punta+Cana&arrival_place=&date_of_departure=2026-12-12',
      returnPlace: 'Punta Cana',
      given: '',
    },
    {
      that: 'names no place of return where none was named',
      search: 'place_of_departure=Punta+Cana',
      returnPlace: 'Punta Cana',
      given: undefined,
    },
    { that: 'keeps a chosen place of return', search: trip, returnPlace: 'La Romana', given: 'La Romana' },
    { that: 'names another place of return', search: trip, returnPlace: 'Punta Cana', given: 'Punta Cana' },
  ]) {
    test(that, () => {
      const taken = onTrip(read(search), { period, returnPlace })
      expect(taken.given.returnPlace).toBe(given)
      expect(read(bookingSearch(taken))).toMatchObject({ period, returnPlace })
    })
  }
})

describe('the extras', () => {
  const one = [{ code: 'baby_seat', quantity: 1 }]
  const extra = (code: string) => ({ code, group: null })

  test("are added in the landing's order", () =>
    expect(withExtra(one, EXTRAS, extra('damage_waiver'), 1)).toEqual([
      { code: 'damage_waiver', quantity: 1 },
      ...one,
    ]))

  test('are in the order of the landing, whatever their order in the address', () =>
    expect(read('baby_seat=1&damage_waiver=2').extras.map(({ code }) => code)).toEqual([
      'damage_waiver',
      'baby_seat',
    ]))

  test('never exceed the most of one, nor the pieces that there are', () => {
    expect(withExtra(one, EXTRAS, extra('baby_seat'), 11)).toEqual([{ code: 'baby_seat', quantity: 10 }])
    expect(withExtra([], EXTRAS, extra('gps'), 3)).toEqual([{ code: 'gps', quantity: 2 }])
  })

  test('can be removed', () => expect(withExtra(one, EXTRAS, extra('baby_seat'), 0)).toEqual([]))

  test('of a group replace each other', () =>
    expect(withExtra([{ code: 'full', quantity: 1 }], EXTRAS, { code: 'basic', group: 'cover' }, 1)).toEqual([
      { code: 'basic', quantity: 1 },
    ]))

  test('may be called like another parameter, by a name of their own', () => {
    const booking = read('vehicle=7&extra_vehicle=3&extra_basic=1&extra_full=1')
    expect(booking).toMatchObject({
      vehicle: 7,
      extras: [
        { code: 'vehicle', quantity: 3 },
        { code: 'basic', quantity: 1 },
      ],
    })
    expect(bookingSearch(booking)).toBe('?vehicle=7&extra_vehicle=3&extra_basic=1')
  })
})

describe('what a price depends on besides', () => {
  const typed = '?driver_age=22&additional_drivers=2&discount_code=VERANO'

  test('is parsed and carried on as typed, also where the form has the search', () => {
    expect(read(typed)).toMatchObject({
      driverAge: 22,
      additionalDrivers: 2,
      discountCode: 'VERANO',
      priceFaults: {},
    })
    expect(bookingSearch(read(typed))).toBe(typed)
    expect(carriedFields(read(typed), 'search')).toContainEqual(['discount_code', 'VERANO'])
    expect(carriedFields(read(typed), 'price')).toEqual([])
  })

  test('is not told where nothing is typed', () =>
    expect(read('driver_age=&additional_drivers=+&discount_code=++')).toMatchObject({
      typed: {},
      driverAge: null,
      additionalDrivers: 0,
      discountCode: null,
      priceFaults: {},
    }))

  for (const search of ['driver_age=15', 'driver_age=100', 'driver_age=old', 'driver_age=-20']) {
    test(`${search} is no age, and is kept to be corrected`, () => {
      expect(read(search)).toMatchObject({ driverAge: null, priceFaults: { driverAge: 'invalid' } })
      expect(bookingSearch(read(search))).toBe(`?${search}`)
    })
  }

  test('more than nine additional drivers are too many', () =>
    expect(read('additional_drivers=10')).toMatchObject({
      additionalDrivers: 0,
      priceFaults: { additionalDrivers: 'invalid' },
    }))

  test('a part of it can be left out', () =>
    expect(bookingSearch(withoutDetails(read(typed), ['discountCode', 'driverAge']))).toBe(
      '?additional_drivers=2',
    ))
})

describe('vehicles that are booked together', () => {
  const several =
    '?vehicle=7&also=vehicle%3D12%26baby_seat%3D1%26extra_vehicle%3D2%26additional_drivers%3D1&also=vehicle%3D12&extra_gps=1'

  test('are parsed with what each has, and carried on', () => {
    expect(read(several)).toMatchObject({
      vehicle: 7,
      extras: [{ code: 'gps', quantity: 1 }],
      others: [
        {
          vehicle: 12,
          extras: [
            { code: 'baby_seat', quantity: 1 },
            { code: 'vehicle', quantity: 2 },
          ],
          additionalDrivers: 1,
        },
        { vehicle: 12, extras: [], additionalDrivers: 0 },
      ],
    })
    expect(bookingSearch(read(several))).toBe(several)
  })

  for (const [what, search] of [
    ['no number', 'also=vehicle%3Dkia'],
    ['an extra that there is not', 'also=vehicle%3D7%26roof%3D1'],
    ['a quantity that is none', 'also=vehicle%3D7%26baby_seat%3Dmany'],
    ['an empty one', 'also='],
  ] as const) {
    test(`${what} is dropped`, () =>
      expect(read(search).others).toEqual(
        search.startsWith('also=vehicle%3D7') ? [{ vehicle: 7, extras: [], additionalDrivers: 0 }] : [],
      ))
  }

  test('are ten at the most, with the one under way', () =>
    expect(read(Array.from({ length: 30 }, () => 'also=vehicle%3D7').join('&')).others).toHaveLength(9))

  test('one more begins without extras and additional drivers of its own', () => {
    const next = withRoomForAnother(read('vehicle=7&extra_gps=1&additional_drivers=2&driver_age=30'))
    expect(next && bookingSearch(next)).toBe(
      '?also=vehicle%3D7%26extra_gps%3D1%26additional_drivers%3D2&driver_age=30',
    )
    expect(withRoomForAnother(read('extra_gps=1'))).toBeUndefined()
  })

  test('where the one under way is removed, the last one before it takes its place', () => {
    expect(bookingSearch(withoutVehicle(read(several)))).toBe(
      '?vehicle=12&also=vehicle%3D12%26baby_seat%3D1%26extra_vehicle%3D2%26additional_drivers%3D1',
    )
    expect(
      bookingSearch(
        withoutVehicle(
          read('vehicle=7&extra_gps=1&also=vehicle%3D12%26extra_gps%3D2%26additional_drivers%3D1'),
        ),
      ),
    ).toBe('?vehicle=12&extra_gps=2&additional_drivers=1')
    expect(bookingSearch(withoutOther(read(several), 1))).toBe(several.replace('&also=vehicle%3D12&', '&'))
  })
})
