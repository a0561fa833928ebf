const RATINGS = [4, 4.5, 5] as const

/**
 * The stars on a vehicle's card: decoration, spread evenly over the fleet, and the same at every visit.
 *
 * Source: rules.md, "Rating".
 */
export const rating = (vehicleId: number): 4 | 4.5 | 5 =>
  RATINGS[Math.floor(scattered(vehicleId) * 3) as 0 | 1 | 2]

/** From 0 to less than 1. Steps of the golden ratio: neighbours land far apart, and a small fleet has all three. */
const scattered = (n: number): number => (Math.imul(n, 0x9e3779b1) >>> 0) / 2 ** 32
