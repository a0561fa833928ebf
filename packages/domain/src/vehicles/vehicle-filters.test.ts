import { describe, expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import {
  type Filterable,
  featureCounts,
  filterCounts,
  matches,
  type VehicleFilters,
} from './vehicle-filters.ts'

const tucson: Filterable = {
  name: 'Hyundai Tucson Híbrida',
  seats: 5,
  luggage: 4,
  type: 'suv',
  transmission: 'cvt',
  brand: 'Hyundai',
  doors: 5,
  fuel: 'diesel',
  pricePerDay: dollars(65),
  total: dollars(230),
  features: ['gps', 'cámara trasera'],
  specialFeatures: [{ name: 'Asientos calefactados' }],
}

describe('a five-seat Tucson with CVT, GPS and heated seats at $65 is', () => {
  const cases: { shown: boolean; filters: VehicleFilters }[] = [
    { shown: true, filters: {} },
    { shown: true, filters: { text: undefined, features: [] } },
    { shown: true, filters: { text: '' } },
    { shown: true, filters: { text: 'tucson' } },
    { shown: true, filters: { text: ' HIBRIDA ' } },
    { shown: true, filters: { text: 'túcson' } },
    { shown: false, filters: { text: 'kia' } },
    { shown: true, filters: { text: 'SUV' } },
    { shown: false, filters: { text: 'camioneta' } },
    { shown: true, filters: { capacity: 4 } },
    { shown: true, filters: { capacity: 5 } },
    { shown: false, filters: { capacity: 6 } },
    { shown: true, filters: { luggage: 4 } },
    { shown: false, filters: { luggage: 5 } },
    { shown: true, filters: { type: 'suv' } },
    { shown: false, filters: { type: 'sedan' } },
    { shown: true, filters: { transmission: 'cvt' } },
    { shown: true, filters: { transmission: 'automatic' } },
    { shown: false, filters: { transmission: 'dct' } },
    { shown: false, filters: { transmission: 'semi_automatic' } },
    { shown: true, filters: { brand: 'hyundai' } },
    { shown: false, filters: { brand: 'Hyun' } },
    { shown: true, filters: { doors: 4, fuel: 'diesel' } },
    { shown: true, filters: { doors: 5 } },
    { shown: false, filters: { doors: 6 } },
    { shown: false, filters: { fuel: 'electric' } },
    { shown: true, filters: { maxPricePerDay: dollars(65) } },
    { shown: false, filters: { maxPricePerDay: dollars(64.99) } },
    { shown: true, filters: { maxTotal: dollars(230) } },
    { shown: false, filters: { maxTotal: dollars(229.99) } },
    { shown: true, filters: { features: ['GPS', 'camara trasera'] } },
    { shown: true, filters: { features: ['gps', 'asientos calefactados'] } },
    { shown: true, filters: { features: ['Heated seats', 'backup camera'] } },
    { shown: false, filters: { features: ['leather seats'] } },
    { shown: false, filters: { features: ['gps', 'bluetooth'] } },
    { shown: false, filters: { text: 'tucson', capacity: 5, type: 'sedan' } },
  ]
  for (const { shown, filters } of cases) {
    test(`${shown ? 'shown' : 'hidden'} by ${JSON.stringify(filters)}`, () =>
      expect(matches(tucson, filters)).toBe(shown))
  }
})

describe('a pickup and a camioneta find each other', () => {
  for (const type of ['pickup', 'truck'] as const) {
    const hilux = { ...tucson, name: 'Toyota Hilux 4x4', type }
    test.each<VehicleFilters>([
      { type: 'pickup' },
      { type: 'truck' },
      { text: 'camioneta' },
      { text: 'Camio' },
      { text: 'PICKUP' },
      { text: 'pick-up' },
      { text: 'truck' },
    ])(`a ${type} is shown by %o`, (filters) => expect(matches(hilux, filters)).toBe(true))
    test.each<VehicleFilters>([{ type: 'suv' }, { text: 'van' }, { text: 'pi' }])(
      `a ${type} is hidden by %o`,
      (filters) => expect(matches(hilux, filters)).toBe(false),
    )
  }
})

describe('each choice shows how many vehicles it would leave', () => {
  const fleet: Filterable[] = [
    tucson,
    { ...tucson, name: 'Kia Picanto', type: 'sedan', seats: 4, transmission: 'manual', brand: 'Kia' },
    { ...tucson, name: 'Toyota Hilux', type: 'pickup', brand: 'Toyota', features: ['GPS'] },
  ]

  test('without other filters', () => {
    expect(filterCounts(fleet, {}, 'type', ['suv', 'sedan', 'truck', 'van'])).toEqual([1, 1, 1, 0])
    expect(filterCounts(fleet, {}, 'capacity', [2, 4, 5, 7])).toEqual([3, 3, 2, 0])
    expect(filterCounts(fleet, {}, 'transmission', ['automatic', 'manual'])).toEqual([2, 1])
    expect(featureCounts(fleet, {}, ['gps', 'cámara trasera', 'usb'])).toEqual([3, 2, 0])
  })

  test("the other filters apply, the filter's own value does not", () => {
    const filters: VehicleFilters = { transmission: 'automatic', type: 'suv', features: ['gps'] }
    expect(filterCounts(fleet, filters, 'type', ['suv', 'sedan', 'truck'])).toEqual([1, 0, 1])
    expect(filterCounts(fleet, filters, 'brand', ['Hyundai', 'Kia', 'Toyota'])).toEqual([1, 0, 0])
    expect(featureCounts(fleet, filters, ['gps', 'cámara trasera'])).toEqual([1, 1])
  })
})

test('a search for CVT does not show automatics, a search for automatics does not show manuals', () => {
  expect(matches({ ...tucson, transmission: 'automatic' }, { transmission: 'cvt' })).toBe(false)
  expect(matches({ ...tucson, transmission: 'manual' }, { transmission: 'automatic' })).toBe(false)
})

test('a vehicle of which doors and fuel are not known matches no filter of them', () => {
  const unknown = { ...tucson, doors: null, fuel: null }
  expect([{ doors: 2 }, { fuel: 'diesel' } as const].map((filters) => matches(unknown, filters))).toEqual([
    false,
    false,
  ])
})

test('a vehicle without a brand matches no brand filter', () =>
  expect(matches({ ...tucson, brand: null }, { brand: 'Hyundai' })).toBe(false))
