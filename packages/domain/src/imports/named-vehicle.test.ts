import { expect, test } from 'vitest'
import { namedVehicle } from './named-vehicle.ts'

const VEHICLES = [
  { id: 1, name: 'Kia Rio', plates: ['A123456', 'A-200'] },
  { id: 2, name: 'Kia Rio Sedán', plates: [] },
  { id: 3, name: 'Mazda 3', plates: ['G77'] },
  { id: 4, name: 'Fiat 500', plates: [] },
  { id: 5, name: 'Fiat 500', plates: [] },
]

for (const [path, id] of [
  ['A123456.jpg', 1],
  ['a-123456 (2).JPG', 1],
  ['A 200 frente.png', 1],
  ['kia_rio-2.jpeg', 1],
  ['KIA RIO SEDAN trasera.webp', 2],
  ['mazda3.jpg', undefined],
  ['Mazda 3.jpg', 3],
  ['Mazda 3 2.jpg', 3],
  ['fotos/G77/1.jpg', 3],
  ['Kia Rio/Mazda 3.jpg', 3],
  ['fotos\\Kia Rio\\frente.jpg', 1],
  ['Fiat 500.jpg', undefined],
  ['IMG_2041.jpg', undefined],
  ['Kia.jpg', undefined],
  ['', undefined],
] as const) {
  test(`${path} is ${id === undefined ? 'asked' : `of vehicle ${id}`}`, () =>
    expect(namedVehicle(path, VEHICLES)).toBe(id))
}
