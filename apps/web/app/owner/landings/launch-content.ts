import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import type { LaunchContent } from '@nelly/domain/launch-checklist'

/** What the checklist looks at in a landing. */
export const launchContent = ({ vehicles, locations, metadata }: OwnedLandingDetail): LaunchContent => ({
  vehicles: vehicles.filter(({ isOnSale }) => isOnSale).length,
  places: locations.length,
  hasSearchTexts: metadata.title !== '' && metadata.description !== '',
})
