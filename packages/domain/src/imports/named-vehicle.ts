import { singleSpaced } from '../folded.ts'
import { plateKey } from '../units/plate.ts'

/** A vehicle as a file may name it. */
export interface NameableVehicle {
  readonly id: number
  readonly name: string
  /** Those of its units. */
  readonly plates: readonly string[]
}

/**
 * The vehicle that a photograph is of, by the name of its file or else of its folder, which begins with a plate or with the vehicle's
 * name: `A-123456 2.jpg`, `Kia Rio/front.png`. Undefined where they tell none, or several of one name.
 *
 * Source: rules.md, "Import".
 */
export function namedVehicle(path: string, vehicles: readonly NameableVehicle[]): number | undefined {
  const [file = '', folder = ''] = path.split(/[/\\]/).toReversed()
  return toldBy(file.replace(/\.\w+$/, ''), vehicles) ?? toldBy(folder, vehicles)
}

/** The vehicle of the longest beginning of a name that tells one. */
function toldBy(name: string, vehicles: readonly NameableVehicle[]): number | undefined {
  const words = wordsOf(name)
  for (let count = words.length; count > 0; count--) {
    const beginning = words.slice(0, count)
    const told = vehicles.filter((vehicle) => isToldBy(vehicle, beginning))
    if (told.length > 0) return told.length === 1 ? told[0]?.id : undefined
  }
  return undefined
}

const isToldBy = (vehicle: NameableVehicle, words: readonly string[]): boolean =>
  wordsOf(vehicle.name).join(' ') === words.join(' ') || hasPlate(vehicle, words.join(''))

/** Whether a vehicle has a unit with a plate, in whichever spelling. */
export const hasPlate = ({ plates }: Pick<NameableVehicle, 'plates'>, plate: string): boolean =>
  plates.some((one) => plateKey(one) === plateKey(plate))

const wordsOf = (name: string): string[] => singleSpaced(name).match(/[\p{L}\p{N}]+/gu) ?? []
