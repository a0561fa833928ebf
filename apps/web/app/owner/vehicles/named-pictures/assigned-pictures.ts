import { type NameableVehicle, namedVehicle } from '@nelly/domain/imports/named-vehicle'
import type { ChosenPicture } from './pictures-of-files.ts'

/** A picture with the vehicle that it is of; undefined while it is left out. */
export interface Assigned extends ChosenPicture {
  readonly vehicle: number | undefined
  /** Whether it was added a moment ago: it is added again only where somebody chooses its vehicle. */
  readonly isAdded: boolean
}

export const hasVehicle = (picture: Assigned): picture is Assigned & { vehicle: number } =>
  picture.vehicle !== undefined

/** What was added since the page was loaded: of pictures that are stored, nothing tells the file. */
const added = new Set<string>()
const keyOf = ({ name, size }: File, vehicle: number | undefined): string => `${vehicle} ${size} ${name}`

/** Remembers that a vehicle got a file, or that it did not get there. */
export function setAdded(file: File, vehicle: number | undefined, isThere = true): void {
  if (isThere) added.add(keyOf(file, vehicle))
  else added.delete(keyOf(file, vehicle))
}

/** Those that nothing tells first, as they wait for an answer; all others in the order of their names. */
export function assigned(found: readonly ChosenPicture[], nameable: readonly NameableVehicle[]): Assigned[] {
  const all = found.map((picture) => {
    const vehicle = namedVehicle(picture.path, nameable)
    const isThere = vehicle !== undefined && added.has(keyOf(picture.file, vehicle))
    return { ...picture, vehicle: isThere ? undefined : vehicle, isAdded: isThere }
  })
  return all.toSorted(
    (one, other) =>
      Number(hasVehicle(one)) - Number(hasVehicle(other)) ||
      one.path.localeCompare(other.path, undefined, { numeric: true }),
  )
}
