import type { OfferedVehicle } from '@nelly/contract/public-site'

/** A list in the order it is shown: what suits, what is too small for the party, what is taken on the dates. */
export interface Ranked {
  readonly suiting: readonly OfferedVehicle[]
  readonly tooSmall: readonly OfferedVehicle[]
  readonly taken: readonly OfferedVehicle[]
}

/** Puts a list in order for a party of so many; within each part the landing's own order stays. */
export function ranked(vehicles: readonly OfferedVehicle[], persons: number): Ranked {
  const free = vehicles.filter(({ available }) => available !== false)
  return {
    suiting: free.filter(({ seats }) => seats >= persons),
    tooSmall: free.filter(({ seats }) => seats < persons),
    taken: vehicles.filter(({ available }) => available === false),
  }
}
