import type { SiteDocument } from './site-document.ts'

/** How many of the first vehicles the home page needs: as many as its largest section of vehicles shows, and one for its photograph. */
export const homeVehicles = ({ sections }: SiteDocument): number =>
  Math.max(1, ...sections.map((section) => (section.kind === 'fleet' && section.shown ? section.count : 0)))
