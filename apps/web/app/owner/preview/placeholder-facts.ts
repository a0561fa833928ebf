import type { OwnedPlace } from '@nelly/contract/places/places'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { placeChoices } from '@nelly/domain/places/places'
import { byPricePerDay, priceOfDay } from '@nelly/domain/priced-vehicle'
import type { PlaceholderFacts } from '@nelly/domain/site/placeholders'

/** What the placeholders of a landing's texts stand for, by what its owner has stored or typed. */
export function placeholderFacts(
  name: string,
  vehicles: readonly OwnedVehicle[],
  places: readonly OwnedPlace[],
): PlaceholderFacts {
  const [least] = vehicles.filter(({ isOnSale }) => isOnSale).toSorted(byPricePerDay)
  return {
    name,
    leastPrice: least ? priceOfDay(least) : null,
    ...placeChoices(places),
  }
}
