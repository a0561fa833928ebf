import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'

/**
 * A list in the order it is shown: vehicles that fit, that are too small for the party, that are taken on the dates,
 * that a rule refuses for the trip.
 */
export interface Ranked {
  readonly suiting: readonly OfferedVehicle[]
  readonly tooSmall: readonly OfferedVehicle[]
  readonly taken: readonly OfferedVehicle[]
  readonly refused: readonly OfferedVehicle[]
}

/** Sorts a list for a party of this size, or of any; within each part the landing's own order stays. */
export function ranked(vehicles: readonly OfferedVehicle[], party: number | undefined): Ranked {
  const seated = party ?? 0
  const allowed = vehicles.filter(({ refusedBy }) => !refusedBy)
  const free = allowed.filter(({ available }) => available !== false)
  return {
    suiting: free.filter(({ seats }) => seats >= seated),
    tooSmall: free.filter(({ seats }) => seats < seated),
    taken: allowed.filter(({ available }) => available === false),
    refused: vehicles.filter(({ refusedBy }) => refusedBy),
  }
}

/** The first vehicles of a list, in the order it is shown. */
export function firstOf({ suiting, tooSmall, taken, refused }: Ranked, count: number): Ranked {
  let left = count
  const first = (part: readonly OfferedVehicle[]) => {
    const shown = part.slice(0, left)
    left -= shown.length
    return shown
  }
  return { suiting: first(suiting), tooSmall: first(tooSmall), taken: first(taken), refused: first(refused) }
}

/** The rule that refuses every vehicle of a list of several, so that it is told once; none that a vehicle has by itself. */
export function commonRefusal({ suiting, tooSmall, taken, refused }: Ranked): BrokenRule | undefined {
  if (refused.length < 2 || suiting.length + tooSmall.length + taken.length > 0) return undefined
  const rules = refused.map(({ refusedBy }) => refusedBy)
  const [first] = rules
  const isCommon = rules.every((rule) => rule?.code === first?.code && !isOfVehicle(rule))
  return isCommon ? first : undefined
}

const isOfVehicle = (rule: BrokenRule | undefined): boolean =>
  rule !== undefined && 'by' in rule && rule.by === 'vehicle'
