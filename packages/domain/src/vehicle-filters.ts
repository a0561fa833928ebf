import { folded } from './folded.ts'
import type { UsCents } from './money.ts'
import { isAutomatic, type Transmission, type VehicleType } from './vehicle-options.ts'

/** What a visitor narrows the list by; what is missing narrows nothing. Source: rules.md, "Filters". */
export type VehicleFilters = {
  /** Part of the vehicle's name, in any case, accented or not. */
  text?: string | undefined
  /** So many people at least. */
  capacity?: number | undefined
  /** So many pieces of luggage at least. */
  luggage?: number | undefined
  type?: VehicleType | undefined
  /** `automatic` includes its kin: CVT, DCT, AMT, Tiptronic, i-MMD. */
  transmission?: Transmission | undefined
  brand?: string | undefined
  maxPricePerDay?: UsCents | undefined
  /** Features and special features the vehicle must all have. */
  features?: readonly string[] | undefined
}

/** As much of a vehicle as the filters look at. */
export type Filterable = {
  name: string
  capacity: number
  luggage: number
  type: VehicleType
  transmission: Transmission
  brand?: string | null | undefined
  pricePerDay: UsCents
  features: readonly string[]
  specialFeatures?: readonly string[] | undefined
}

/** Whether the vehicle meets every filter that is set. Source: rules.md, "Filters". */
export function matches(vehicle: Filterable, filters: VehicleFilters): boolean {
  const { text, capacity, luggage, type, brand, maxPricePerDay } = filters
  return (
    (text === undefined || folded(vehicle.name).includes(folded(text))) &&
    (capacity === undefined || vehicle.capacity >= capacity) &&
    (luggage === undefined || vehicle.luggage >= luggage) &&
    (type === undefined || vehicle.type === type) &&
    (filters.transmission === undefined || shiftsAs(vehicle.transmission, filters.transmission)) &&
    (brand === undefined || folded(vehicle.brand ?? '') === folded(brand)) &&
    (maxPricePerDay === undefined || vehicle.pricePerDay <= maxPricePerDay) &&
    hasAll(vehicle, filters.features ?? [])
  )
}

const shiftsAs = (gear: Transmission, wish: Transmission): boolean =>
  wish === 'automatic' ? isAutomatic(gear) : gear === wish

function hasAll(vehicle: Filterable, chosen: readonly string[]): boolean {
  const has = new Set([...vehicle.features, ...(vehicle.specialFeatures ?? [])].map(folded))
  return chosen.every((feature) => has.has(folded(feature)))
}
