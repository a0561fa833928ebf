import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import type { VehicleId } from '@nelly/domain/ids'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { type Choice, filterChoices } from './filter-choices.ts'
import { ranked } from './ranked.ts'

const vehicle = (id: number, more: Partial<OfferedVehicle> = {}): OfferedVehicle => ({
  ...aVehicle({ id: id as VehicleId, name: `Vehicle ${id}`, pricePerDay: dollars(50) }),
  ...more,
})

// Rule of "Screens: the visitor's": web/visitor/vehicles/ranked.ts, web/visitor/booking/free-dates.tsx, e2e/without-scripts.journey.ts
test('vehicles that are too small for the party come after those that fit, and taken ones last', () => {
  const fleet = [
    vehicle(1, { available: false }),
    vehicle(2, { seats: 4 }),
    vehicle(3),
    vehicle(4, { available: undefined, seats: 7 }),
  ]
  const { suiting, tooSmall, taken } = ranked(fleet, 5)
  expect([suiting, tooSmall, taken].map((part) => part.map(({ id }) => id))).toEqual([[3, 4], [2], [1]])
})

test('filters have the usual values and every further one of the fleet, each with its count', () => {
  const fleet = [
    vehicle(1, {
      seats: 3,
      type: 'electric',
      transmission: 'cvt',
      brand: 'Kia',
      features: ['usb', 'Techo'],
    }),
    vehicle(2, {
      luggage: 9,
      brand: 'BYD',
      doors: 4,
      fuel: 'electric',
      features: ['techo'],
      specialFeatures: [{ name: 'Asientos calefactados', description: '' }],
    }),
  ]
  const choices = filterChoices(fleet, { capacity: 6 }, 'es')
  const values = Object.entries(choices).map(([name, of]: [string, readonly Choice<unknown>[]]) => [
    name,
    of.map(({ value }) => value),
  ])
  expect(Object.fromEntries(values)).toEqual({
    capacity: [2, 3, 4, 5, 6, 7, 9],
    luggage: [2, 4, 6, 9],
    types: ['sedan', 'suv', 'truck', 'electric'],
    transmissions: ['automatic', 'manual', 'cvt', 'semi_automatic'],
    brands: ['BYD', 'Kia'],
    doors: [4],
    fuels: ['electric'],
    features: ['Asientos calefactados', 'techo', 'usb'],
  })
  expect(choices.capacity.map(({ count }) => count)).toEqual([2, 2, 1, 1, 0, 0, 0])
  expect(choices.brands.map(({ count }) => count)).toEqual([0, 0])
})

test('a feature that is typed in two languages is one choice, in the order of the page’s words', () => {
  const fleet = [
    vehicle(1, { features: ['aire acondicionado', 'goma de repuesto'] }),
    vehicle(2, { features: ['air conditioning', 'usb'] }),
  ]
  const features = (language: Language, chosen: string[] = []) =>
    filterChoices(fleet, { features: chosen }, language).features.map(({ value, count }) => [value, count])
  expect(features('es')).toEqual([
    ['air conditioning', 2],
    ['goma de repuesto', 1],
    ['usb', 1],
  ])
  expect(features('en').map(([value]) => value)).toEqual(['air conditioning', 'goma de repuesto', 'usb'])
  expect(features('en', ['Aire acondicionado'])[0]).toEqual(['Aire acondicionado', 2])
})
