import { featureKey } from '../common-words/features.ts'
import { folded } from '../folded.ts'
import type { MinorUnits } from '../money.ts'
import type { Fuel } from '../units/unit.ts'
import { isAutomatic, sameKind, type Transmission, typesNamed, type VehicleType } from './vehicle-options.ts'

/** A visitor's filters of the list; a missing filter matches everything. Source: rules.md, "Filters". */
export type VehicleFilters = {
  /** Part of the vehicle's name or the beginning of its type's, in any case, accented or not. */
  text?: string | undefined
  /** The least number of people. */
  capacity?: number | undefined
  /** The least number of pieces of luggage. */
  luggage?: number | undefined
  /** Includes types of the same kind: pickup and truck. */
  type?: VehicleType | undefined
  /** `automatic` includes CVT, DCT, AMT, Tiptronic and i-MMD. */
  transmission?: Transmission | undefined
  brand?: string | undefined
  /** The least number of doors; a vehicle of which it is not known has too few. */
  doors?: number | undefined
  fuel?: Fuel | undefined
  maxPricePerDay?: MinorUnits | undefined
  /** Of the trip that prices are shown for. */
  maxTotal?: MinorUnits | undefined
  /** Features and special features the vehicle must all have, in either language where they are usual words. */
  features?: readonly string[] | undefined
}

/** The fields of a vehicle that the filters look at. */
export type Filterable = {
  name: string
  seats: number
  luggage: number
  type: VehicleType
  transmission: Transmission
  brand?: string | null | undefined
  doors?: number | null | undefined
  fuel?: Fuel | null | undefined
  pricePerDay: MinorUnits
  /** The price of the trip, where it has dates. */
  total?: MinorUnits | undefined
  features: readonly string[]
  specialFeatures?: readonly { readonly name: string }[] | undefined
}

/** Whether the vehicle meets every filter that is set. Source: rules.md, "Filters". */
export function matches(vehicle: Filterable, filters: VehicleFilters): boolean {
  const { text, capacity, luggage, type, brand, doors, fuel, maxPricePerDay, maxTotal } = filters
  return (
    (text === undefined || isFoundBy(vehicle, text)) &&
    (capacity === undefined || vehicle.seats >= capacity) &&
    (luggage === undefined || vehicle.luggage >= luggage) &&
    (type === undefined || sameKind(type).includes(vehicle.type)) &&
    (filters.transmission === undefined || shiftsAs(vehicle.transmission, filters.transmission)) &&
    (brand === undefined || folded(vehicle.brand ?? '') === folded(brand)) &&
    (doors === undefined || (vehicle.doors ?? 0) >= doors) &&
    (fuel === undefined || vehicle.fuel === fuel) &&
    (maxPricePerDay === undefined || vehicle.pricePerDay <= maxPricePerDay) &&
    (maxTotal === undefined || (vehicle.total !== undefined && vehicle.total <= maxTotal)) &&
    hasAll(vehicle, filters.features ?? [])
  )
}

const isFoundBy = ({ name, type }: Filterable, text: string): boolean =>
  folded(name).includes(folded(text)) || typesNamed(text).has(type)

const shiftsAs = (gear: Transmission, filter: Transmission): boolean =>
  filter === 'automatic' ? isAutomatic(gear) : gear === filter

/**
 * For each of these values, how many vehicles would be left if a filter were set to it and the other filters stayed as
 * they are.
 *
 * Source: rules.md, "Filters".
 */
export function filterCounts<Name extends Exclude<keyof VehicleFilters, 'features'>>(
  vehicles: readonly Filterable[],
  filters: VehicleFilters,
  name: Name,
  values: readonly NonNullable<VehicleFilters[Name]>[],
): number[] {
  const others = vehicles.filter((vehicle) => matches(vehicle, { ...filters, [name]: undefined }))
  return values.map((value) => others.filter((vehicle) => matches(vehicle, { [name]: value })).length)
}

/**
 * For each of these features, how many vehicles would be left if it were chosen as well. Source: rules.md, "Filters".
 */
export function featureCounts(
  vehicles: readonly Filterable[],
  filters: VehicleFilters,
  features: readonly string[],
): number[] {
  const shown = vehicles.filter((vehicle) => matches(vehicle, filters)).map(featuresOf)
  return features.map((feature) => shown.filter((has) => has.has(featureKey(feature))).length)
}

function hasAll(vehicle: Filterable, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true
  const has = featuresOf(vehicle)
  return chosen.every((feature) => has.has(featureKey(feature)))
}

const featuresOf = ({ features, specialFeatures = [] }: Filterable): ReadonlySet<string> =>
  new Set([...features, ...specialFeatures.map(({ name }) => name)].map(featureKey))
