import type { VehicleId } from '../ids.ts'
import type { SiteDocument } from './site-document.ts'

/**
 * What the site of a duplicated landing begins with: the same document with the new landing's vehicles in place of those that its
 * sections choose, and without a canonical address, which would be the original's. A chosen vehicle without a successor is left out.
 *
 * Source: rules.md, "Duplicating a landing".
 */
export const documentOfDuplicate = (
  document: SiteDocument,
  successor: (vehicle: VehicleId) => VehicleId | undefined,
): SiteDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === 'fleet'
      ? { ...section, vehicles: section.vehicles.flatMap((id) => successor(id) ?? []) }
      : section,
  ),
  search: { ...document.search, canonical: null },
})
