import { describe, expect, test } from 'vitest'
import { dollars } from './money.ts'
import { type Filterable, matches, type VehicleFilters } from './vehicle-filters.ts'

const tucson: Filterable = {
  name: 'Hyundai Tucson Híbrida',
  capacity: 5,
  luggage: 4,
  type: 'suv',
  transmission: 'cvt',
  brand: 'Hyundai',
  pricePerDay: dollars(65),
  features: ['gps', 'cámara trasera'],
  specialFeatures: ['Asientos calefactados'],
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
    { shown: true, filters: { maxPricePerDay: dollars(65) } },
    { shown: false, filters: { maxPricePerDay: dollars(64.99) } },
    { shown: true, filters: { features: ['GPS', 'camara trasera'] } },
    { shown: true, filters: { features: ['gps', 'asientos calefactados'] } },
    { shown: false, filters: { features: ['gps', 'bluetooth'] } },
    { shown: false, filters: { text: 'tucson', capacity: 5, type: 'sedan' } },
  ]
  for (const { shown, filters } of cases) {
    test(`${shown ? 'shown' : 'hidden'} by ${JSON.stringify(filters)}`, () =>
      expect(matches(tucson, filters)).toBe(shown))
  }
})

test('an automatic is not shown to who wants a CVT, a manual not to who wants an automatic', () => {
  expect(matches({ ...tucson, transmission: 'automatic' }, { transmission: 'cvt' })).toBe(false)
  expect(matches({ ...tucson, transmission: 'manual' }, { transmission: 'automatic' })).toBe(false)
})

test('a vehicle without a brand is no match for any', () =>
  expect(matches({ ...tucson, brand: null }, { brand: 'Hyundai' })).toBe(false))
