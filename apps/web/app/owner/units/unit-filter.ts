import type { OwnedUnit } from '@nelly/contract/units'
import { folded } from '@nelly/domain/folded'
import { plateKey } from '@nelly/domain/units/plate'

/** What a list of units can be narrowed to. */
export const UNIT_STATES = ['due', 'without-plate', 'out-of-service'] as const
export type UnitState = (typeof UNIT_STATES)[number]

/** A filter of the list; undefined and blank match everything. */
export interface UnitFilter {
  readonly search: string
  readonly state: UnitState | undefined
  readonly landing: number | undefined
}

/** Whether a unit is in a state. */
export function isIn(state: UnitState, unit: OwnedUnit): boolean {
  if (state === 'due') return unit.due.length > 0
  return state === 'without-plate' ? unit.plate === null : unit.isOutOfService
}

/**
 * The units that match: every word of the search is in the vehicle's name, the colour, the notes or the VIN, or all of it
 * is a part of the plate, whatever its blanks and hyphens.
 */
export function matchingUnits(
  units: readonly OwnedUnit[],
  { search, state, landing }: UnitFilter,
): OwnedUnit[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const plate = plateKey(search)
  return units.filter((unit) => {
    if (landing !== undefined && unit.landingId !== landing) return false
    if (state && !isIn(state, unit)) return false
    if (plate !== '' && plateKey(unit.plate ?? '').includes(plate)) return true
    const text = folded([unit.vehicleName, unit.colour, unit.notes, unit.vin, unit.year].join(' '))
    return words.every((word) => text.includes(word))
  })
}
