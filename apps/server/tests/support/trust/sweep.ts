/** A rental as stored: instants as milliseconds, the end exclusive. */
export interface Rental {
  start: number
  end: number
}

/** The most of these rentals that are out at one instant, found by a sweep over all beginnings and ends. */
export function peakOf(rentals: readonly Rental[]): number {
  const steps = rentals.flatMap(({ start, end }) => [
    { at: start, by: 1 },
    { at: end, by: -1 },
  ])
  // A unit that is returned at an instant can be picked up at the same.
  steps.sort((a, b) => a.at - b.at || a.by - b.by)
  let out = 0
  let most = 0
  for (const { by } of steps) {
    out += by
    most = Math.max(most, out)
  }
  return most
}

/** The peak within a period. */
export const peakWithin = (rentals: readonly Rental[], { start, end }: Rental): number =>
  peakOf(
    rentals
      .map((one) => ({ start: Math.max(one.start, start), end: Math.min(one.end, end) }))
      .filter((one) => one.start < one.end),
  )
