import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { featureIn, featureKey } from '@nelly/domain/common-words/features'
import { folded } from '@nelly/domain/folded'
import { FUELS, type Fuel } from '@nelly/domain/units/unit'
import { featureCounts, filterCounts, type VehicleFilters } from '@nelly/domain/vehicles/vehicle-filters'
import {
  TRANSMISSIONS,
  type Transmission,
  VEHICLE_TYPES,
  type VehicleType,
} from '@nelly/domain/vehicles/vehicle-options'

/** A value of a filter, and how many vehicles choosing it would leave. */
export interface Choice<Value> {
  readonly value: Value
  readonly count: number
}

/** The values of each filter. */
export interface FilterChoices {
  readonly capacity: readonly Choice<number>[]
  readonly luggage: readonly Choice<number>[]
  readonly types: readonly Choice<VehicleType>[]
  readonly transmissions: readonly Choice<Transmission>[]
  readonly brands: readonly Choice<string>[]
  readonly doors: readonly Choice<number>[]
  readonly fuels: readonly Choice<Fuel>[]
  readonly features: readonly Choice<string>[]
}

const ALWAYS = {
  capacity: [2, 4, 5, 7, 9],
  luggage: [2, 4, 6],
  types: ['suv', 'sedan', 'truck'] as readonly VehicleType[],
  transmissions: ['manual', 'semi_automatic', 'automatic'] as readonly Transmission[],
}

/**
 * The choices every list has, every further value of the fleet, and the values that are set. Features are as typed, in the order of their
 * words in the page's language.
 *
 * Source: rules.md, "Filters".
 */
export function filterChoices(
  fleet: readonly OfferedVehicle[],
  chosen: VehicleFilters,
  language: Language,
): FilterChoices {
  const of = <T>(value: (vehicle: OfferedVehicle) => T, selected: T | undefined): T[] => [
    ...fleet.map(value),
    ...(selected === undefined ? [] : [selected]),
  ]
  const types = new Set([...ALWAYS.types, ...of(({ type }) => type, chosen.type)])
  const gears = new Set([
    ...ALWAYS.transmissions,
    ...of(({ transmission }) => transmission, chosen.transmission),
  ])
  const counted = <
    Name extends 'capacity' | 'luggage' | 'type' | 'transmission' | 'brand' | 'doors' | 'fuel',
  >(
    name: Name,
    values: NonNullable<VehicleFilters[Name]>[],
  ) => withCounts(values, filterCounts(fleet, chosen, name, values))
  const doors = of(({ doors }) => doors, chosen.doors).filter((count) => count !== null)
  const fuels = new Set(of(({ fuel }) => fuel, chosen.fuel))
  const features = distinct(
    [...fleet.flatMap(featuresOf), ...(chosen.features ?? [])],
    featureKey,
    (feature) => featureIn(feature, language),
  )
  return {
    capacity: counted(
      'capacity',
      ascending([...ALWAYS.capacity, ...of(({ seats }) => seats, chosen.capacity)]),
    ),
    luggage: counted(
      'luggage',
      ascending([...ALWAYS.luggage, ...of(({ luggage }) => luggage, chosen.luggage)]),
    ),
    types: counted(
      'type',
      VEHICLE_TYPES.filter((type) => types.has(type)),
    ),
    transmissions: counted(
      'transmission',
      TRANSMISSIONS.filter((gear) => gears.has(gear)),
    ),
    brands: counted('brand', distinct([...fleet.map(({ brand }) => brand ?? ''), chosen.brand ?? ''])),
    doors: counted('doors', ascending(doors)),
    fuels: counted(
      'fuel',
      FUELS.filter((fuel) => fuels.has(fuel)),
    ),
    features: withCounts(features, featureCounts(fleet, chosen, features)),
  }
}

const withCounts = <Value>(values: readonly Value[], counts: readonly number[]): Choice<Value>[] =>
  values.map((value, index) => ({ value, count: counts[index] ?? 0 }))

const featuresOf = ({ features, specialFeatures }: OfferedVehicle) => [
  ...features,
  ...specialFeatures.map(({ name }) => name),
]

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** Texts of different keys, by default those that differ in more than case and accents, sorted by what is shown of them. */
const distinct = (words: readonly string[], keyOf = folded, shownAs = (word: string) => word): string[] =>
  [...new Map(words.filter((word) => word !== '').map((word) => [keyOf(word), word])).values()].sort(
    (a, b) => (folded(shownAs(a)) < folded(shownAs(b)) ? -1 : 1),
  )
