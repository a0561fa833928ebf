import { expect, test } from 'vitest'
import { dollars } from '../testing/dollars.ts'
import { inOrder, type VehicleOrder } from './vehicle-order.ts'

const vehicle = (name: string, price: number, seats: number, luggage: number) => ({
  name,
  pricePerDay: dollars(price),
  seats,
  luggage,
})
const fleet = [
  vehicle('Staria', 90, 10, 6),
  vehicle('Picanto', 30, 4, 2),
  vehicle('Tucson', 65, 5, 4),
  vehicle('Versa', 45, 5, 3),
  vehicle('CR-V', 65, 5, 4),
]

test('with dates the price of the trip decides, whatever a day costs', () => {
  const priced = [
    { ...vehicle('Picanto', 30, 4, 2), total: dollars(150) },
    { ...vehicle('Versa', 45, 5, 3), total: dollars(120) },
  ]
  expect(inOrder(priced, 'price').map(({ name }) => name)).toEqual(['Versa', 'Picanto'])
  expect(inOrder(priced, 'price-desc').map(({ name }) => name)).toEqual(['Picanto', 'Versa'])
})

const cases: { order: VehicleOrder | undefined; names: string[] }[] = [
  { order: undefined, names: ['Staria', 'Picanto', 'Tucson', 'Versa', 'CR-V'] },
  { order: 'price', names: ['Picanto', 'Versa', 'Tucson', 'CR-V', 'Staria'] },
  { order: 'price-desc', names: ['Staria', 'Tucson', 'CR-V', 'Versa', 'Picanto'] },
  { order: 'size', names: ['Picanto', 'Versa', 'Tucson', 'CR-V', 'Staria'] },
  { order: 'size-desc', names: ['Staria', 'Tucson', 'CR-V', 'Versa', 'Picanto'] },
]
for (const { order, names } of cases) {
  test(`${order ?? 'no order'} lists ${names.join(', ')}`, () =>
    expect(inOrder(fleet, order).map(({ name }) => name)).toEqual(names))
}
