import type { OwnedPlace } from '@nelly/contract/places/places'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { placeChoices } from '@nelly/domain/places/places'
import type { PlaceholderFacts } from '@nelly/domain/site/placeholders'

/** What the placeholders of a landing's texts stand for, by what its owner has stored or typed. */
export function placeholderFacts(
  name: string,
  vehicles: readonly OwnedVehicle[],
  places: readonly OwnedPlace[],
): PlaceholderFacts {
  const [least] = vehicles
    .filter(({ isOnSale }) => isOnSale)
    .toSorted((one, other) => one.pricePerDay - other.pricePerDay)
  return {
    name,
    leastPrice: least ? { minor: least.pricePerDay, currency: least.currency } : null,
    ...placeChoices(places),
  }
}
