import type { Pool } from '@nelly/contract/pools/pools'

/** Pairs of pools that may be the same cars, each once. */
export function twinsOf(pools: readonly Pool[]): (readonly [Pool, Pool])[] {
  const byId = new Map(pools.map((pool) => [pool.id, pool]))
  return pools.flatMap((one) => {
    const twin = one.twin === null ? undefined : byId.get(one.twin)
    return twin && (one.id < twin.id || twin.twin !== one.id) ? [[one, twin] as const] : []
  })
}

/** The names of the landings that offer a pool. */
export const landingsOf = ({ offers }: Pool): string =>
  [...new Set(offers.map(({ landingName }) => landingName))].join(', ')
