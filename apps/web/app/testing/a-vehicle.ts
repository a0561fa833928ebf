import type { OfferedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { USD } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { dollars } from '@nelly/domain/testing/dollars'

/** A sedan at US$45 a day as visitors see it, with other fields where they are given. */
export const aVehicle = (changes: Partial<OfferedVehicle> = {}): OfferedVehicle => ({
  id: 7 as VehicleId,
  name: 'Kia Rio',
  description: '',
  descriptionEs: null,
  descriptionEn: null,
  pricePerDay: dollars(45),
  currency: USD,
  seats: 5,
  luggage: 2,
  type: 'sedan',
  transmission: 'automatic',
  brand: null,
  doors: null,
  fuel: null,
  features: [],
  specialFeatures: [],
  equipment: [],
  pictures: [],
  available: true,
  ...changes,
})
