import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { LaunchContent } from '@nelly/domain/landings/launch-checklist'
import { isOffered } from '@nelly/domain/places/places'

/** What the checklist looks at in a landing. */
export const launchContent = ({ vehicles, places, metadata }: OwnedLandingDetail): LaunchContent => ({
  vehicles: vehicles.filter(({ isOnSale }) => isOnSale).length,
  places: places.filter(isOffered).length,
  hasSearchTexts: metadata.title !== '' && metadata.description !== '',
})
