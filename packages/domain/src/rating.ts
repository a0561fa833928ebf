const RATINGS = [4, 4.5, 5] as const

/**
 * The stars on a vehicle's card: decoration, spread evenly over the fleet, and the same at every visit.
 *
 * Source: rules.md, "Rating".
 */
export function rating(vehicleId: number): 4 | 4.5 | 5 {
  return RATINGS[(scattered(vehicleId) % 3) as 0 | 1 | 2]
}

/** MurmurHash3's last step: neighbours come out far apart. An unsigned 32-bit number. */
function scattered(n: number): number {
  let hash = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
