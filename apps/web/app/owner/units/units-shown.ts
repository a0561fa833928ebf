import type { OwnedUnit } from '@nelly/contract/units/units'

/** The units of a list, and what can be done with them. */
export interface UnitsShown {
  readonly units: readonly OwnedUnit[]
  /** Whether each has the name of its landing. */
  readonly nameLandings: boolean
  readonly onEdit: (unit: OwnedUnit) => void
}
