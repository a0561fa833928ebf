import { plateKey } from '../units/plate.ts'

/** A pool as far as its units can be told apart: how many it has, and the plates that are known, by number from 1. */
export interface PlatedUnits {
  readonly units: number
  readonly plates: ReadonlyMap<number, string>
}

/** Which units of two pools are the same cars. */
export interface PairedUnits {
  /** How many cars both have together. */
  readonly units: number
  /** The number in the kept pool of each unit of the joined one, in the order of its numbers. */
  readonly numbers: readonly number[]
}

/**
 * Pairs the units of two pools that an operator says have the same cars: units with one plate are one car, those with two are two, and
 * a unit without a plate is the first one that is left. What is in the joined pool alone becomes a further unit.
 *
 * Source: rules.md, "Availability".
 */
export function pairUnits(kept: PlatedUnits, joined: PlatedUnits): PairedUnits {
  const left = new Set(numbersOf(kept))
  const paired = new Map<number, number>()
  const take = (number: number, fits: (other: number) => boolean) => {
    const found = [...left].find(fits)
    if (found === undefined) return
    left.delete(found)
    paired.set(number, found)
  }
  const plateOf = ({ plates }: PlatedUnits, number: number) => plateKey(plates.get(number) ?? '')
  const plated = numbersOf(joined).filter((number) => plateOf(joined, number) !== '')
  const unplated = numbersOf(joined).filter((number) => plateOf(joined, number) === '')
  for (const number of plated) take(number, (other) => plateOf(kept, other) === plateOf(joined, number))
  for (const number of plated.filter((one) => !paired.has(one)))
    take(number, (other) => plateOf(kept, other) === '')
  for (const number of unplated) take(number, () => true)
  let units = kept.units
  const numbers = numbersOf(joined).map((number) => paired.get(number) ?? ++units)
  return { units, numbers }
}

const numbersOf = ({ units }: PlatedUnits): number[] => Array.from({ length: units }, (_, index) => index + 1)

/** The number in the kept pool of any unit of the joined one: a unit that it has no longer stays one that none has. */
export const pairedNumber = ({ units, numbers }: PairedUnits, unit: number): number =>
  numbers[unit - 1] ?? units + unit

/** The number that a unit of the kept pool had in the joined one: `pairedNumber` taken back. */
export function formerNumber({ units, numbers }: PairedUnits, unit: number): number {
  const index = numbers.indexOf(unit)
  return index < 0 ? Math.max(1, unit - units) : index + 1
}
