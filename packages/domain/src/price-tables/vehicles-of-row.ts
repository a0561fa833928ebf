import { singleSpaced } from '../folded.ts'
import { isNamed } from '../imports/fleet-targets.ts'
import { codeOf } from '../imports/fleet-words.ts'
import { hasPlate } from '../imports/named-vehicle.ts'
import type { TableVehicle } from './price-table.ts'
import type { NamingField } from './table-heads.ts'

/** What a row says of its vehicle; empty where it says nothing. */
export type NamingCells = Readonly<Record<NamingField, string>>

/**
 * The vehicles that a row names: by a plate, else by brand and model, else all of a class. A name that several vehicles have is refused, as one
 * of them may be meant.
 */
export function vehiclesOfRow(
  { plate, brand, model, type }: NamingCells,
  vehicles: readonly TableVehicle[],
): readonly TableVehicle[] | 'vehicle-unknown' | 'vehicle-ambiguous' {
  const byPlate = plate === '' ? [] : vehicles.filter((vehicle) => hasPlate(vehicle, plate))
  if (byPlate.length > 0) return only(byPlate)
  if (model !== '') {
    const whole = vehicles.filter(({ name }) => singleSpaced(name) === singleSpaced(model))
    const named = vehicles.filter((vehicle) => isNamed({ model, ...(brand !== '' && { brand }) }, vehicle))
    const found = brand === '' && whole.length > 0 ? whole : named
    if (found.length > 0) return only(found)
  }
  const words = model === '' && brand === '' ? type : brand === '' ? model : ''
  const ofClass = words === '' ? undefined : codeOf('type', words)
  const all = ofClass === undefined ? [] : vehicles.filter((vehicle) => vehicle.type === ofClass)
  return all.length > 0 ? all : 'vehicle-unknown'
}

const only = (found: readonly TableVehicle[]) => (found.length > 1 ? ('vehicle-ambiguous' as const) : found)
