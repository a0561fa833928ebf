import type { PlaceId } from '../ids.ts'
import type { Rates } from './rates.ts'
import { withIds } from './with-ids.ts'

/** How many fees and one-way pairs of rates name a place; the next save leaves it out of them. Source: rules.md, "Places". */
export function countNaming(rates: Rates, place: PlaceId): number {
  const { missing } = withIds(rates, {
    vehicle: (id) => id,
    place: (id) => (id === place ? undefined : id),
  })
  return new Set(missing.map(({ path }) => /^(?:fees|oneWay\.pairs)\.\d+/.exec(path)?.[0] ?? path)).size
}
