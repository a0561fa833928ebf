import { folded } from '../folded.ts'
import type { LandingId, PoolId } from '../ids.ts'

/** A pool with the vehicles that offer it. */
export interface OfferedPool {
  readonly id: PoolId
  readonly timezone: string
  readonly offers: readonly { readonly vehicleName: string; readonly landingId: LandingId }[]
}

/**
 * Pools that may be the same cars, as each landing had units of its own once: vehicles of one name offer them on two landings, in one
 * time zone, and no landing offers both.
 *
 * Source: rules.md, "Availability".
 */
export function twins(pools: readonly OfferedPool[]): ReadonlyMap<PoolId, PoolId> {
  const named = pools.map((pool) => ({
    ...pool,
    names: new Set(pool.offers.map(({ vehicleName }) => folded(vehicleName))),
    landings: new Set(pool.offers.map(({ landingId }) => landingId)),
  }))
  const found = named.flatMap((one) => {
    const twin = named.find(
      (other) =>
        other.id !== one.id &&
        other.timezone === one.timezone &&
        haveCommon(other.names, one.names) &&
        !haveCommon(other.landings, one.landings),
    )
    return twin ? [[one.id, twin.id] as const] : []
  })
  return new Map(found)
}

const haveCommon = <T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean =>
  [...some].some((one) => others.has(one))
