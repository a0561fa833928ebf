import { USD } from '@nelly/domain/currency'
import { expect, test } from 'vitest'
import { equipped, newVehicleBody, type VehicleDraft } from './vehicle-draft.ts'
import { createVehicle } from './vehicles.ts'

const draft: VehicleDraft = {
  name: 'Toyota Corolla',
  description: 'Sedán',
  descriptionEs: '',
  descriptionEn: '',
  pricePerDay: '45',
  seats: '5',
  luggage: '3',
  type: 'sedan',
  transmission: 'manual',
  brand: '',
  doors: null,
  fuel: null,
  features: [],
  specialFeatures: [],
  ...equipped([]),
  commission: 0,
  units: 1,
  isOnSale: true,
}
const sent = (changes: Partial<VehicleDraft>) =>
  createVehicle.body.safeParse(newVehicleBody({ id: 1, currency: USD }, { ...draft, ...changes }))

for (const [pricePerDay, price] of [
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['US$ 1,500.00', 1500],
  ['45,5', 45.5],
  [1500.5, 1500.5],
] as const) {
  test(`a price typed as "${pricePerDay}" is sent as ${price}`, () =>
    expect(sent({ pricePerDay }).data?.pricePerDay).toBe(price))
}

test('a comma in a commission is its decimal sign', () =>
  expect(sent({ commission: '12,5 %' }).data?.commission).toBe(12.5))

for (const changes of [{ units: '1,5' }, { pricePerDay: '1,500' }, { pricePerDay: 'RD$ 1500' }]) {
  test(`${JSON.stringify(changes)} is refused`, () => expect(sent(changes).success).toBe(false))
}
