import type { VehicleId } from '../ids.ts'
import { byPricePerDay, type PricedVehicle } from '../priced-vehicle.ts'
import type { SectionNamed } from './sections.ts'
import type { SiteDocument } from './site-document.ts'

type FleetSection = Pick<SectionNamed<'fleet'>, 'count' | 'order' | 'vehicles'>

/**
 * How many of the first vehicles the home page needs: as many as its largest section of vehicles shows, and one for its
 * photograph. Undefined for all of them, where a section chooses among them.
 */
export function homeVehicles({ sections }: SiteDocument): number | undefined {
  const fleets = sections.filter((section) => section.kind === 'fleet').filter(({ shown }) => shown)
  const needsAll = fleets.some(({ order, vehicles }) => order === 'price' || vehicles.length > 0)
  return needsAll ? undefined : Math.max(1, ...fleets.map(({ count }) => count))
}

/**
 * The vehicles that a section shows, of those on sale in the owner's order. A chosen one that is not on sale is left out; where none
 * is any more, it is as if none was chosen.
 */
export function fleetVehicles<Vehicle extends PricedVehicle>(
  { count, order, vehicles: chosen }: FleetSection,
  all: readonly Vehicle[],
): readonly Vehicle[] {
  const found = chosen.flatMap((id: VehicleId) => all.filter((vehicle) => vehicle.id === id))
  if (found.length > 0) return found
  const ordered = order === 'price' ? all.toSorted(byPricePerDay) : all
  return ordered.slice(0, count)
}
