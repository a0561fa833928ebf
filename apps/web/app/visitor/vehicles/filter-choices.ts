import type { OfferedVehicle } from '@nelly/contract/public-site'
import { folded } from '@nelly/domain/folded'
import type { VehicleFilters } from '@nelly/domain/vehicle-filters'
import {
  TRANSMISSIONS,
  type Transmission,
  VEHICLE_TYPES,
  type VehicleType,
} from '@nelly/domain/vehicle-options'

/** What each filter offers. */
export interface FilterChoices {
  readonly capacity: readonly number[]
  readonly luggage: readonly number[]
  readonly types: readonly VehicleType[]
  readonly transmissions: readonly Transmission[]
  readonly brands: readonly string[]
  readonly features: readonly string[]
}

const ALWAYS = {
  capacity: [2, 4, 5, 7, 9],
  luggage: [2, 4, 6],
  types: ['suv', 'sedan', 'truck'] as readonly VehicleType[],
  transmissions: ['manual', 'semi_automatic', 'automatic'] as readonly Transmission[],
}

/**
 * The choices every list has, every further value in the fleet, and what the filters ask for already.
 *
 * Source: rules.md, "Filters".
 */
export function filterChoices(fleet: readonly OfferedVehicle[], chosen: VehicleFilters): FilterChoices {
  const of = <T>(value: (vehicle: OfferedVehicle) => T, asked: T | undefined): T[] => [
    ...fleet.map(value),
    ...(asked === undefined ? [] : [asked]),
  ]
  const types = new Set([...ALWAYS.types, ...of(({ type }) => type, chosen.type)])
  const gears = new Set([
    ...ALWAYS.transmissions,
    ...of(({ transmission }) => transmission, chosen.transmission),
  ])
  return {
    capacity: ascending([...ALWAYS.capacity, ...of(({ seats }) => seats, chosen.capacity)]),
    luggage: ascending([...ALWAYS.luggage, ...of(({ luggage }) => luggage, chosen.luggage)]),
    types: VEHICLE_TYPES.filter((type) => types.has(type)),
    transmissions: TRANSMISSIONS.filter((gear) => gears.has(gear)),
    brands: distinct([...fleet.map(({ brand }) => brand ?? ''), chosen.brand ?? '']),
    features: distinct([...fleet.flatMap(featuresOf), ...(chosen.features ?? [])]),
  }
}

const featuresOf = ({ features, specialFeatures }: OfferedVehicle) => [...features, ...specialFeatures]

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** Words that differ in more than case and accents, in order of the alphabet. */
const distinct = (words: readonly string[]): string[] =>
  [...new Map(words.filter((word) => word !== '').map((word) => [folded(word), word])).values()].sort(
    (a, b) => (folded(a) < folded(b) ? -1 : 1),
  )
