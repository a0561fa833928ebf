import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { startingSite } from '@nelly/contract/site/starting/starting-site'
import type { Money } from '@nelly/domain/money'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { coloursOf, type PreviewedLanding } from './previewed.ts'

/** A landing with what its site says: its own, or without one the texts that a new one begins with. */
export function withStartingSite(
  shown: PreviewedLanding,
  unnamed: string,
): PreviewedLanding & { site: SiteDocument } {
  const { site, places = [], vehicles = [] } = shown
  const onSale = vehicles.filter(({ isOnSale }) => isOnSale)
  return {
    ...shown,
    site:
      site ??
      startingSite({ logo: '', ...coloursOf(shown) }, shown.language ?? 'es', {
        name: shown.name.trim() || unnamed,
        jurisdiction: 'dominican',
        places: places.filter(({ isPickup }) => isPickup).map(({ name }) => name),
        vehicleCount: onSale.length,
        leastPrice: leastOf(onSale),
      }),
  }
}

/** The lowest price of a day. */
function leastOf(vehicles: readonly OwnedVehicle[]): Money | null {
  const [least] = vehicles.toSorted((one, other) => one.pricePerDay - other.pricePerDay)
  return least ? { minor: least.pricePerDay, currency: least.currency } : null
}
