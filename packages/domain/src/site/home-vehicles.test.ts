import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import { fleetVehicles } from './home-vehicles.ts'

const FLEET = [50, 40, 60].map((price, n) => ({ id: (n + 1) as VehicleId, pricePerDay: dollars(price) }))

test.each([
  ['the first', 2, 'own', [], [1, 2]],
  ['the cheapest', 2, 'price', [], [2, 1]],
  ['the chosen, in their order', 1, 'own', [3, 1], [3, 1]],
  ['those of the chosen that are on sale', 1, 'own', [9, 2], [2]],
  ['the first, where no chosen one is on sale', 2, 'own', [9], [1, 2]],
] as const)('a section shows %s', (_, count, order, vehicles, shown) => {
  const section = { count, order, vehicles: vehicles as readonly number[] as readonly VehicleId[] }
  expect(fleetVehicles(section, FLEET).map(({ id }) => id)).toEqual(shown)
})
