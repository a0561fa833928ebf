import { singleSpaced } from '../folded.ts'
import type { PoolId } from '../ids.ts'
import { plateKey } from '../units/plate.ts'
import type { PresentFleet, PresentUnit, PresentVehicle, PricedRow } from './fleet-plan.ts'

/** What a row is of: a unit that there is, one more of a vehicle, or the vehicle to add with this key. */
export type FleetTarget =
  | { readonly unit: PresentUnit; readonly vehicle: PresentVehicle | undefined }
  | { readonly more: PresentVehicle }
  | { readonly key: string }

/**
 * What each row is of, by its line: first known plates, then rows without a plate take the units without one of their vehicle, and new
 * plates those that are left; only what remains is more. So the same file twice adds nothing the second time.
 */
export function targetsOf(
  rows: readonly PricedRow[],
  present: PresentFleet,
): ReadonlyMap<number, FleetTarget> {
  const targets = new Map<number, FleetTarget>()
  const byPlate = new Map(
    present.units.map((unit) => [unit.plate === null ? '' : plateKey(unit.plate), unit]),
  )
  const ofPool = new Map(present.vehicles.toReversed().map((vehicle) => [vehicle.poolId, vehicle]))
  const named = vehiclesByName(present.vehicles)
  const unknown = new Map<PoolId, PresentUnit[]>()
  for (const unit of present.units)
    if (unit.plate === null) unknown.set(unit.poolId, [...(unknown.get(unit.poolId) ?? []), unit])

  const others: PricedRow[] = []
  for (const row of rows) {
    const unit = row.values.plate === undefined ? undefined : byPlate.get(plateKey(row.values.plate))
    if (unit) targets.set(row.line, { unit, vehicle: ofPool.get(unit.poolId) })
    else others.push(row)
  }
  const withoutPlateFirst = others.toSorted((one, other) => Number(hasPlate(one)) - Number(hasPlate(other)))
  for (const { line, values, refusals } of withoutPlateFirst) {
    const vehicle = vehicleOf(values, named)
    if (!vehicle) targets.set(line, { key: keyOfNew(values) })
    // A refused row takes no unit from another.
    else if (refusals.length > 0) targets.set(line, { more: vehicle })
    else {
      const unit = unknown.get(vehicle.poolId)?.shift()
      targets.set(line, unit ? { unit, vehicle } : { more: vehicle })
    }
  }
  return targets
}

const hasPlate = ({ values }: PricedRow) => values.plate !== undefined

/** The name of a vehicle to add: its brand and model, where the model does not begin with the brand. */
export function nameOf({ brand, model }: Pick<PricedRow['values'], 'brand' | 'model'>): string | undefined {
  if (model === undefined) return undefined
  return brand === undefined || `${singleSpaced(model)} `.startsWith(`${singleSpaced(brand)} `)
    ? model
    : `${brand} ${model}`
}

/** Whether a vehicle is the one that a row names, either of them with or without its brand. */
export function isNamed(
  values: PricedRow['values'],
  vehicle: Pick<PresentVehicle, 'name' | 'brand'>,
): boolean {
  const { brand, model } = values
  const name = nameOf(values)
  if (model === undefined || name === undefined) return false
  if (singleSpaced(vehicle.name) === singleSpaced(name)) return true
  const isOfBrand =
    brand === undefined || vehicle.brand === null || singleSpaced(vehicle.brand) === singleSpaced(brand)
  return isOfBrand && namesOf(vehicle).includes(singleSpaced(model))
}

/** Finds the units and vehicles that rows name, each plate and name compared with the fleet once. */
export function fleetLookup({ vehicles, units }: Pick<PresentFleet, 'vehicles' | 'units'>) {
  const byPlate = new Map(
    units.flatMap((unit) => (unit.plate === null ? [] : [[plateKey(unit.plate), unit] as const])),
  )
  const byName = new Map<string, readonly PresentVehicle[]>()
  return {
    unitOf: (plate: string): PresentUnit | undefined => byPlate.get(plateKey(plate)),
    vehiclesNamed(values: PricedRow['values']): readonly PresentVehicle[] {
      const key = JSON.stringify([values.brand, values.model])
      const found = byName.get(key) ?? vehicles.filter((vehicle) => isNamed(values, vehicle))
      byName.set(key, found)
      return found
    },
  }
}
export type FleetLookup = ReturnType<typeof fleetLookup>

/** The names by which a vehicle is looked for: its own, and that without its brand. */
function namesOf({ name, brand }: Pick<PresentVehicle, 'name' | 'brand'>): string[] {
  const [whole, before] = [singleSpaced(name), `${singleSpaced(brand ?? '')} `]
  return whole.startsWith(before) ? [whole, whole.slice(before.length)] : [whole]
}

function vehiclesByName(vehicles: readonly PresentVehicle[]): ReadonlyMap<string, readonly PresentVehicle[]> {
  const named = new Map<string, PresentVehicle[]>()
  for (const vehicle of vehicles)
    for (const name of namesOf(vehicle)) named.set(name, [...(named.get(name) ?? []), vehicle])
  return named
}

/** The vehicle of a row with another plate: of those with its name and of its kind, the one at its price, else the oldest. */
function vehicleOf(
  values: PricedRow['values'],
  named: ReadonlyMap<string, readonly PresentVehicle[]>,
): PresentVehicle | undefined {
  const { model, type, transmission, pricePerDay } = values
  const name = nameOf(values)
  if (model === undefined || name === undefined) return undefined
  const candidates = [
    ...(named.get(singleSpaced(name)) ?? []),
    ...(named.get(singleSpaced(model)) ?? []),
  ].filter(
    (vehicle) =>
      isNamed(values, vehicle) &&
      (type === undefined || vehicle.type === type) &&
      (transmission === undefined || vehicle.transmission === transmission),
  )
  return candidates.find((vehicle) => vehicle.pricePerDay === pricePerDay) ?? candidates[0]
}

/** Units of one vehicle to add are interchangeable: they have one name, kind, transmission and price. */
const keyOfNew = (values: PricedRow['values']): string =>
  JSON.stringify([singleSpaced(nameOf(values) ?? ''), values.type, values.transmission, values.pricePerDay])
